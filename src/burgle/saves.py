"""Games opened from what was written: a save, by playing its answers again, or a position in one line."""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from burgle.content.gamebooks import BadBook, GameBook, Pinned, fits, read_book, shipped
from burgle.content.library import book_in, build_rules, kept_rules
from burgle.course import Course
from burgle.game import SAVE_FORMAT, Game
from burgle.games import GAMES
from burgle.kernel import engine
from burgle.kernel.chance import seed_bytes
from burgle.kernel.rules import Rules
from burgle.position.reading import Heading, read_heading, read_state
from burgle.position.writing import PIN, SEED
from burgle.position.wrong import BadPosition


class LoadError(ValueError):
    """A save that cannot be opened, with the reason."""


def load(text: str, packs: Sequence[str | Path] | None = None) -> Game:
    """Open a game written by `to_json`, by playing its answers again and comparing the fingerprint."""
    header = read_header(text)
    folders = tuple(Path(pack) for pack in (header["packs"] if packs is None else packs))
    rules = rules_of(header, folders, own=packs is None)
    game = begun(header, rules, folders)
    seats = dict(header["seats"])
    for number, code in enumerate(header["codes"], 1):
        try:
            game.apply(code, seat=seats.get(number - 1, -1))
        except (engine.IllegalOption, engine.StaleDecision) as error:
            raise LoadError(f"answer {number} of this save is not legal: {error}") from None
    if game.hash() != header["hash"]:
        raise LoadError("this save ends in another position than it says")
    return game


def begun(header: Mapping[str, Any], rules: Rules, packs: tuple[Path, ...]) -> Game:
    """Set the game of a save up, or lay out the position that it began with."""
    seed = int(header["seed"], 16)
    if "position" not in header:
        return Game(rules, seed, header["first"], packs)
    try:
        return opened(read_heading(header["position"]), rules, header["position"], seed, packs)
    except BadPosition as error:
        raise LoadError(f"this save is damaged: {error}") from None


def rules_of(header: Mapping[str, Any], packs: tuple[Path, ...], own: bool) -> Rules:
    """Find the rulebook of a save: today's, else the one it brings along (`own`), else that of a past release."""
    options, spec = header["options"], GAMES.get(header["game"])
    if spec is None:
        raise LoadError(f"this save does not fit: there is no game {header['game']!r}")
    if header["version"] not in (spec.version, *spec.continues):
        raise LoadError(
            f"this save was made with {spec.id} {header['version']}, which this engine does not play any more"
        )
    pinned = Pinned(spec.id, header["version"], header["players"], header["content"], lambda tables: options)
    trouble = "there is no such content here"
    try:
        rules = build_rules(spec, header["players"], options, packs)
        if rules.version == header["version"] and fits(spec, book_in(rules), pinned):
            return rules
        trouble = f"{header['content']}, not {rules.content_hash}"
    except (OSError, ValueError) as error:  # no such option, or a pack that cannot be read
        trouble = str(error)
    for book in books_of(header, own):
        if fits(spec, book, pinned):
            try:
                return kept_rules(book, header["version"], header["players"], tuple(sorted(options.items())))
            except ValueError as error:
                trouble = str(error)
    raise LoadError(f"this save was made with other content: {trouble}")


def books_of(header: Mapping[str, Any], own: bool) -> Iterator[GameBook]:
    """List the books in which a save may be played on."""
    if own and header.get("book"):
        try:
            yield read_book(base64.b64decode(header["book"]))
        except (BadBook, TypeError, ValueError):
            raise LoadError("this save is damaged: book") from None
    yield from shipped(header["game"])


FIELDS: Mapping[str, type] = {
    "game": str, "version": int, "content": str, "players": int, "options": dict, "packs": list, "seed": str,
    "first": int, "codes": list, "hash": str,
}  # fmt: skip


def read_header(text: str) -> dict[str, Any]:
    """Read a save and check its form, so that bad input gets a clear word."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise LoadError("this is not a Burgle save: not JSON") from None
    if not isinstance(data, dict) or data.get("burgle") != SAVE_FORMAT:
        raise LoadError(f"this is not a Burgle save of format {SAVE_FORMAT}")
    for key, wanted in FIELDS.items():
        if not isinstance(data.get(key), wanted) or isinstance(data.get(key), bool):
            raise LoadError(f"this save is damaged: {key}")
    if not isinstance(data.get("position", ""), str):
        raise LoadError("this save is damaged: position")
    if not all(type(code) is int for code in data["codes"]):
        raise LoadError("this save is damaged: codes")
    seats = data.setdefault("seats", [])  # only where several decided at the same time, and not in turn order
    if not isinstance(seats, list) or not all(map(is_pair, seats)):
        raise LoadError("this save is damaged: seats")
    if not all(isinstance(text, str) for text in (*data["packs"], *data["options"].values())):
        raise LoadError("this save is damaged: packs or options")
    try:
        seed_bytes(int(data["seed"], 16))
    except ValueError:
        raise LoadError("this save is damaged: seed") from None
    if not -1 <= data["first"] < data["players"]:
        raise LoadError("this save is damaged: first")
    return data


def is_pair(entry: Any) -> bool:
    """Say whether something is a list of two whole numbers."""
    return isinstance(entry, list) and len(entry) == 2 and all(type(number) is int for number in entry)


def replay(text: str) -> Iterator[Game]:
    """Open a save move by move: the game after each answer."""
    header = read_header(text)
    full = load(text)
    game = begun(header, full.rules, full.packs)
    yield game
    seats = dict(header["seats"])
    for number, code in enumerate(header["codes"]):
        game.apply(code, seat=seats.get(number, -1))
        yield game


def from_position(text: str, *, packs: Sequence[str | Path] = (), seed: int | None = None) -> Game:
    """Open a position that `Game.position` has written: the game goes on from there.

    What a seat's own position does not tell is dealt from `seed`, or anew every time.
    """
    heading = read_heading(text)
    folders = tuple(Path(pack) for pack in packs)
    return opened(heading, rules_for(heading, folders), text.strip(), seed, folders)


def opened(heading: Heading, rules: Rules, text: str, seed: int | None, packs: tuple[Path, ...] = ()) -> Game:
    """Begin a game with a position."""
    fresh = secrets.randbits(256) if seed is None else seed
    st = read_state(rules, heading, seed_bytes(fresh))
    st.events = []
    if heading.eyes < 0:  # nothing is dealt; the seed is the one that its chance comes from, if that is told
        fresh = int(heading.parts[SEED].value, 16) if SEED in heading.parts else 0
    return Game(rules, fresh, -1, packs, course=Course(st, True), start=text)


def rules_for(heading: Heading, packs: tuple[Path, ...] = ()) -> Rules:
    """Find the rulebook that a position is pinned to: today's, or that of a past release."""
    if heading.game not in GAMES:
        raise BadPosition(9, "", "no-game", text=repr(heading.game), known=", ".join(GAMES))
    low, high = GAMES[heading.game].players
    if not low <= heading.players <= high:
        raise BadPosition(9, "", "players", game=GAMES[heading.game].title, low=low, high=high)
    header = {
        "game": heading.game, "version": heading.version, "players": heading.players, "content": heading.content,
        "options": dict(heading.options),
    }  # fmt: skip
    try:
        return rules_of(header, packs, own=False)
    except LoadError:
        spec, of = GAMES[heading.game], f"{heading.game} {heading.version}"
        why = "elsewhere" if heading.version in (spec.version, *spec.continues) else "version"
        raise BadPosition(heading.parts[PIN].at + 1, PIN, why, game=of) from None
