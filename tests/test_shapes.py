"""Everything that is shown has a type, and every field of a type is shown: views, events, answers and catalogues."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import inspect as types

import burgle
from burgle.campaign.log import fresh
from burgle.campaign.pack import assemble, read_pack
from burgle.campaign.play import begin
from burgle.content.library import build_rules
from burgle.content.smallest import smallest_campaign
from burgle.course import Course
from burgle.game import Game
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.contract import OPEN
from burgle.kernel.rules import Chapter
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State
from burgle.table.pages import PageReader
from burgle.table.play import counts_only
from burgle.view import notation
from burgle.view.catalogue import catalogue
from burgle.view.odds import odds
from burgle.view.paths import reach
from burgle.view.preview import preview
from burgle.view.shapes.catalogue import Catalogue
from burgle.view.shapes.join import heirs, part_of, view_type
from burgle.view.shapes.shape import Part, PlayerPart, Shape
from burgle.view.shapes.told import AttackCounts, BlockedView, GameEvent, Odds, Preview, WayThere
from burgle.view.table import view
from burgle.view.why import why_not
from tests.rules.book import written

PROTOCOL = (Path(__file__).resolve().parent.parent / "docs" / "protocol.md").read_text("utf-8")
SEEDS = (1, 2, 3, 4)
BOOKS = [build_rules(spec, 2, {}) for spec in GAMES.values()]
BOOKS += filter(None, map(smallest_campaign, GAMES.values()))


class Field(NamedTuple):
    """A field of a type, by its name."""

    shape: str
    name: str


def fields_in(found: types.Type, value: Any) -> Iterator[Field]:
    """The fields of types that a value really has; the value is known to fit."""
    if isinstance(found, types.StructType) and isinstance(value, dict):
        for field in found.fields:
            if field.encode_name in value:
                yield Field(found.cls.__name__, field.encode_name)
                yield from fields_in(field.type, value[field.encode_name])
    elif isinstance(found, types.UnionType):
        for one in found.types:
            yield from fields_in(one, value)
    elif isinstance(found, types.ListType) and isinstance(value, (list, tuple)):
        for item in value:
            yield from fields_in(found.item_type, item)
    elif isinstance(found, types.DictType) and isinstance(value, dict):
        for item in value.values():
            yield from fields_in(found.value_type, item)


def fields_of(found: types.Type, known: set[Field]) -> set[Field]:
    """All fields that a type and its parts have."""
    if isinstance(found, types.StructType):
        for field in found.fields:
            one = Field(found.cls.__name__, field.encode_name)
            if one not in known:
                known.add(one)
                fields_of(field.type, known)
    elif isinstance(found, types.UnionType):
        for part in found.types:
            fields_of(part, known)
    elif isinstance(found, types.ListType):
        fields_of(found.item_type, known)
    elif isinstance(found, types.DictType):
        fields_of(found.value_type, known)
    return known


class Eyes:
    """Holds values against types, and remembers which fields were there."""

    def __init__(self) -> None:
        self.seen: set[Field] = set()

    def look(self, value: Any, shape: type[Shape]) -> None:
        msgspec.convert(value, shape)
        self.seen |= set(fields_in(types.type_info(shape), value))


def nothing_else(st: State, chapter: Chapter) -> None:
    """A chapter shows no field that its own part does not name; and if it has none, nothing."""
    shown: dict[str, object] = {}
    chapter.show(st, -1, shown)
    part = part_of(chapter)
    named = {field.encode_name for field in msgspec.structs.fields(part)} if part else set()
    assert shown.keys() <= named, (
        f"{type(chapter).__name__} shows {sorted(shown.keys() - named)}, which no type names: add it to"
        f" {part.__name__ if part else type(chapter).__name__ + 'Part'} in burgle/view/shapes"
    )


def watch(game: Game, eyes: Eyes, dice: random.Random) -> None:
    """Play a random game and look at everything that anybody may see on the way."""
    shape, st = view_type(game.rules), game.state
    eyes.look(catalogue(game.rules), Catalogue)
    while not game.over:
        who = game.decision.who
        option = dice.choice(game.decision.options)
        rare = any(mark in notation.spell(st, option) for mark in ("swords", "from discard", "from play"))
        if rare or dice.random() < 0.1:
            eyes.look(game.view(who), shape)
        if "open" in game.view(-1)["decision"]:  # several are asked at the same time
            for seat in range(len(st.players)):
                eyes.look(game.view(seat), shape)
        if dice.random() < 0.05:
            eyes.look(view(st, dice.randrange(-1, len(st.players))), shape)
            for chapter in game.rules.chapters:
                nothing_else(st, chapter)
            eyes.look(odds(st), Odds)
            eyes.look(counts_only(odds(st)), AttackCounts)
            eyes.look(preview(st, who, option), Preview)
            for reason in why_not(st, who, "move nowhere"):
                eyes.look(asdict(reason), BlockedView)
            for way in list(reach(st, who).values())[:2]:
                eyes.look(msgspec.to_builtins(asdict(way)), WayThere)
        game.apply(option)
    eyes.look(game.view(0), shape)
    for event in game.events(0)[-200:]:
        eyes.look(event, GameEvent)


@pytest.fixture(scope="module")
def eyes(tmp_path_factory: pytest.TempPathFactory) -> Eyes:
    """What was seen in games of every kind, one of them with a house rule."""
    found, house = Eyes(), tmp_path_factory.mktemp("house")
    (house / "game.toml").write_text('[[service]]\nid = "rest"\nat = "market"\noffer = "heal 1"\n', "utf-8")
    watch(burgle.new_game("space", 2, 1, packs=[house]), found, random.Random("house"))
    for name in GAMES:
        for seed in SEEDS:
            dice = random.Random(f"{name} {seed}")
            seats = 2 + seed % 3
            below = name == "legacy" and seed % 2
            game = (
                burgle.new_game(name, seats, seed, side="underworld") if below else burgle.new_game(name, seats, seed)
            )
            watch(game, found, dice)
    watch(campaign_game(), found, random.Random("campaign"))
    watch(darkest_campaign(), found, random.Random("darkest"))
    look_at_pages(found)
    return found


def look_at_pages(eyes: Eyes) -> None:
    """What a table adds to the events that told a page of the story."""
    pack = read_pack(Path(__file__).resolve().parent.parent / "campaigns" / "three-nights")[0]
    game = begin(pack, fresh(pack), ("a", "b"), 1)
    reader = PageReader(pack, fresh(pack), ["Ann", "Ben"], [])
    told = [page for event in game._course.happened.listed() if (page := reader.page(game.state, event))]
    assert told
    for page in told:
        eyes.look(game.events(0)[0] | {"page": page}, GameEvent)


def darkest_campaign() -> Game:
    """A game of a campaign with contracts of one's own, marks and a rule in its slot."""
    lines = ["contract k1", "rule r1", "for each: (mark space A03; mark milestone)"]
    own = {
        "character": [{"id": "a"}, {"id": "b"}],
        "mission": [{"id": "1", "prologue": "1"}],
        "passage": [{"id": "1", "kind": "prologue", "lines": lines}],
        "contract": [{"id": "k1", "name": "Own", "kind": "solo b", "setup": "marker on A03", "if": "gold >= 99"}],
        "rule": [{"id": "r1", "slot": "10A", "hook": "step 2", "do": "gold 1"}],
    }
    facts = {"id": "box", "game": "darkest", "version": 1, "title": "Box", "awake": []}
    pack = assemble(facts, own, {"en": {}, "de": {}})
    return begin(pack, fresh(pack), ("a", "b"), 1)


def campaign_game() -> Game:
    """A game of a campaign, in which the table votes, stickers are put up and points of the story are to be had."""
    lines = ["vote road (upper: sticker inn | lower: sticker inn)", "for each: points 1"]
    sticker = [{"id": "inn", "kind": "space", "spots": ["A04", "A12"], "over": {"town": True}}]
    texts = [
        {"id": "1", "lines": lines},
        {"id": "13", "kind": "waypoint", "lines": ["choice lamp (on: gold 1 | off: stop)"]},
    ]
    rules = written(
        2,
        passage=texts,
        sticker=sticker,
        mission=[{"id": "1", "prologue": "1", "epilogue": "13"}],
        contract=[
            {
                "id": "k1",
                "name": "Crates",
                "setup": "place crate 2 on A12",
                "deliver": "crate to town",
                "always": "cheaper market 1",
            },
            {"id": "k2", "name": "Steps", "on": "entered town", "track": {"cubes": 3}},
        ],
        token=[{"id": "crate", "name": "Crate", "pool": "parcel", "copies": 0}],
        track=[{"id": "gauge", "range": [0, 4]}],
        goal=[{"id": "a11", "character": "a", "row": 1, "if": "gold >= 5"}],
        promotion=[{"id": "x", "name": "Second Wind", "character": "a", "section": "gold", "once": "heal 2"}],
    )
    zones = {"seats": [0, 1], "contracts": [OPEN] * 2, "promoted": [0], "checks": [12, 0, 0, 0]}
    st = new_state(rules, seed_bytes(3), 0, [], Opening(zones, {"game": 1}))
    return Game(rules, 3, 0, (), course=Course(st, True))


def test_everything_that_is_shown_has_a_type(eyes: Eyes) -> None:
    """The games were played under their eyes, and each thing that was shown fitted its type."""
    assert Field("GameView", "row") in eyes.seen


def test_every_field_of_a_type_is_shown_by_somebody(eyes: Eyes) -> None:
    known: set[Field] = set()
    for shape in (view_type(*BOOKS), GameEvent, Odds, AttackCounts, Preview, WayThere, BlockedView, Catalogue):
        fields_of(types.type_info(shape), known)
    assert len(known) > 200
    missing = sorted(known - eyes.seen)
    assert not missing, f"nobody shows {missing}"


def test_what_a_campaign_shows_is_written_down() -> None:
    """docs/protocol.md has a row for each field of its views."""
    section = PROTOCOL.partition("## What a game of a campaign shows")[2].partition("\n## ")[0]
    known: set[Field] = set()
    for part in (*heirs(Part), *heirs(PlayerPart)):
        if part.__module__ == "burgle.view.shapes.book":
            fields_of(types.type_info(part), known)
    assert len(known) > 30
    for field in known:
        assert f"`{field.name}`" in section, field


def test_a_field_that_no_type_names_is_refused() -> None:
    """So is a value of another type, and a field that is missing."""
    game = burgle.new_game("space", 2, 1)
    shape, shown = view_type(game.rules), game.view(0)
    msgspec.convert(shown, shape)
    for wrong in (shown | {"mood": 1}, shown | {"row": "none"}, {key: shown[key] for key in shown if key != "row"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, shape)
    shown["players"][0]["mood"] = 7
    with pytest.raises(msgspec.ValidationError, match="mood"):
        msgspec.convert(shown, shape)


def test_every_part_belongs_to_a_chapter_of_a_game() -> None:
    for kind in (Part, PlayerPart):
        used = {part for book in BOOKS for chapter in book.chapters if (part := part_of(chapter, kind))}
        built_on = {cls for part in used for cls in part.__mro__}
        assert not set(heirs(kind)) - built_on, "no chapter shows these"
        names = [part.__name__ for part in heirs(kind)]
        assert len(names) == len(set(names))


def test_a_view_of_any_game_lacks_only_what_some_game_lacks() -> None:
    """What all games show is always there for the page; what only some do may be missing."""
    found = types.type_info(view_type(*BOOKS))
    assert isinstance(found, types.StructType)
    required = {field.name: field.required for field in found.fields}
    assert required["row"] and required["bag"] and required["rage"]
    assert not required["ports"] and not required["tiles"] and not required["patron"]


def test_types_cost_nothing_while_a_game_runs() -> None:
    """Neither the engine nor a server loads them: they are for tests, for tools and for whoever reads."""
    code = "import sys, burgle, burgle.table.edge.app; burgle.new_game('space', 2, 1).view(0); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert "burgle.table.messages" in done.stdout.split()
    assert not [name for name in done.stdout.split() if name.startswith("burgle.view.shapes")]
