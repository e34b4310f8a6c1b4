"""The linter for packs: what loads, but would make no good game.

    for complaint in lint_pack("space", [Path("my_pack")]):
        print(complaint)

What cannot even be loaded is among the complaints, and all the rest is looked at as far as that goes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgle.chapters.artifacts import Artifacts
from burgle.chapters.banks import Banks
from burgle.chapters.devices import Devices
from burgle.chapters.secrets import Secrets
from burgle.chapters.tokens import Tokens
from burgle.content.feeding import EffectLine, every, feeding, texts
from burgle.content.library import STUMBLES, rules_from
from burgle.content.playable import blame_error, small_numbers, taken_out, unplayable
from burgle.content.tables import ContentError, Sources, nearest, read_tables
from burgle.games import GAMES
from burgle.games.spec import GameSpec, OptionError, PieceError
from burgle.kernel.conditions import Now, StandingClaim
from burgle.kernel.content import Card, Token
from burgle.kernel.effects import Each, Offer
from burgle.kernel.lint import Lint
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Rules

CARDS = ("cards.toml", "party.toml")  # a mistake here leaves the board as it is


@dataclass(frozen=True)
class Complaint:
    """Something a pack should not do: where, and what is wrong."""

    file: str
    line: int
    message: str

    @property
    def entry(self) -> str:
        """The entry it is about."""
        return self.message.partition(":")[0]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


def lint_pack(game: str | GameSpec, packs: Sequence[str | Path] = ()) -> list[Complaint]:
    """Check a game with packs laid over it; complaints come in the order of packs, files and lines."""
    spec = GAMES[game] if isinstance(game, str) else game
    folders = [Path(pack) for pack in packs]
    tables, sources = read_tables(spec.package, tuple(folders), spec.files, gather=True)
    rules, boards, used = load(spec, tables, sources)
    complaints = [Complaint(error.file, error.line, error.message) for error in sources.faults]
    spoilt = {complaint.entry for complaint in complaints}  # what else is odd about these may follow from that
    if rules is not None:
        found = Linter(spec, rules, boards, used, sources).complaints
        complaints += [complaint for complaint in found if complaint.entry not in spoilt]
    order = [str(path) for folder in folders for path in (folder, *(folder / name for name in spec.files))]
    order += [str(path) for folder in folders for path in sorted(folder.glob("*.toml"))] + list(spec.files)
    rank = {file: at for at, file in reversed(list(enumerate(order)))}
    return sorted(complaints, key=lambda complaint: (rank.get(complaint.file, len(order)), complaint.line))


def load(
    spec: GameSpec, tables: dict[str, Any], sources: Sources
) -> tuple[Rules | None, list[Rules], Mapping[str, Any]]:
    """Build the rulebook and those of all layouts, going on after mistakes; a board that makes none is left out."""
    own, _ = read_tables(spec.package, (), spec.files)
    players = spec.players[1]
    try:
        rules = with_pieces(spec, tables, own, sources)
        layouts = spec.layouts(tables) if spec.layouts is not None else []
        boards = [rules_from(spec, players, {spec.layout_option: name}, tables, sources) for name in layouts] or [rules]
        sound = all(Path(error.file).name in CARDS for error in sources.faults)
        return rules, boards if sound else [], tables
    except OptionError as error:
        sources.report(ContentError("board.toml", 0, str(error)))
    except STUMBLES as error:
        if isinstance(error, ContentError) and (error.line or not sources.faults):
            sources.report(error)
        elif not sources.faults:
            raise
    mixed: dict[str, Any] = {**own, **{name: tables[name] for name in ("card", "token", "artifact") if name in tables}}
    try:
        return rules_from(spec, players, {}, mixed, sources), [], mixed
    except STUMBLES:
        return None, [], mixed


def with_pieces(spec: GameSpec, tables: dict[str, Any], own: Mapping[str, Any], sources: Sources) -> Rules:
    """Build the rulebook; for a piece that cannot be read, such as a tile, the game's own is taken, or none."""
    while True:
        try:
            return rules_from(spec, spec.players[1], {}, tables, sources)
        except ContentError as error:
            piece = error.__cause__
            if not isinstance(piece, PieceError) or piece.id not in [entry["id"] for entry in tables[piece.table]]:
                raise
            sources.report(error)
            instead = [entry for entry in own[piece.table] if entry["id"] == piece.id]
            left = [entry for entry in tables[piece.table] if entry["id"] != piece.id]
            if tables[piece.table] == left + instead:
                raise
            tables[piece.table] = left + instead


class Linter:
    """Looks through one rulebook."""

    def __init__(
        self, spec: GameSpec, rules: Rules, boards: list[Rules], tables: Mapping[str, Any], sources: Sources
    ) -> None:
        self.spec, self.rules, self.sources = spec, rules, sources
        self.artifacts = {space.artifact for board in [rules, *boards] for space in board.spaces}  # that have a place
        self.complaints: list[Complaint] = []
        self.texts = list(texts(rules, tables, not spec.on_the_spot))
        for text in self.texts:
            self.check_text(text)
        for error in feeding(spec, rules, self.texts, sources):
            self.note(error)
        self.check_tokens(tables)
        self.check_cards(tables)
        for error in small_numbers(spec, rules, tables, sources):
            self.note(error)
        for board in boards:
            for error in unplayable(spec, board, tables, sources):
                self.note(error)

    def complain(self, entry: str, key: str, message: str, table: str = "") -> None:
        """Note a complaint about an entry's key, once."""
        self.note(self.sources.error(entry, key, message, table))

    def note(self, error: ContentError) -> None:
        """Note a complaint, once."""
        complaint = Complaint(error.file, error.line, error.message)
        if complaint not in self.complaints:
            self.complaints.append(complaint)

    def check_text(self, text: EffectLine) -> None:
        """Check one line of effects: its numbers, that it can be written down, that rivals are not asked."""
        lint = Lint()
        for effect in every(text.effect):
            effect.check(lint)
            inner = list(every(effect.body)) if isinstance(effect, Each) else []
            if not self.spec.rivals_choose and not all(part.simple for part in inner):
                lint.complain(f"'{effect.text()}' would put a question to rivals, who make no choices")
            if any(isinstance(part, Offer) and part.stays for part in inner):
                lint.complain(f"'{effect.text()}' would leave an offer open for rivals, whose turn it is not")
            if any(part.own_turn() for part in inner):
                lint.complain(f"'{effect.text()}' would do to rivals what belongs in one's own turn")
            if isinstance(effect, StandingClaim | Now) and effect.every > 99:
                lint.complain(f"nobody ever counts to {effect.every}")
        for message in lint.complaints:
            self.complain(text.entry, text.key, message, text.table)
        written = text.effect.text()
        try:
            read = Reader(self.rules, written, text.standing).whole().text()
        except WordError as error:
            read = str(error)
        if read != written:
            self.complain(text.entry, text.key, f"'{written}' does not read back: {read}", text.table)

    def check_tokens(self, tables: Mapping[str, Any]) -> None:
        """Check pools and grants, which are names that some chapter must know."""
        own, _ = read_tables(self.spec.package, (), self.spec.files)
        abilities = known_tags(self.spec, tables)
        laid_out = any(isinstance(chapter, Artifacts) for chapter in self.rules.chapters)  # each on its own space
        pools = {str(token["pool"]) for token in own.get("token", []) if "pool" in token} | {"artifact"}
        for chapter in self.rules.chapters:
            if isinstance(chapter, Tokens):
                pools |= set(chapter.pools)
            elif isinstance(chapter, Secrets | Banks):
                pools |= set(chapter.pools.names)
        values: dict[int, Token] = {}
        for token in self.rules.tokens:
            table = "artifact" if token.pool == "artifact" else "token"
            if token.pool not in pools:
                hint = nearest(token.pool, sorted(pools))
                self.complain(token.key, "pool", f"there is no pool {token.pool!r}{hint}", table)
            for tag in token.grants:
                name = self.rules.tags[tag]
                if name not in abilities:
                    hint = nearest(name, sorted(abilities))
                    self.complain(token.key, "grants", f"nothing asks for {name!r}{hint}", table)
            if token.pool == "artifact" and not token.value:
                self.complain(token.key, "value", "an artifact has a value", table)
            if not laid_out:
                continue
            if token.value and token.value not in self.artifacts:
                self.complain(token.key, "value", f"no space has the artifact number {token.value}", table)
            if token.value in values:
                for one, two in ((token, values[token.value]), (values[token.value], token)):
                    self.complain(one.key, "value", f"{two.key} has the value {token.value} too", table)
            if token.value:
                values[token.value] = token

    def check_cards(self, tables: Mapping[str, Any]) -> None:
        """Check that the decks can be dealt."""
        cards = self.rules.cards
        starters = sum(card.copies for card in cards if card.deck == "starter")
        if starters < self.rules.params.get("hand", 0):
            gone = taken_out(self.spec, tables, "card", lambda card: card.get("deck") == "starter")
            message = f"the starting deck has only {starters} cards"
            self.note(blame_error(self.sources, [("params", "hand", ""), *gone], message))
        for card in cards:
            self.check_kind(card)
            if card.deck == "reserve" and card.fight >= 0 and card.flips_to >= 0 and cards[card.flips_to].fight < 0:
                self.complain(card.key, "flips_to", f"{cards[card.flips_to].key} is no enemy", "card")

    def check_kind(self, card: Card) -> None:
        """Check that what a card says goes with what it is."""
        device = card.use is not None
        if device and not any(isinstance(chapter, Devices) for chapter in self.rules.chapters):
            self.complain(card.key, "use", "no card of this game is used where it lies", "card")
        elif device and card.cost < 0:
            self.complain(card.key, "use", "a device has a cost in Skill", "card")
        if card.use_cost is not None and not device:
            self.complain(card.key, "use_cost", "only a device is used", "card")
        for key, effect in {"play": card.play, "react": card.react}.items():
            if effect is not None and (device or card.fight >= 0):
                self.complain(card.key, key, "nobody ever has this card in hand", "card")


def known_tags(spec: GameSpec, tables: Mapping[str, Any]) -> set[str]:
    """Name the abilities that the chapters of a game ask for."""
    bare = Rules(spec.id, spec.title, spec.version, spec.players[1], dict(tables["params"]))
    for chapter in spec.chapters(tables, spec.players[1], {}):
        chapter.build(bare)
    return set(bare.tags)
