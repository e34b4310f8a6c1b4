"""Campaigns of Darkest Magic: who plays whom, what is kept between games, who catches up by chance, and what comes after."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.between import keys_of, moved_to
from burgle.campaign.chronicle import Chronicle, ContractNow, Report, canonical, read_chronicle, version_of
from burgle.campaign.entries import entries_of
from burgle.campaign.fold import fold
from burgle.campaign.lint import sheet_of
from burgle.campaign.log import BadLog, CampaignLog, found, fresh
from burgle.campaign.pack import Pack, assemble, read_pack
from burgle.campaign.play import begin, close, free_play
from burgle.campaign.shown import is_private, shown
from burgle.campaign.skim import Policy, play_game
from burgle.game import Game
from burgle.kernel.encode import decode, encode
from burgle.kernel.engine import answer
from burgle.kernel.state import State

SAMPLE = Path(__file__).resolve().parent.parent.parent / "campaigns" / "the-borrowed-bell"
PACK = read_pack(SAMPLE)[0]
SHEETS = "abcdefghijklmnopqrst"
replace = msgspec.structs.replace


def new(pack: Pack = PACK) -> CampaignLog:
    """A campaign with two members."""
    log = found(pack, "Ours", find=lambda name, version: pack)
    log.say(lines.Member(character="weigher", player="Ann"))
    log.say(lines.Member(character="diver", player="Bo"))
    return log


def play_line(log: CampaignLog, *seats: str) -> lines.PlayGame:
    """The line that begins the next game."""
    return lines.PlayGame(game=log.now.next, seats=seats, table=f"t{log.now.next}", version=version_of(log.now))


@cache
def skimmed(games: int, *seats: str) -> Chronicle:
    """The chronicle after some games that were skimmed."""
    now = fresh(PACK)
    for _ in range(games):
        st = begin(PACK, now, seats, now.next).state
        play_game(st, Policy("mine", random.Random(1), read=0.6), None)
        now = close(PACK, now, st)
    return now


def to_end(game: Game, seed: int) -> Game:
    """Play a game to its end by chance."""
    dice = random.Random(seed)
    while not game.over:
        game.apply(dice.choice(game.decision.options))
    return game


def box(**tables: Any) -> Pack:
    """A box of twelve games that is made up."""
    facts = {"id": "made-up", "game": "darkest", "version": 1, "title": "Made up"}
    missions = [{"id": str(n), "side": "shorelands", "prologue": "", "epilogue": ""} for n in range(1, 13)]
    people = [{"id": key} for key in "abcd"]
    return assemble(facts, {"mission": missions, "character": people, **tables}, {"en": {}, "de": {}})


# ---------------------------------------------------------------- the record


def test_the_current_game_is_the_first_without_a_result() -> None:
    """L2-001: twelve rows with side, Prologue and Epilogue; no game is begun before the last one is brought to its end."""
    rows = [{"id": str(n), "side": "lakebed", "prologue": f"1{n:02}", "epilogue": f"2{n:02}"} for n in range(1, 13)]
    pages = [{"id": row[kind], "kind": kind, "lines": ["story a"]} for row in rows for kind in ("prologue", "epilogue")]
    pack = box(mission=rows, passage=pages)
    log = found(pack, "Ours", find=lambda name, version: pack)
    assert log.now.next == 1 and len(pack.missions) == 12
    row = pack.missions[log.now.next - 1]
    assert (row.side, row.prologue, row.epilogue) == ("lakebed", "101", "201")
    log.say(play_line(log, "a", "b"))
    with pytest.raises(BadLog, match="is being played"):
        log.say(lines.PlayGame(game=2, seats=("a", "b"), table="t2", version=version_of(log.now)))
    assert log.now.next == 1


def test_a_reading_that_was_interrupted_goes_on_where_it_was() -> None:
    """L2-008: two boxes are ticked; read again from its log the third step is done, and once."""
    steps = ["for each: gold 1", "for each: gold 2", "choice x (a: write x a | b: write x b)"]
    pack = box(
        passage=[{"id": "101", "kind": "prologue", "lines": steps}],
        mission=[{"id": str(n), "side": "shorelands", "prologue": "101"} for n in range(1, 13)],
    )
    game = begin(pack, fresh(pack), ("a", "b"), 1)
    ticks = [entry.text(0) for entry in entries_of(game.state.rules, game.state) if entry.kind == "ticked"]
    assert ticks == ["101.1", "101.2", "101.3"] and [p.gold for p in game.state.players] == [3, 3]
    again = decode(game.state.rules, encode(game.state))
    for st in (game.state, again):
        answer_all(st, 0)
    assert encode(game.state) == encode(again) and [p.gold for p in again.players] == [3, 3]
    assert [e.text(1) for e in entries_of(again.rules, again) if e.kind == "flag"] == ["a"]


def answer_all(st: State, which: int) -> None:
    """Answer all questions of the story until a turn begins."""
    while st.turn == 0 and not st.over:
        answer(st, st.options[which % len(st.options)])


def test_a_tie_is_decided_by_lot_where_the_last_winner_is_away() -> None:
    """L2-010: whoever won the game before and stays away has no vote; then chance decides, and not always the same way."""
    pack = box(
        passage=[
            {"id": "101", "kind": "prologue", "lines": ["choice road (upper: write road up | lower: write road down)"]}
        ],
        mission=[{"id": str(n), "side": "shorelands", "prologue": "101"} for n in range(1, 13)],
    )
    report = Report(game=1, side="shorelands", seats=("a", "b", "c"), scores=(1, 2, 9), winners=("c",))
    people = tuple(replace(one, played=(1,)) for one in fresh(pack).characters)
    now = replace(fresh(pack), next=2, characters=people, reports=(report,))
    roads = set()
    for seed in range(12):
        st = begin(pack, now, ("a", "b"), seed).state
        answer(st, st.options[0])
        answer(st, st.options[1])
        roads.add(fold(now, entries_of(st.rules, st), keys_of(pack)).wrote["road"])
    assert roads == {"up", "down"}


def test_sealed_things_are_nobodys_business() -> None:
    """L2-004: of a new box the first row of the report is all that can be seen."""
    assert shown(PACK, fresh(PACK)) == {"mission:1"}
    now = skimmed(1, "weigher", "diver")
    seen = shown(PACK, now)
    assert "passage:101" in seen and "passage:102" not in seen and "card:pocket_scale" not in seen
    assert "passage:scribe_a" not in seen  # a Journal that nobody has opened


def test_journals_are_private() -> None:
    """L2-011: an entry is for its player's eyes; what stands in the book is for everybody's."""
    assert is_private(PACK, "weigher_a") and not is_private(PACK, "101")


def test_stickers_are_called_by_sheet_and_group() -> None:
    """L2-014: A13 is group 13 of sheet A; 13A is no sticker of a sheet but a rule for page 13."""
    assert sheet_of("A13", SHEETS) == ("a", 13)
    assert sheet_of("13A", SHEETS) is None and sheet_of("u1", SHEETS) is None and sheet_of("stair", SHEETS) is None
    assert all(sheet_of(row["id"], SHEETS) for row in PACK.own["sticker"])


def test_another_edition_waits_for_the_next_game() -> None:
    """L2-019: a game that is being played ends under the box that it began with."""
    newer = assemble({**PACK.facts, "version": 2}, PACK.own, PACK.story)
    packs = {1: PACK, 2: newer}
    log = found(PACK, "Ours", find=lambda name, version: packs[version or 1])
    edition = lines.NewEdition(before=1, version=2, digest=newer.digest)
    log.say(play_line(log, "weigher", "diver"))
    with pytest.raises(BadLog, match="is being played"):
        log.say(edition)
    log.say(lines.GoBack(to=0))
    log.say(edition)
    assert log.now.version == 2 and log.pack is newer
    grown = skimmed(2, "weigher", "diver")
    assert moved_to(newer, grown).marks == grown.marks and moved_to(newer, grown).scratched == grown.scratched


# ---------------------------------------------------------------- people


def test_a_character_stays_with_its_player() -> None:
    """L2-021, L2-212: no two have the same character; who joins takes a free one, or one that was left."""
    log = new()
    with pytest.raises(BadLog, match="Ann plays weigher"):
        log.say(lines.Member(character="weigher", player="Bo"))
    log.say(lines.Member(character="scribe", player="Di"))
    log.say(lines.Member(character="weigher", left=True))
    log.say(lines.Member(character="weigher", player="Cy"))
    assert [one.player for one in log.now.characters] == ["Cy", "Bo", "Di", ""]


def test_the_ambitious_has_a_family_name() -> None:
    """L2-021: Rix becomes Rix Pryce, and is not called Pryce twice; others are called as they like."""
    log = new()
    for name, called in (("Rix", "Rix Pryce"), ("Rix Pryce", "Rix Pryce")):
        log.say(lines.Member(character="ambitious", player="Cy", name=name))
        assert log.now.character("ambitious").called == called
    log.say(lines.Member(character="weigher", name="Rix"))
    assert log.now.character("weigher").called == "Rix"


def test_colours_differ_and_marks_are_of_the_own_one() -> None:
    """L2-022: nobody takes a colour that somebody has; a player's marks are those of the own character."""
    log = new()
    with pytest.raises(BadLog, match="has the colour"):
        log.say(lines.Member(character="diver", colour=log.now.character("weigher").colour))
    assert len({one.colour for one in log.now.characters}) == 4
    for thing, who in skimmed(2, "weigher", "diver").marks:
        assert who in ("weigher", "diver"), thing


def test_what_a_deck_box_holds() -> None:
    """L2-023, L2-207: starting deck and solo contracts are their character's, group contracts nobody's, and nowhere else."""
    now = skimmed(2, "weigher", "diver")
    assert now.character("weigher").starters == ("+pocket_scale",) and now.character("scribe").starters == ()
    holders = {key: one.holder for key, one in now.contracts.items() if one.state == "open"}
    assert set(holders) & {"s1", "s2"} and "s3" not in now.contracts
    assert all(holder == {"s1": "weigher", "s2": "diver"}.get(key, "") for key, holder in holders.items())


def test_some_people_are_for_free_play_only() -> None:
    """L2-222: a character of a pack that comes after the campaign is refused before, and welcome then."""
    people = [*PACK.own["character"], {"id": "auditor", "name": "The Auditor", "after": True}]
    pack = assemble(PACK.facts, {**PACK.own, "character": people}, PACK.story)
    log = found(pack, "Ours", find=lambda name, version: pack)
    with pytest.raises(BadLog, match="free play"):
        log.say(play_line(log, "weigher", "auditor"))
    assert "auditor" not in pack.roster
    over = replace(fresh(pack), next=0, copy=True)
    game = free_play(pack, over, ("weigher", "auditor"), "lakebed", 3)
    assert to_end(game, 1).over


# ---------------------------------------------------------------- between games


def test_going_on_at_once_is_the_same_as_storing_everything() -> None:
    """L2-211: the chronicle as it is, and written down and read again, give the same game."""
    now = skimmed(2, "weigher", "scribe", "ambitious")
    stored = read_chronicle(canonical(now))
    games = [begin(PACK, one, ("weigher", "scribe", "diver"), 7) for one in (now, stored)]
    assert encode(games[0].state) == encode(games[1].state)


@pytest.mark.parametrize("seed", range(3))
def test_a_mark_while_catching_up_goes_on_a_random_card(seed: int) -> None:
    """L2-215: a blue card of the Adventure Deck that bears no mark; it is back in the deck when the row is dealt."""
    page = {"id": "b_one", "kind": "journal", "character": "b", "game": 1, "lines": ["mark card"]}
    pack = box(passage=[page])
    people = tuple(replace(one, played=(1,) if one.key == "a" else ()) for one in fresh(pack).characters)
    now = replace(fresh(pack), next=2, characters=people)
    st = begin(pack, now, ("a", "b"), seed).state
    answer_all(st, seed)
    ((thing, who),) = close_marks(pack, now, st)
    card = st.rules.cards[st.rules.card_ids[thing.partition(":")[2]]]
    assert who == "b" and card.deck == "adventure" and card.fight < 0
    everywhere = [*st.row, *st.piles[st.rules.pile_names.index("adventure")].everything()]
    assert everywhere.count(card.id) == card.copies


def test_a_text_that_allows_it_marks_marked_cards_while_catching_up() -> None:
    """L2-186, L2-215: any blue card may get such a mark, but none that was marked and set aside in the same catching up."""
    rules = begin(box(), fresh(box()), ("a", "b"), 1).rules
    blue = [card.key for card in rules.cards if card.deck == "adventure" and card.copies and card.fight < 0]
    lines = ["mark card even marked"] * len(blue) + ["mark card"]
    pack = box(passage=[{"id": "b_one", "kind": "journal", "character": "b", "game": 1, "lines": lines}])
    people = tuple(replace(one, played=(1,) if one.key == "a" else ()) for one in fresh(pack).characters)
    now = replace(fresh(pack), next=2, characters=people, marks=tuple((f"card:{key}", "a") for key in blue))
    st = begin(pack, now, ("a", "b"), 3).state
    answer_all(st, 0)
    after = close_marks(pack, now, st)
    assert after[: len(blue)] == now.marks and sorted(after[len(blue) :]) == sorted(
        (f"card:{key}", "b") for key in blue
    )
    assert [(e.kind, *e.args) for e in entries_of(st.rules, st) if e.kind == "milestone"] == [
        ("milestone", "b", "mark")
    ]


def test_a_mark_at_a_threshold_that_was_passed_while_catching_up_goes_on_a_random_card() -> None:
    """L2-215, L2-216: what stands there is read at the end of catching up, when nobody has cards to choose from."""
    page = {"id": "b_one", "kind": "journal", "character": "b", "letter": "x", "space": 3, "lines": ["mark card"]}
    pack = box(passage=[page])
    played = {"a": replace(fresh(pack).characters[0], played=(1,), milestones=("mark",) * 3)}
    now = replace(fresh(pack), next=2, characters=tuple(played.get(one.key, one) for one in fresh(pack).characters))
    st = begin(pack, now, ("a", "b"), 3).state
    answer_all(st, 0)
    ((thing, who),) = close_marks(pack, now, st)
    assert who == "b" and thing.startswith("card:")
    assert sum(entry.kind == "milestone" for entry in entries_of(st.rules, st)) == 3


def test_the_newcomer_is_topped_up_by_chance() -> None:
    """L2-220: up to the fewest marks among the others, where nobody has double."""
    pack = box()
    played = {"a": (1, 2, 3), "b": (1, 2, 3), "d": (1,)}
    marks = [("whisper", "a"), ("pearl_knife", "a"), ("plumb_line", "a"), ("lamplighter", "b"), ("count_aloud", "b"),
             ("borrowed_time", "b"), ("tuning_fork", "d"), ("tide_table", "d")]  # fmt: skip
    people = tuple(replace(one, played=played.get(one.key, ())) for one in fresh(pack).characters)
    now = replace(fresh(pack), next=4, characters=people, marks=tuple((f"card:{card}", who) for card, who in marks))
    st = begin(pack, now, ("a", "b", "d"), 5).state
    answer_all(st, -1)  # everybody keeps nothing back
    after = close_marks(pack, now, st)
    assert len(after) == 9 and sum(who == "d" for _, who in after) == 3 and len({thing for thing, _ in after}) == 9


def blue_cards(pack: Pack) -> list[str]:
    """The cards of a box that may be marked at all."""
    cards = begin(pack, fresh(pack), ("a", "b"), 1).rules.cards
    return [card.key for card in cards if card.deck == "adventure" and card.copies and card.fight < 0]


def test_the_newcomer_is_topped_up_on_a_card_that_bears_no_mark() -> None:
    """L2-186, L2-220: cards are turned up until one can be marked, and here one is left; with none, a milestone space is."""
    pack = box()
    blue = blue_cards(pack)
    played = {"a": (1, 2, 3), "d": (1,)}
    people = tuple(replace(one, played=played.get(one.key, ())) for one in fresh(pack).characters)
    for free in (1, 0):  # whoever stays away has marked all the others
        owners = ["a"] * 3 + ["d"] * 2 + ["c"] * (len(blue) - 5 - free)
        marks = tuple((f"card:{key}", who) for key, who in zip(blue, owners, strict=False))
        now = replace(fresh(pack), next=4, characters=people, marks=marks)
        st = begin(pack, now, ("a", "d"), 5).state
        answer_all(st, -1)
        assert close_marks(pack, now, st) == (*marks, *[(f"card:{key}", "d") for key in blue[len(blue) - free :]])
        assert [e.kind for e in entries_of(st.rules, st)].count("milestone") == 1 - free


def test_a_text_may_mark_a_random_card_in_mid_game() -> None:
    """L2-186: a blue card of the whole deck that bears no mark, wherever it lies; nobody chooses."""
    pack = box(
        mission=[{"id": "1", "prologue": "101"}],
        passage=[{"id": "101", "kind": "prologue", "lines": ["for b: mark random card"]}],
    )
    blue = blue_cards(box())
    marks = tuple((f"card:{key}", "c") for key in blue[:-1])
    now = replace(fresh(pack), marks=marks)
    st = begin(pack, now, ("a", "b"), 2).state
    assert close_marks(pack, now, st) == (*marks, (f"card:{blue[-1]}", "b"))


def test_chance_marks_only_what_is_in_the_game() -> None:
    """L2-003, L2-004, L2-186, L2-220: no card that is sealed, none that was destroyed, but one that was just fetched."""
    sealed = {"name": "Sealed", "type": "gear", "cost": 1, "play": "skill 1", "copies": 0}
    cards = [{"id": "one", **sealed}, {"id": "two", **sealed}]
    for steps, marked in (
        (["for b: mark random card"], []),
        (["fetch two to deck", "for b: mark random card"], ["two"]),
        (["fetch two to deck", "destroy two", "for b: mark random card"], []),
    ):
        pages = [{"id": "101", "kind": "prologue", "lines": steps}]
        pack = box(card=cards, mission=[{"id": "1", "prologue": "101"}], passage=pages)
        marks = tuple((f"card:{key}", "c") for key in blue_cards(box()))
        now = replace(fresh(pack), marks=marks)
        st = begin(pack, now, ("a", "b"), 2).state
        assert close_marks(pack, now, st) == (*marks, *[(f"card:{key}", "b") for key in marked])
        assert [e.kind for e in entries_of(st.rules, st)].count("milestone") == 1 - len(marked)


def test_which_card_chance_marks_is_chance() -> None:
    """L2-215, L2-220: every card has its turn over many tables, and of two marks of one newcomer each has its own card."""
    page = {"id": "b_one", "kind": "journal", "character": "b", "game": 1, "lines": ["mark card", "mark card"]}
    pack = box(passage=[page])
    people = tuple(replace(one, played=(1,) if one.key == "a" else ()) for one in fresh(pack).characters)
    blue = [f"card:{key}" for key in blue_cards(box())]
    free = blue[:4]
    now = replace(fresh(pack), next=2, characters=people, marks=tuple((card, "c") for card in blue[4:]))
    seen = set()
    for seed in range(16):
        st = begin(pack, now, ("a", "b"), seed).state
        answer_all(st, seed)
        two = tuple(thing for thing, who in close_marks(pack, now, st) if who == "b")
        assert len(set(two)) == 2 and set(two) <= set(free)
        seen.add(two)
    assert {card for two in seen for card in two} == set(free) and len(seen) > 4


def test_journals_are_read_clockwise_from_somebody() -> None:
    """L2-032: after the Prologue, once each; where it begins is chance, which way it goes is not."""
    pages = [
        {"id": f"{key}_one", "kind": "journal", "character": key, "game": 1, "lines": ["story a"]} for key in "abc"
    ]
    pack = box(passage=pages)
    orders = set()
    for seed in range(12):
        st = begin(pack, fresh(pack), ("a", "b", "c"), seed).state
        orders.add("".join(e.args[0][0] for e in entries_of(st.rules, st) if e.kind == "opened"))
    assert orders == {"abc", "bca", "cab"}


def close_marks(pack: Pack, now: Chronicle, st: State) -> tuple[tuple[str, str], ...]:
    """The marks as they would be if the game stopped here."""
    return fold(now, entries_of(st.rules, st), keys_of(pack)).marks


def test_chance_chooses_who_burns_the_midnight_oil() -> None:
    """L2-035: among those with the fewest ticked boxes, whoever that is, and never one with more."""
    pack = box(contract=[{"id": "004", "name": "Oil", "pay": "gold 3", "fate": "reuse"}])
    now = replace(fresh(pack), next=2, contracts={"004": ContractNow(state="stored", since=1, taken=("c",))})
    games = [begin(pack, now, ("a", "b", "c"), seed).state for seed in range(12)]
    after = [fold(now, entries_of(st.rules, st), keys_of(pack)).contracts["004"] for st in games]
    assert {contract.holder for contract in after} == {"a", "b"}
    assert all(contract.taken == ("c", contract.holder) for contract in after)


# ---------------------------------------------------------------- afterwards


def test_the_last_passage_makes_a_copy_for_free_play() -> None:
    """L2-223, L2-203: it is read after the last game; games with the copy have no Prologue, no report and no mark."""
    now = skimmed(3, "weigher", "diver")
    assert now.next == 0 and now.copy and now.read[-1] == "230"
    with pytest.raises(ValueError, match="not over"):
        free_play(PACK, skimmed(2, "weigher", "diver"), ("weigher", "diver"), "lakebed", 1)
    game = to_end(free_play(PACK, now, ("weigher", "diver"), "shorelands", 2), 2)
    kinds = {entry.kind for entry in entries_of(game.state.rules, game.state)}
    assert not kinds & {"report", "step", "prize", "opened", "introduced"}
