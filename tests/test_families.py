"""Families: a sticker in the middle of a turn moves a game to another rulebook of the same shape, and it goes on."""

from __future__ import annotations

import copy
import os
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest

from burgle.chapters.ballots import Ballots
from burgle.chapters.purse import Coins
from burgle.chapters.stickers import Stickers
from burgle.chapters.storage import Storage
from burgle.content.family import MOST_MEMBERS, Sticker, StickerFamily
from burgle.content.tables import merge, read_tables
from burgle.course import Course
from burgle.games import GAMES
from burgle.games.spec import GameSpec, Tables
from burgle.kernel.addresses import effect_at, listed, number_of
from burgle.kernel.chance import seed_bytes
from burgle.kernel.content import Exit
from burgle.kernel.determinise import determinise
from burgle.kernel.effects import Effect
from burgle.kernel.encode import decode, encode, state_hash
from burgle.kernel.engine import advance, answer
from burgle.kernel.frames import FrameKind
from burgle.kernel.numbering import ShapeError
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.language.wording import say
from burgle.language.words import words_of

GAMES_PLAYED = int(os.environ.get("BURGLE_FAMILIES", "24"))
BOARDS = [{"side": "overworld"}, {"side": "underworld"}]
# What the pack of these tests has: stickers over a card, over the card that is being played, a space, a path, a slot.
STICKERS = [
    Sticker("careful", {"card": [{"id": "burgle", "play": "skill 2", "points": 1}]}),
    Sticker("bolder", {"card": [{"id": "stumble", "play": "boot 1; choose(skill 1 | sword 1); clank 1; gold 1"}]}),
    Sticker("shorter", {"card": [{"id": "stumble", "play": "skill 1"}]}),
    Sticker("inn", {"module": [{"id": "A", "space": {"03": {"town": True, "coach": 1, "reward": "boot 2"}}}]}),
    Sticker("toll", {"path": [{"id": "A01-A03", "marks": "boots=2"}]}),
    Sticker("bridge", {"path": [{"id": "A06-A07", "marks": ""}]}),
    Sticker("cellar", {"module": [{"id": "B", "space": {"02": {"reward": "gold 2"}}}]}),
    Sticker("fees", {"params": {"patron_seal": 4}}),
    Sticker("fair", {"card": [{"id": "careers_fair", "event": "each player: gold 1"}]}),
]
NAMES = [sticker.id for sticker in STICKERS]
# The texts that put them up: in the middle of a line, as an alternative, once for each player, by a claim, from a space.
TEXTS: dict[str, Any] = {
    "card": [
        {
            "id": "stumble",
            "play": "clank 1; sticker bolder; choose(boot 1 | sticker toll | gold 1); sticker shorter; skill 1",
        },
        {"id": "sidestep", "play": "boot 1; may sticker toll; per clank: sticker bridge; gold 1"},
        {
            "id": "careers_fair",
            "copies": 3,
            "event": "black 1; sticker fair; each player: choose (gold 1 | clank 1); black 1",
        },
        {"id": "scramble", "play": "skill 1; each player: sticker careful; boot 1; at end of turn: sticker fees"},
    ],
    "module": [
        {"id": "A", "space": {"03": {"reward": "sticker inn; choose(gold 1 | boot 1); gold 1"}}},
        {
            "id": "B",
            "space": {"02": {"reward": "choose(gold 1 | boot 1); sticker cellar; choose(gold 1 | boot 1); gold 1"}},
        },
    ],
}


def sticking(names: list[str]) -> list[Any]:
    """The chapters that stickers need: each goes to one spot, which is called as it is."""
    storage = Storage([], [], [])
    choices = Ballots(storage, [], [])
    return [
        storage,
        choices,
        Stickers(storage, choices, names, [""] * len(names), names, [[n] for n in range(len(names))], names),
    ]


def chapters(tables: Tables, players: int, options: Any) -> list[Any]:
    """Legacy's chapters and that of the stickers."""
    return [*GAMES["legacy"].chapters(tables, players, options), *sticking(NAMES)]


SPEC: GameSpec = replace(GAMES["legacy"], chapters=chapters)


def tables_of(**over: Any) -> dict[str, Any]:
    """Legacy's tables with the texts of these tests, and more."""
    tables, _ = read_tables(SPEC.package, (), SPEC.files)
    for layer in (TEXTS, over):
        merge(tables, copy.deepcopy(layer), "test")
    return tables


@cache
def family(players: int = 4) -> StickerFamily:
    """The family of these tests."""
    return StickerFamily(SPEC, players, BOARDS, tables_of(), STICKERS)


def way(rules: Rules, a: str, b: str) -> Exit | None:
    """The way from one space to another."""
    exits = rules.spaces[rules.space_ids[a]].exits
    return next((exit for exit in exits if exit.to == rules.space_ids[b]), None)


def effects(rules: Rules) -> list[str]:
    """Every effect of a rulebook, by its number."""
    return [effect.text() for effect in rules.effects]


# ---------------------------------------------------------------- one shape


def test_every_member_has_the_numbers_of_the_first() -> None:
    """Whatever is stuck, on either side: pieces, effects, frames, actions and all parts of a state are where they were."""
    plain = family().rules(0)
    for board in (0, 1):
        for stuck in ((), (0,), (3, 4, 5), (1, 2), (2, 1), tuple(range(len(STICKERS)))):
            rules = family().rules(board, stuck)
            assert rules.shape == plain.shape and rules.family is family()
            assert effects(rules) == effects(plain)
            for sort in ("card", "token", "space", "path", "frame", "action", "effect"):
                assert listed(rules, sort) == listed(plain, sort), sort


def test_what_is_stuck_is_in_force() -> None:
    """A member is the rulebook with its stickers on, and nothing else differs."""
    plain, stuck = family().rules(0), family().rules(0, range(len(STICKERS)))
    burgle = stuck.cards[stuck.card_ids["burgle"]]
    assert burgle.play is not None and burgle.play.text() == "skill 2"
    assert stuck.address_of(burgle.play) == "card:burgle/play/1~2"
    assert effect_at(plain, "card:burgle/play/1~2") is not None
    stumble = [family().rules(0, order).cards[plain.card_ids["stumble"]].play for order in ((1, 2), (2, 1))]
    assert [text and text.text()[:6] for text in stumble] == ["skill ", "boot 1"]  # the last one covers the other
    assert way(plain, "A06", "A07") is None and way(stuck, "A06", "A07") is not None
    assert [exit and exit.boots for exit in (way(plain, "A01", "A03"), way(stuck, "A01", "A03"))] == [1, 2]
    inn = stuck.spaces[stuck.space_ids["A03"]]
    assert inn.more["coach"] == 1 and inn.reward is not None and inn.reward.text() == "boot 2"
    assert stuck.params["patron_seal"] == 4 != plain.params["patron_seal"]
    below = family().rules(1)
    assert not below.spaces[below.space_ids["A03"]].exits and below.spaces[below.space_ids["B03"]].exits


def test_the_order_of_building_does_not_matter() -> None:
    """Two processes that come by the members in another order give everything the same number."""
    other = StickerFamily(SPEC, 4, BOARDS, tables_of(), STICKERS)
    last = other.rules(1, range(len(STICKERS)))
    assert last.shape == family().shape and effects(last) == effects(family().rules(0))
    code = "from tests.test_families import family; f = family(); print(f.rules(1, (6, 2)).shape, f.rules(0).shape)"
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert told.stdout.split() == [family().shape] * 2


def test_stickers_that_do_not_touch_make_one_member() -> None:
    assert family().rules(0, (4, 0)) is family().rules(0, (0, 4))
    assert family().rules(0, (2, 1)) is not family().rules(0, (1, 2))
    assert family().settled((5, 2, 1, 0)) == (0, 2, 1, 5)


def test_only_the_last_members_are_kept() -> None:
    few = StickerFamily(SPEC, 2, BOARDS[:1], tables_of(), STICKERS[:1])
    assert few.most == MOST_MEMBERS
    few.most = 1
    first = few.rules(0)
    assert few.rules(0, (0,)) is few.rules(0, (0,)) and len(few.kept) == 1
    assert few.rules(0) is not first and few.rules(0).shape == first.shape
    assert MOST_MEMBERS == 64


@pytest.mark.parametrize(
    ("over", "what"),
    [
        ({"card": [{"id": "novel", "name": "Novel", "cost": 1, "play": "skill 1"}]}, "card:novel"),
        ({"path": [{"id": "A01-A40", "marks": "boots=2"}]}, "path:A01-A40"),
        ({"token": [{"id": "canoe", "grants": ["wings"]}]}, "wings"),
    ],
)
def test_a_sticker_that_brings_something_new_is_refused(over: dict[str, Any], what: str) -> None:
    """Pieces that come later are in the pack from the start: else numbers would move."""
    with pytest.raises(ShapeError, match=what):
        StickerFamily(SPEC, 2, BOARDS[:1], tables_of(), [Sticker("odd", over)]).rules(0, (0,))


def test_sealed_cards_have_their_numbers() -> None:
    """A card that nobody has fetched is there with no copies; how many there are is no matter of shape."""
    sealed = {"id": "novel", "name": "Novel", "cost": 1, "play": "skill 1; draw 1", "copies": 0}
    opened = Sticker("opened", {"card": [{"id": "novel", "copies": 2}]})
    both = StickerFamily(SPEC, 2, BOARDS[:1], tables_of(card=[sealed]), [opened])
    plain, later = both.rules(0), both.rules(0, (0,))
    assert [rules.cards[number_of(rules, "card:novel")].copies for rules in (plain, later)] == [0, 2]


# ---------------------------------------------------------------- games


def begun(seed: int, board: int) -> State:
    """A game of the family."""
    return new_state(family(2 + seed % 3).rules(board), seed_bytes(seed), -1, [])


@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_a_game_goes_on_with_what_was_pending(seed: int) -> None:
    """Random games: replayed to the same hash, written down and read back, copied and dealt anew with the same member."""
    board, dice = seed % 2, random.Random(seed)
    st = begun(seed, board)
    codes: list[int] = []
    members = {id(st.rules): st.rules}
    while not st.over:
        code = dice.choice(st.options)
        codes.append(code)
        answer(st, code)
        members[id(st.rules)] = st.rules
        stuck = st.zones[st.rules.zone_names.index("stuck")]
        assert st.rules is family(2 + seed % 3).rules(board, stuck[::2])
        if st.stack:  # what is offered is what the rules in force offer
            asked = st.copy()
            frame = asked.stack[asked.asked]
            assert st.options == asked.rules.kinds[frame.kind].ask(asked, frame)
        if dice.random() < 0.04:
            check_twins(st, dice)
    assert len(members) > 1, "no sticker was used"
    assert {rules.shape for rules in members.values()} == {st.rules.shape}
    again = begun(seed, board)
    for code in codes:
        assert code in again.options
        answer(again, code)
    assert again.over and state_hash(again) == state_hash(st)


def check_twins(st: State, dice: random.Random) -> None:
    """Hold a state against what is read back, copied and dealt anew, and play all of them on."""
    plain = family(len(st.players)).rules(BOARDS.index({"side": st.rules.options["side"]}))
    read, copied = decode(plain, encode(st)), st.copy()
    assert read.rules is copied.rules is st.rules
    assert encode(read) == encode(copied) == encode(st)
    world = determinise(st, dice.randrange(len(st.players)), seed_bytes(dice.randrange(1 << 30)))
    assert world.rules is st.rules and len(encode(world)) == len(encode(st))
    for _ in range(30):
        if st.over or copied.over or world.over:
            return
        code = dice.choice(copied.options)
        answer(copied, code)
        answer(read, code)
        answer(world, dice.choice(world.options))
        assert encode(read) == encode(copied) and read.rules is copied.rules


def stuck_in(st: State) -> list[str]:
    """What is stuck on the rules of a game, in its order."""
    return [NAMES[n] for n in st.zones[st.rules.zone_names.index("stuck")][::2]]


def do(st: State, action: str, card: str = "") -> None:
    """Do something in a turn."""
    rules = st.rules
    answer(st, number_of(rules, f"action:{action}") << 16 | (rules.card_ids[card] if card else 0))


def test_a_line_that_is_covered_while_it_runs_is_brought_to_its_end() -> None:
    """Stumble puts stickers on Stumble: the rest of the old text still comes, and the next one has the new text."""
    st = begun(3, 0)
    while st.stack[-1].kind != number_of(st.rules, "frame:turn"):
        answer(st, st.options[0])
    p, stumble = st.players[st.active], st.rules.card_ids["stumble"]
    p.hand = [stumble, stumble]
    skill, gold = p.skill, p.gold
    do(st, "play", "stumble")
    assert stuck_in(st) == ["bolder", "shorter"] and st.rules is family(2).rules(0, (1, 2))
    assert p.skill == skill + 1  # the last step of the old text
    do(st, "use-offer")
    assert [st.rules.kinds[st.stack[-1].kind].spell(st, st.stack[-1], code) for code in st.options] == [
        "choose boot 1", "choose sticker toll", "choose gold 1",
    ]  # fmt: skip
    answer(st, st.options[2])
    do(st, "play", "stumble")
    assert (p.skill, p.gold) == (skill + 2, gold + 1) and p.play == [stumble, stumble]


def test_an_event_that_is_covered_while_it_happens_goes_on() -> None:
    """Its card tells what comes next, and now has another, shorter text."""
    st = begun(0, 0)
    while st.stack[-1].kind != number_of(st.rules, "frame:turn"):
        answer(st, st.options[0])
    fill, card = number_of(st.rules, "frame:fill"), st.rules.card_ids["careers_fair"]
    deck = st.piles[st.rules.pile_names.index("adventure")]
    deck.top, deck.seen = [*deck.top, card], [*deck.seen, 0]
    st.row[0] = -1
    st.push(fill, st.active, 0, 0)
    advance(st)
    assert stuck_in(st) == ["fair"] and st.stack[-1].kind == st.rules.k_choose
    for _ in st.players:
        assert st.rules.effect_addresses[st.stack[-1].a] == "card:careers_fair/event/1/3/1"
        answer(st, st.options[0])
    assert st.stack[-1].kind == number_of(st.rules, "frame:turn") and st.row[0] >= 0


def test_a_question_that_waits_is_answered_under_the_new_rules() -> None:
    """The reward of a space is covered while its owner still chooses."""
    st, dice = begun(6, 0), random.Random(1)
    while "inn" not in stuck_in(st):
        answer(st, dice.choice(st.options))
    frame = st.stack[-1]
    assert frame.kind == st.rules.k_choose and st.rules.effect_addresses[frame.a] == "space:A03/reward/1/2"
    p = st.players[frame.who]
    gold = p.gold
    answer(st, st.options[0])
    assert p.gold == gold + 2
    reward = st.rules.spaces[st.rules.space_ids["A03"]].reward
    assert reward is not None and st.rules.address_of(reward) == "space:A03/reward/1~2"


@pytest.mark.parametrize(
    ("text", "gold"),
    [
        ("sticker inn; gold 1; gold 1", 10),
        ("each player: (sticker inn; gold 1)", 5),
        ("per 2 gold: (sticker inn; gold 1)", 10),
    ],
)
@pytest.mark.parametrize("standing", [False, True])
def test_every_step_is_taken_from_the_rules_in_force(text: str, gold: int, standing: bool) -> None:
    """Also by what runs several steps in one go: the second comes from the rulebook that the first has brought."""
    mine = StickerFamily(SPEC, 2, BOARDS[:1], tables_of(card=[{"id": "scramble", "play": text}]), STICKERS)
    plain, later = mine.rules(0), mine.rules(0, (NAMES.index("inn"),))
    mine.numbering.effects.fixed = False
    for rules in (plain, later):
        line = Reader(rules, text, standing).whole()
        rules.intern(line, "test:line/play/1")
        at_once(line)
        for effect in rules.effects:
            if rules is later and effect.text() == "gold 1":
                cast(Coins, effect).n = 5  # so that we see which one ran
    st = new_state(plain, seed_bytes(1), 0, None)
    p = st.players[0]
    p.gold = 4
    st.rules.effects[plain.effect_addresses.index("test:line/play/1")].run(st, 0, -1)
    assert st.rules is later and p.gold == 4 + gold


def test_the_next_frame_is_run_by_the_rules_in_force() -> None:
    """Within one run from decision to decision: the frame below the change is already one of the new rulebook."""
    mine = StickerFamily(SPEC, 2, BOARDS[:1], tables_of(), STICKERS)
    plain, later = mine.rules(0), mine.rules(0, (NAMES.index("inn"),))
    later.kinds[later.k_run] = FrameKind(False, False, public=True)  # there, what waits is dropped
    st = new_state(plain, seed_bytes(1), 0, None)
    gold, stick = (next(e.id for e in plain.effects if e.text() == text) for text in ("gold 1", "sticker inn"))
    for effect in (gold, stick, gold):
        st.push(plain.k_run, 0, effect, -1)
    before = st.players[0].gold
    advance(st)
    assert st.rules is later and st.players[0].gold == before + 1


def at_once(effect: Effect) -> None:
    """Let an effect run in one go, though it changes the rules."""
    for part in effect.parts():
        at_once(part)
    effect.simple = True


def test_undo_gives_the_old_rules_back() -> None:
    """Going back to a position goes back to its rulebook; but nobody takes a sticker off."""
    st = begun(5, 0)
    course, dice = Course(st, True), random.Random(5)
    while st.rules is family(len(st.players)).rules(0):
        course.give(course.state.did, dice.choice(course.state.options))
        st = course.state
    assert course.free == 0
    assert course.position(0).rules is family(len(st.players)).rules(0)
    assert course.position(course.answers.size()).rules is st.rules


@pytest.mark.parametrize("game", ["space", "catacombs"])
def test_other_games_have_families_too(game: str) -> None:
    """Also where a board is laid out of pieces, some of which stay in the box: games go on after a sticker."""
    spec = GAMES[game]
    layouts = spec.layouts(read_tables(spec.package, (), spec.files)[0])[::17] if spec.layouts else []
    boards = [{spec.layout_option: layout} for layout in layouts] or [{}]
    tables, _ = read_tables(spec.package, (), spec.files)
    starters = [card["id"] for card in tables["card"] if card.get("deck") == "starter"]
    stickers = [Sticker("better", {"card": [{"id": starters[0], "play": "skill 1; boot 1; sword 1"}]})]
    merge(tables, {"card": [{"id": id, "play": "skill 1; sticker better; boot 1"} for id in starters]}, "test")
    more = replace(spec, chapters=lambda t, n, o: [*spec.chapters(t, n, o), *sticking(["better"])])
    mine = StickerFamily(more, 3, boards, tables, stickers)
    for board in range(len(boards)):
        st, dice = new_state(mine.rules(board), seed_bytes(board), -1, None), random.Random(board)
        while not st.over:
            answer(st, dice.choice(st.options))
        assert st.rules is mine.rules(board, (0,)) and st.rules.shape == mine.shape


def test_a_sticker_can_be_said() -> None:
    """In both languages, by its name: alone, as an alternative and as an offer."""
    rules = StickerFamily(SPEC, 2, BOARDS[:1], tables_of(), STICKERS).rules(0)

    def said(text: str, lang: str) -> str:
        return say(rules, Reader(rules, text, True).whole().say(), lang)

    assert said("sticker inn", "en") == "Put up the sticker inn for good."
    assert said("sticker inn", "de") == "Den Aufkleber inn anbringen, für immer."
    for lang in ("en", "de"):
        words_of(rules.game, lang).mistakes.clear()
        for text in ("may sticker toll", "choose(boot 1 | sticker toll)", "boot 1; sticker inn"):
            assert "do-sticker" not in said(text, lang)
        assert not words_of(rules.game, lang).mistakes
