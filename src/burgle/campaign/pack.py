"""Packs: a campaign's box as data. Reads a folder `campaigns/<id>` and tells every mistake with file and line."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from burgle.content.entries import DataEntry
from burgle.content.gamebooks import GameBook, shipped
from burgle.content.library import book_of, todays
from burgle.content.tables import ContentError, Sources, first_id, merge, nearest, parse, read_text, with_ids
from burgle.games import GAMES
from burgle.games.spec import GameSpec
from burgle.games.story import remnants_in, revisions_in

MAIN: Final = "pack.toml"
FILES: Final = (
    MAIN, "cards.toml", "tokens.toml", "board.toml", "stickers.toml", "contracts.toml", "book.toml",
    "journals.toml", "growth.toml", "rules.toml",
)  # fmt: skip
# What else stands in a folder: texts, and routes for the tests.
ROUTES: Final = "routes.toml"
STORY: Final = "story"
LANGUAGES: Final = ("en", "de")
# The lists of entries that campaigns alone have, and other tables of theirs.
LISTS: Final = (
    "mission", "character", "name", "sticker", "contract", "passage", "promotion", "goal", "track", "moved", "milestone",
    "rule",
)  # fmt: skip
MAPS: Final = ("rival",)
# What a pack says about itself, in pack.toml.
FACTS: Final[Mapping[str, type]] = {
    "id": str, "game": str, "version": int, "title": str, "tagline": str, "cast": list, "names": list, "awake": list,
    "locked": list, "sealed": list, "packed": list, "sections": list,
}  # fmt: skip
FORMS: Final[Mapping[str, Mapping[str, type]]] = {
    "mission": {"id": str, "side": str, "prologue": str, "epilogue": str},
    "character": {"id": str, "name": str, "colour": str, "family": str, "after": bool},
    "moved": {"id": str, "to": str},
}
Texts = Mapping[str, Mapping[str, str]]  # passage (or what else has words) -> part -> text


@dataclass(frozen=True)
class Mission:
    """A row of the Mission Report before it is played: the side is "" if a passage or a vote decides it."""

    game: int
    side: str
    prologue: str
    epilogue: str


@dataclass(frozen=True, eq=False)
class Pack:
    """A campaign's box. Its tables are the game's own with the pack's laid over them; sealed pieces have no copies."""

    facts: Mapping[str, Any]
    own: Mapping[str, Any]  # the tables that the box brings, as they were written
    story: Mapping[str, Texts]  # language -> texts
    tables: Mapping[str, Any]
    copies: Mapping[str, int]  # of sealed pieces, once they are fetched: "card:c031" -> 2
    routes: tuple[Mapping[str, Any], ...] = ()
    known_by: str = ""  # the digest, where a vault has told it: so that nobody opens every text to find out
    base: GameBook | None = (
        None  # the game's own tables, where they are not today's: those that a vault was closed with
    )
    plays: int = 0  # and the version of the game's rules that it was closed with; 0: today's

    @property
    def id(self) -> str:
        """What it is called in commands and files."""
        return str(self.facts["id"])

    @property
    def game(self) -> str:
        """The game that it is a campaign of."""
        return str(self.facts["game"])

    @property
    def version(self) -> int:
        """Its edition."""
        return int(self.facts["version"])

    @property
    def title(self) -> str:
        """What it is called on the shelf."""
        return str(self.facts["title"])

    @property
    def locked(self) -> tuple[str, ...]:
        """Modules that the first game does not have (L1-187)."""
        return tuple(self.facts.get("locked", ()))

    @property
    def spec(self) -> GameSpec:
        """The rules that it is played by."""
        return GAMES[self.game]

    @cached_property
    def missions(self) -> tuple[Mission, ...]:
        """The games of the campaign in order."""
        rows = self.tables.get("mission", ())
        return tuple(
            Mission(int(row["id"]), row.get("side", ""), row.get("prologue", ""), row.get("epilogue", ""))
            for row in rows
        )

    @cached_property
    def characters(self) -> tuple[str, ...]:
        """The characters by their keys."""
        return tuple(row["id"] for row in self.tables.get("character", ()))

    @cached_property
    def roster(self) -> tuple[str, ...]:
        """The characters who may play before the campaign is over (L2-222)."""
        return tuple(row["id"] for row in self.tables.get("character", ()) if not row.get("after", False))

    @cached_property
    def digest(self) -> str:
        """The name of exactly this box: what it does and what it says."""
        if self.known_by:
            return self.known_by
        parts = [dict(self.facts), dict(self.own), self.story]
        text = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    def entry(self, table: str, id: str) -> Mapping[str, Any]:
        """Find an entry of a table."""
        for one in self.tables.get(table, ()):
            if one["id"] == id:
                found: Mapping[str, Any] = one
                return found
        raise KeyError(id)

    def text(self, lang: str, ref: str, part: str) -> str:
        """Find a text; "" if there is none."""
        return self.story.get(lang, {}).get(ref, {}).get(part, "")

    def parts(self, ref: str) -> list[str]:
        """List the parts of a text, in the order of the first language that has it."""
        for lang in self.story:
            if ref in self.story[lang]:
                return list(self.story[lang][ref])
        return []


def read_pack(folder: Path, gather: bool = False) -> tuple[Pack, Sources]:
    """Read a folder. A mistake is a ContentError; with `gather` all of them are listed in the sources."""
    sources = Sources(gather)
    if not (folder / MAIN).is_file():
        raise ContentError(str(folder), 0, f"a campaign is a folder with a {MAIN}, and this has none")
    facts = read_facts(folder, sources)
    tables, own = game_tables(facts, sources)
    for name in FILES:
        path = folder / name
        if path.is_file():
            with sources.attempt():
                found = parse(str(path), read_text(path), sources)
                found = known_tables(tables, found, str(path), sources, FACTS if name == MAIN else {})
                good = copy.deepcopy(found)
                merge(tables, found, str(path), sources)
                merge(own, good, str(path), Sources(gather))
    strange = sorted(p for p in folder.glob("*.toml") if p.name not in (*FILES, ROUTES))
    for path in strange:
        hint = nearest(path.name, list(FILES))
        sources.report(ContentError(str(path), 0, f"a campaign has {', '.join((*FILES, ROUTES))}{hint}"))
    check_rows(tables, sources)
    add_remnants(tables)
    copies = seal(tables, facts, sources)
    story = read_story(folder, sources)
    name_contracts(tables, story)
    return Pack(facts, own, story, tables, copies, read_routes(folder, sources)), sources


def name_contracts(tables: Mapping[str, Any], story: dict[str, dict[str, dict[str, str]]]) -> None:
    """A name in the table of a contract is its name in the first language, if the texts have none."""
    for row in tables.get("contract", ()):
        if isinstance(row.get("name"), str):
            story[LANGUAGES[0]].setdefault(row["id"], {}).setdefault("name", row["name"])


def assemble(
    facts: Mapping[str, Any],
    own: Mapping[str, Any],
    story: Mapping[str, Texts],
    digest: str = "",
    base: GameBook | None = None,
    plays: int = 0,
) -> Pack:
    """Put a pack together from its own parts, which are known to be good, and the game's tables: today's, if not told."""
    sources = Sources()
    tables, _ = game_tables(facts, sources, base)
    merge(tables, copy.deepcopy(dict(own)), MAIN)
    add_remnants(tables)
    return Pack(facts, own, story, tables, seal(tables, facts, sources), known_by=digest, base=base, plays=plays)


@lru_cache(maxsize=16)
def based_on(pack: Pack, base: GameBook) -> Pack:
    """Give a box as it is with the tables of another release under it."""
    return assemble(pack.facts, pack.own, pack.story, pack.digest, base, pack.plays)


def as_released(pack: Pack) -> Iterator[Pack]:
    """Give a box as it may have been played: with its own tables under it, then with those of past releases."""
    yield pack
    known = {base_of(pack).key}
    for book in (todays(pack.spec), *shipped(pack.game)):
        if book.key not in known:
            known.add(book.key)
            yield based_on(pack, book)


def base_of(pack: Pack) -> GameBook:
    """The game's tables that a box lies over."""
    return todays(pack.spec) if pack.base is None else pack.base


def game_tables(
    facts: Mapping[str, Any], sources: Sources, base: GameBook | None = None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give the tables of the game; and the pack's own, still empty."""
    spec = GAMES[facts["game"]]
    today, of_game = book_of(spec.id, (), ())
    tables = copy.deepcopy(dict((base or today).tables))
    sources.texts = list(of_game.texts)
    sources.known = {name: {entry["id"] for entry in table} for name, table in tables.items() if with_ids(table)}
    for key in ("awake", "names", "sections"):
        if key in facts or key != "sections":
            tables[key] = list(facts.get(key, ()))
    return tables, {}


def add_remnants(tables: dict[str, Any]) -> None:
    """Give a box the stickers of the spaces that its texts may destroy, and of the numbers that its rules revise."""
    made = [*remnants_in(tables), *revisions_in(tables)]
    if made:
        tables["sticker"] = [*tables.get("sticker", []), *made]


def known_tables(
    tables: Mapping[str, Any], found: Mapping[str, Any], file: str, sources: Sources, facts: Mapping[str, type]
) -> dict[str, Any]:
    """Refuse tables that neither the game nor a campaign has: nobody would ever look at them."""
    good: dict[str, Any] = {}
    for name, table in found.items():
        if name in facts:
            continue
        if name not in (*tables, *LISTS, *MAPS) or name in FACTS:
            line = sources.line(file, (name,)) or sources.line(file, (f"[{name}]", first_id(table)))
            hint = nearest(name, [*facts, *tables, *LISTS, *MAPS])
            sources.report(ContentError(file, line, f"{name}: there is no such table{hint}"))
        else:
            good[name] = table
    return good


def read_facts(folder: Path, sources: Sources) -> dict[str, Any]:
    """Read what a pack says about itself."""
    path = folder / MAIN
    quiet = Sources()
    found = parse(str(path), read_text(path), quiet)
    for key in ("id", "game", "version", "title"):
        if key not in found:
            raise ContentError(str(path), 1, f"{key} is missing")
    for key, sort in FACTS.items():
        if key in found and not isinstance(found[key], sort):
            raise ContentError(str(path), quiet.line(str(path), (key,)), f"{key}: expected a {sort.__name__}")
    if found["game"] not in GAMES:
        hint = nearest(found["game"], list(GAMES))
        line = quiet.line(str(path), ("game",))
        raise ContentError(str(path), line, f"game: there is no game {found['game']!r}{hint}")
    if GAMES[found["game"]].campaign is None:
        line = quiet.line(str(path), ("game",))
        raise ContentError(str(path), line, f"game: {found['game']} has no campaigns")
    return {key: found[key] for key in FACTS if key in found}


def check_rows(tables: Mapping[str, Any], sources: Sources) -> None:
    """Look at missions and characters, which nobody else reads."""
    for table, form in FORMS.items():
        for fields in tables.get(table, []):
            with sources.attempt():
                entry = DataEntry(fields["id"], fields, dict(form), sources, table)
                for key in ("prologue",) if table == "mission" else ():
                    entry.required(key)
    numbers = [row["id"] for row in tables.get("mission", ())]
    if not numbers:
        sources.report(sources.error("mission", "", "a campaign has at least one game"))
    for n, id in enumerate(numbers, 1):
        if id != str(n):
            sources.report(sources.error(id, "", f"games are numbered from 1 on; this one would be {n}", "mission"))
    if not tables.get("character"):
        sources.report(sources.error("character", "", "a campaign has characters"))


def seal(tables: dict[str, Any], facts: Mapping[str, Any], sources: Sources) -> dict[str, int]:
    """Take out of play what nobody has fetched yet; say how many copies of it there will be.

    Everything that the pack brings is sealed but what it lists as `packed`; of the game's own pieces those in `sealed`.
    """
    copies: dict[str, int] = {}
    every: set[str] = set()
    for sort in ("card", "token"):
        own = sources.known[sort]
        entries = []
        for entry in tables[sort]:
            id = entry["id"]
            every.add(id)
            if id not in facts.get("packed", ()) and (id not in own or id in facts.get("sealed", ())):
                copies[f"{sort}:{id}"] = int(entry.get("copies", 1))
                entry = {**entry, "copies": 0, "stored": copies[f"{sort}:{id}"]}
            entries.append(entry)
        tables[sort] = entries
    for key in ("sealed", "packed"):
        for id in facts.get(key, ()):
            if id not in every:
                file, line = sources.quoted(id)
                sources.report(ContentError(file or MAIN, line, f"{key}: there is no card or token {id!r}"))
    return copies


def read_story(folder: Path, sources: Sources) -> dict[str, dict[str, dict[str, str]]]:
    """Read the texts of all languages: `[31]` with its parts, `[31.lamp]` with the labels of a choice."""
    story: dict[str, dict[str, dict[str, str]]] = {}
    for lang in LANGUAGES:
        found: dict[str, dict[str, str]] = {}
        for path in sorted((folder / STORY / lang).glob("*.toml")):
            with sources.attempt():
                for ref, parts in parse(str(path), read_text(path), sources).items():
                    if not isinstance(parts, dict):
                        line = sources.line(str(path), (ref,))
                        raise ContentError(str(path), line, f"{ref}: texts stand in a table, such as [31]")
                    if ref in found:
                        raise ContentError(str(path), sources.line(str(path), (ref,)), f"[{ref}] was told before")
                    found[ref] = dict(flat(parts))
        story[lang] = found
    return story


def flat(parts: Mapping[str, Any], at: str = "") -> Iterator[tuple[str, str]]:
    """Give texts within texts a dotted name."""
    for key, value in parts.items():
        if isinstance(value, dict):
            yield from flat(value, f"{at}{key}.")
        else:
            yield at + key, str(value).strip()


def read_routes(folder: Path, sources: Sources) -> tuple[Mapping[str, Any], ...]:
    """Read the routes that a test replays."""
    path = folder / ROUTES
    if not path.is_file():
        return ()
    with sources.attempt():
        found = parse(str(path), read_text(path), sources).get("route", [])
        return tuple(copy.deepcopy(found))
    return ()
