"""Addresses and the ledger: everything that is numbered has a readable name, and keeps its number whatever is added."""

from __future__ import annotations

import copy
import importlib.util
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from burgle.chapters.entering import Entering
from burgle.chapters.leaps import FarKind
from burgle.chapters.offers import Offers
from burgle.content.gamebooks import shipped
from burgle.content.ledger import FILE, OF_CHAPTERS, OF_TABLES, missing, read_ledger
from burgle.content.library import build_rules, kept_rules, rules_from, todays
from burgle.content.tables import Sources, merge, read_tables
from burgle.games import GAMES
from burgle.games.catacombs.dungeon import Dungeon
from burgle.games.spec import GameSpec
from burgle.kernel.addresses import address_of, effect_at, listed, number_of
from burgle.kernel.chance import seed_bytes
from burgle.kernel.effects import Blank
from burgle.kernel.encode import decode, encode, state_hash
from burgle.kernel.engine import answer
from burgle.kernel.numbering import ShapeError
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.start import new_state
from burgle.kernel.written import PLACES

ROOT = Path(__file__).parents[1]
SORTS = ("card", "token", "space", "path", "frame", "action", "effect")
SOME_LAYOUTS = 6


def tool() -> ModuleType:
    """What `make ledger` runs."""
    spec = importlib.util.spec_from_file_location("ledger_tool", ROOT / "tools" / "ledger.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tables_of(game: str) -> dict[str, Any]:
    """A game's own tables, to be changed at will."""
    return copy.deepcopy(dict(todays(GAMES[game]).tables))


def boards(spec: GameSpec) -> list[dict[str, str]]:
    """Options for some boards of a game."""
    every = spec.layouts(todays(spec).tables) if spec.layouts else []
    return [{spec.layout_option: layout} for layout in every[:: max(1, len(every) // SOME_LAYOUTS)]] or [{}]


def written(game: str, tables: dict[str, Any], options: dict[str, str], spec: GameSpec | None = None) -> Rules:
    """A rulebook from changed tables."""
    return rules_from(spec or GAMES[game], 2, options, tables, Sources())


def numbers(rules: Rules) -> dict[str, int]:
    """Every address of a rulebook and its number."""
    return {a: n for sort in SORTS for n, a in enumerate(listed(rules, sort)) if a}


@cache
def plain(game: str, board: int) -> dict[str, int]:
    """The numbers of a game as it is shipped."""
    return numbers(written(game, tables_of(game), boards(GAMES[game])[board]))


# ---------------------------------------------------------------- the ledger as it is


@pytest.mark.parametrize("game", list(GAMES))
def test_the_ledger_is_up_to_date(game: str) -> None:
    """Whatever is new in tables or chapters must have its number for good before a release."""
    spec = GAMES[game]
    books = [*tool().books(spec), *(build_rules(spec, players, {}) for players in range(spec.players[0], 3))]
    told = tool().told(spec)
    known = read_ledger(spec.package)
    gone = [a for s in OF_CHAPTERS for a in known[s] if not any(a in listed(r, s) for r in (*books, *told))]
    hint = (
        f"run `make ledger`; but what was only renamed keeps its line, under its new name. Not there any more: {gone}"
    )
    assert missing(known, books) == {}, hint
    assert not missing(known, told).keys() & set(OF_CHAPTERS), hint


@pytest.mark.parametrize("game", list(GAMES))
def test_the_ledger_says_everything_once(game: str) -> None:
    ledger = read_ledger(GAMES[game].package)
    every = {*OF_CHAPTERS, *OF_TABLES, *PLACES}
    assert set(ledger) <= every and every - set(ledger) <= {"tile"}
    for sort, addresses in ledger.items():
        assert len(set(addresses)) == len(addresses)
        assert all(("/" in a) if sort == "effect" else a.startswith(f"{sort}:") for a in addresses), sort


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_was_taken_out_of_the_ledger(game: str) -> None:
    """What a release has numbered stays where it is."""
    now = read_ledger(GAMES[game].package)
    for book in shipped(game):
        for sort, addresses in book.tables.get("ledger", {}).items():
            assert now[sort][: len(addresses)] == addresses


def test_the_tool_adds_at_the_end() -> None:
    """A card in the first place of its table is the last of the ledger."""
    tables = tables_of("space")
    tables["card"].insert(0, {"id": "novel", "name": "Novel", "cost": 1, "play": "skill 1; boot 1"})
    new = missing(read_ledger(GAMES["space"].package), [written("space", tables, {})])
    assert new == {
        "card": ["card:novel"],
        "effect": ["card:novel/play/1", "card:novel/play/1/1", "card:novel/play/1/2"],
    }
    text = (ROOT / "src/burgle/games/space" / FILE).read_text("utf-8")
    ending = "card:novel\ncard:novel/play/1\ncard:novel/play/1/1\ncard:novel/play/1/2\n"
    assert tool().added(text, new) == text + ending


# ---------------------------------------------------------------- numbers stay


def first_card(tables: dict[str, Any]) -> None:
    """A new card before all others."""
    cost = {"id": "novel", "name": "Novel", "cost": 1, "play": "choose(skill 1 | boot 1); sword 1"}
    tables["card"].insert(0, cost)


def first_token(tables: dict[str, Any]) -> None:
    """A new token before all others."""
    pool = tables["token"][0]["pool"]
    tables["token"].insert(0, {"id": "novelty", "name": "Novelty", "pool": pool, "use": "skill 2"})


def longer_text(tables: dict[str, Any]) -> None:
    """More on a card that is there."""
    card = next(card for card in tables["card"] if "play" in card)
    card["play"] += "; choose(skill 1 | boot 1)"
    card["acquire"] = "sword 1"


def shorter_text(tables: dict[str, Any]) -> None:
    """Less on every card."""
    for card in tables["card"]:
        if ";" in card.get("play", ""):
            card["play"] = "skill 1"


def new_space(tables: dict[str, Any]) -> None:
    """A new space, first of its part of the board, with a path and a reward."""
    if "tile" in tables:
        tables["tile"][0]["rooms"] = ["D mi: W1[f]", *tables["tile"][0]["rooms"][:2], "C -: S1 S2"]
        tables["tile"][0]["links"].insert(0, "A-D")
        tables["tile"].insert(0, {"id": "S7", "rooms": ["A g1: N1 E1", "B -: S1 W1"], "links": ["A-B"]})
        return
    for module in tables["module"]:
        first = next(iter(module["space"]))
        module["space"] = {"99": {"name": "Nook", "at": [1, 1], "reward": "skill 1"}, **module["space"]}
        module["paths"].insert(0, f"{first}-99")


def other_order(tables: dict[str, Any]) -> None:
    """Everything the other way round."""
    for name in ("card", "token", "artifact"):
        tables.get(name, []).reverse()
    for module in tables.get("module", []):
        module["space"] = dict(reversed(module["space"].items()))
        module["paths"].reverse()


def test_a_new_tile_has_the_rooms_that_it_says() -> None:
    """In Catacombs the dungeon itself numbers tiles, too; its rooms are those of the board."""
    tables = tables_of("catacombs")
    before = next(c for c in written("catacombs", tables, {}).chapters if isinstance(c, Dungeon))
    new_space(tables)
    rules = written("catacombs", tables, {})
    dungeon = next(chapter for chapter in rules.chapters if isinstance(chapter, Dungeon))
    assert [tile.key for tile in dungeon.tiles[:-1]] == [tile.key for tile in before.tiles]
    for tile in dungeon.tiles:
        part = tile.key if tile.square else tile.key[:-1]
        assert tile.rooms and all(rules.spaces[room].key.startswith(part) for room in tile.rooms), tile.key
    for tile, old in zip(dungeon.tiles, before.tiles, strict=False):
        assert [room for room in tile.rooms if room in old.rooms] == old.rooms


@pytest.mark.parametrize("change", [first_card, first_token, longer_text, shorter_text, new_space, other_order])
@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_moves(game: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Content that is added, laid over or put elsewhere leaves every number as it was, on every board."""
    tables = tables_of(game)
    change(tables)
    for board, options in enumerate(boards(GAMES[game])):
        rules, before = written(game, tables, options), plain(game, board)
        now = numbers(rules)
        assert before.items() <= now.items(), {a: n for a, n in before.items() if now.get(a) != n}
        assert all(n >= 0 for n in now.values())
        if change is shorter_text:
            gone = [a for a in before if "/" in a and isinstance(effect_at(rules, a), Blank)]
            assert gone and all(a.count("/") > 2 for a in gone)
        if change in (first_card, first_token, longer_text, new_space):
            assert len(now) > len(before)


def test_without_a_ledger_a_card_moves_the_others() -> None:
    """That is what the ledger is for; and how books are numbered that have none."""
    tables = tables_of("space")
    del tables["ledger"]
    assert numbers(written("space", tables, boards(GAMES["space"])[0])) == plain("space", 0)
    first_card(tables)
    now, before = numbers(written("space", tables, {})), plain("space", 0)
    moved = [a for a, n in before.items() if now[a] != n]
    assert {a.partition(":")[0] for a in moved} == {"card", "token"}  # effects of tokens come behind those of cards
    assert len(moved) > 400


def test_a_sticker_gives_no_other_effect_another_number() -> None:
    """It was 478 of 514 effects."""
    legacy = GAMES["legacy"]
    tables, sources = read_tables(legacy.package, (), legacy.files)
    before = rules_from(legacy, 4, {}, tables, sources)
    stuck = copy.deepcopy(tables)
    merge(stuck, {"card": [{"id": "burgle", "play": "skill 1; clank -1"}]}, "sticker")
    after = rules_from(legacy, 4, {}, stuck, sources)
    changed = [n for n, effect in enumerate(before.effects) if after.effects[n].text() != effect.text()]
    assert changed == [number_of(before, "card:burgle/play/1")]


@pytest.mark.parametrize("game", ["space", "catacombs"])
def test_a_chapter_in_the_middle_moves_no_action_and_no_frame(game: str) -> None:
    """Frames and actions of the others keep their numbers, also in a book that has no ledger."""
    spec = GAMES[game]

    def more(tables: Any, players: int, options: Any) -> list[Chapter]:
        chapters = spec.chapters(tables, players, options)
        extra: list[Chapter] = [Entering()] if "action:use-offer" in plain(game, 0) else [Entering(), Offers()]
        return [*extra, *chapters]

    tables = tables_of(game)
    for ledger in (True, False):
        if not ledger:
            del tables["ledger"]
        rules = written(game, tables, boards(spec)[0], replace(spec, chapters=more))
        assert plain(game, 0).items() <= numbers(rules).items()
        assert number_of(rules, "frame:entry") == len(rules.kinds) - 1
        names = [address_of(rules, "action", action.kind) for action in rules.actions]
        assert names[0] == "action:use-offer" and len(set(names)) == len(
            names
        )  # the order is still that of the chapters


def test_two_of_one_name_are_refused() -> None:
    """A kind of frame, or an action, whose name is taken says another one."""
    rules = build_rules(GAMES["legacy"], 2, {})
    far = next(kind for kind in rules.kinds if isinstance(kind, FarKind))
    with pytest.raises(ShapeError, match="frame:far"):
        rules.frame(far)
    with pytest.raises(ShapeError, match="end turn"):
        rules.action(next(action for action in rules.actions if action.name == "end turn"))


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy"])
def test_books_of_the_first_release_are_numbered_as_they_were(game: str) -> None:
    """They have no ledger: spaces, cards and tokens stand as their tables have them, effects as they were read."""
    book = list(shipped(game))[-1]
    assert "ledger" not in book.tables
    spec = GAMES[game]
    rules = kept_rules(book, spec.continues[0] if spec.continues else spec.version, 2, ())
    assert [card.key for card in rules.cards] == [card["id"] for card in book.tables["card"]]
    tokens = [*book.tables["token"], *book.tables.get("artifact", [])]
    assert [token.key for token in rules.tokens] == [token["id"] for token in tokens]
    owners = [a.partition(":")[0] for a in rules.effect_addresses]
    assert owners == sorted(owners, key=["space", "card", "token", "bank", "franchise"].index)


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_has_an_address_and_back(game: str) -> None:
    rules = build_rules(GAMES[game], 3, {})
    for sort in SORTS:
        addresses = [a for a in listed(rules, sort) if a]
        assert addresses and len(set(addresses)) == len(addresses)
        for address in addresses[:50]:
            assert address_of(rules, sort, number_of(rules, address)) == address
    for effect in rules.effects:
        address = rules.address_of(effect)
        assert effect_at(rules, address) is effect
        for n, part in enumerate(effect.parts(), 1):
            assert rules.address_of(part) == f"{address}/{n}"
    assert number_of(rules, "card:nobody") == -1 and effect_at(rules, "card:nobody/play/1") is None


def test_addresses_can_be_read() -> None:
    rules = build_rules(GAMES["legacy"], 2, {})
    texts = {
        "card:scramble/play/1": "skill 1; boot 1",
        "card:scramble/play/1/2": "boot 1",
        "bank:major/found/1": "secret major 1",
    }
    for address, text in texts.items():
        effect = effect_at(rules, address)
        assert effect is not None and effect.text() == text
    for address in ("frame:choose", "frame:set-up", "action:move", "action:end-turn", "space:A21", "path:A39-A40"):
        assert number_of(rules, address) >= 0, address
    assert (
        number_of(build_rules(GAMES["space"], 2, {}), "path:CB7-P1a") >= 0
    )  # wherever the piece lies that it leads to


def test_the_shape_is_that_of_all_that_a_state_is_made_of() -> None:
    """Another price is no other shape; another card, number of players, zone or stream is."""
    tables = tables_of("legacy")
    first = written("legacy", tables, {})
    tables["card"][0]["cost"] = 3
    assert written("legacy", tables, {}).shape == first.shape != ""
    others = [written("legacy", tables, {"side": "underworld"}), build_rules(GAMES["legacy"], 3, {})]
    first_card(tables)
    others.append(written("legacy", tables, {}))
    assert len({first.shape, *(rules.shape for rules in others)}) == 4


# ---------------------------------------------------------------- places of a state


class Latecomer(Chapter):
    """A chapter of a later release: some of every sort of place."""

    __slots__ = ("ids",)

    def build(self, rules: Rules) -> None:
        self.ids = [
            rules.zone("late_list"), rules.num("late_number"), rules.player_num("late_score"), rules.deed("late_deed"),
            rules.tag("late_tag"), rules.pile("late_pile", "late_stream"), rules.event("late"),
        ]  # fmt: skip


def later_release(game: str, at: int, players: int = 3) -> Rules:
    """The rulebook of a game with such a chapter among its chapters."""
    spec = GAMES[game]

    def chapters(tables: Any, players: int, options: Any) -> list[Chapter]:
        listed = spec.chapters(tables, players, options)
        return [*listed[:at], Latecomer(), *listed[at:]]

    return rules_from(replace(spec, chapters=chapters), players, {}, tables_of(game), Sources())


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("at", [0, 7, 99])
def test_a_chapter_in_the_middle_leaves_old_states_readable(game: str, at: int) -> None:
    """What was written before it came means the same after it, with the same fingerprint, and is played on the same way."""
    now, later = rules_from(GAMES[game], 3, {}, tables_of(game), Sources()), later_release(game, at)
    assert later.shape != now.shape and later.written
    dice = random.Random(game)
    st = new_state(now, seed_bytes(5), 0, None)
    for _ in range(150):
        answer(st, dice.choice(st.options))
        old = encode(st)
        twin = decode(later, old)
        assert encode(twin, True) == encode(st, True) and state_hash(twin) == state_hash(st)
    dice.seed(1)
    codes = []
    for _ in range(60):
        codes.append(dice.choice(st.options))
        answer(st, codes[-1])
        answer(twin, codes[-1])
        assert state_hash(twin) == state_hash(st) and twin.options == st.options
    fresh = new_state(later, seed_bytes(5), 0, None)
    assert state_hash(fresh) == state_hash(new_state(now, seed_bytes(5), 0, None))


@pytest.mark.parametrize("game", list(GAMES))
def test_what_came_later_is_written_by_its_name(game: str) -> None:
    """And comes back, wherever its chapter stands by then."""
    here, there = later_release(game, 3), later_release(game, 11)
    st = new_state(here, seed_bytes(5), 0, None)
    late = next(chapter for chapter in here.chapters if isinstance(chapter, Latecomer))
    zone, num, score, deed, tag, pile, _ = late.ids
    st.zones[zone], st.nums[num], st.deeds[deed] = [4, 5], 6, 7
    st.players[1].nums[score], st.players[2].has[tag] = 8, 1
    st.piles[pile].rest = [1, 2, 3]
    drawn = [st.piles[pile].draw(st.chance), st.chance.below(here.stream("late_stream"), 1000)]
    twin = decode(there, encode(st))
    assert decode(here, encode(twin)).zones == st.zones and state_hash(twin) == state_hash(st) and drawn
    moved = next(chapter for chapter in there.chapters if isinstance(chapter, Latecomer))
    zone, num, score, deed, tag, pile, _ = moved.ids
    assert (twin.zones[zone], twin.nums[num], twin.deeds[deed]) == ([4, 5], 6, 7)
    assert (twin.players[1].nums[score], twin.players[2].has[tag], twin.players[0].has[tag]) == (8, 1, 0)
    assert len(twin.piles[pile].rest) == 2
    stream, old = there.stream("late_stream"), here.stream("late_stream")
    assert [twin.chance.below(stream, 1000) for _ in range(9)] == [st.chance.below(old, 1000) for _ in range(9)]
