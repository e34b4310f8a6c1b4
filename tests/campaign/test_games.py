"""Games of a campaign: begun from a chronicle, played by chance, closed into the next one; verified, left and gone on with."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.chronicle import (
    Chronicle,
    ContractNow,
    MissionNow,
    Report,
    Stuck,
    canonical,
    read_chronicle,
    version_of,
)
from burgle.campaign.entries import entries_of
from burgle.campaign.file import CampaignFile, read_file
from burgle.campaign.log import CampaignLog, found, fresh
from burgle.campaign.opening import opening
from burgle.campaign.overlay import copies_in_play, family_of, rules_for, side_of
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin, close, free_play
from burgle.campaign.tape import GameTape, outcome, play_tape, record
from burgle.campaign.verify import verify_campaign
from burgle.game import Game
from burgle.kernel.content import Exit
from burgle.kernel.encode import decode, encode
from burgle.kernel.rules import Rules
from burgle.kernel.start import Opening
from burgle.kernel.state import State

SAMPLE = Path(__file__).resolve().parent.parent.parent / "campaigns" / "three-nights"
PACK = read_pack(SAMPLE)[0]
replace = msgspec.structs.replace


def to_end(game: Game, seed: int) -> Game:
    """Play a game to its end by chance."""
    dice = random.Random(seed)
    while not game.over:
        game.apply(dice.choice(game.decision.options))
    return game


@cache
def whole(seed: int) -> CampaignFile:
    """A whole campaign by chance, with another roster for every game; all who ask get the same, so nobody can bend it."""
    dice = random.Random(seed)
    file = CampaignFile(found(PACK, "ours", find=lambda name, version: PACK))
    while file.log.now.next:
        play_next(file, tuple(dice.sample(PACK.characters, dice.choice([2, 3, 4]))), seed)
    file.tapes = MappingProxyType(file.tapes)  # type: ignore[assignment]
    return file


def play_next(file: CampaignFile, seats: tuple[str, ...], seed: int) -> Game:
    """Play the next game of a campaign by chance and close it."""
    log = file.log
    log.say(lines.PlayGame(game=log.now.next, seats=seats, table=f"t{log.now.next}", version=version_of(log.now)))
    game = to_end(begin(PACK, log.now, seats, seed * 10 + log.now.next), seed)
    tape = record(game, log.running, f"t{log.now.next}", seats)
    entries, scores, side = outcome(game)
    file.keep(tape)
    log.say(
        lines.CloseGame(game=log.now.next, table=tape.table, head=tape.head, side=side, scores=scores, entries=entries)
    )
    return game


def way(rules: Rules, a: str, b: str) -> Exit | None:
    """The way from one space to another."""
    exits = rules.spaces[rules.space_ids[a]].exits
    return next((exit for exit in exits if exit.to == rules.space_ids[b]), None)


def zone(st: State, name: str) -> list[int]:
    return st.zones[st.rules.zone_names.index(name)]


def after(**fields: object) -> Chronicle:
    """A chronicle before the second game."""
    return replace(fresh(PACK), next=2, **fields)


# ---------------------------------------------------------------- whole campaigns


@pytest.mark.parametrize("seed", range(6))
def test_a_campaign_by_chance_is_played_to_its_end_and_verified(seed: int) -> None:
    """L1-171, L1-181: three games with changing rosters; every game played again leaves the same things for good."""
    file = whole(seed)
    now = file.log.now
    assert now.next == 0 and [row.game for row in now.reports] == [1, 2, 3] and now.copy
    assert [row.side for row in now.reports][:2] == ["overworld", "underworld"]
    assert now.reports[2].side == {"stairs": "overworld", "cellar": "underworld"}[now.chose["road"]]  # L1-003, L1-191
    verdicts = verify_campaign(file.log, file.tapes)
    assert [v.game for v in verdicts] == [1, 2, 3] and not [v.problem for v in verdicts if v.problem]
    again = read_file(file.data(), lambda name, version: PACK)
    assert again.log.now == now and again.tapes == file.tapes


def test_verifying_finds_what_was_altered() -> None:
    """Another answer, another entry, another score, another chronicle: nothing of it passes."""
    file = whole(0)
    line = min(file.tapes)
    tape = file.tapes[line]

    def problems(other: GameTape) -> list[str]:
        return [v.problem for v in verify_campaign(file.log, {**file.tapes, line: other}) if v.problem]

    assert problems(replace(tape, codes=tape.codes[:-1])) == ["the record was altered"]
    assert problems(replace(tape, seats=tape.seats[::-1])) == ["the record is of another game"]
    log = CampaignLog("x", lambda name, version: PACK)
    for body in file.log.said[: line + 1]:
        log.say(body)
    closed = file.log.said[line + 1]
    assert isinstance(closed, lines.CloseGame)
    opened = [n for n, entry in enumerate(closed.entries) if entry.kind == "chose"]
    lie = tuple(entry for n, entry in enumerate(closed.entries) if n != opened[0])
    log.say(replace(closed, entries=lie))
    told = [v.problem for v in verify_campaign(log, {line: tape})]
    assert told == ["the game leaves other things for good than the log says"]
    assert verify_campaign(log, {})[0].note


@pytest.mark.parametrize("seed", range(4))
def test_a_game_that_was_left_goes_on_where_it_was(seed: int) -> None:
    """L2-001 for both games: at any answer, also inside a passage, a vote and a closing step."""
    now = whole(seed).log.states[0]
    game = begin(PACK, now, ("a", "b"), seed)
    dice = random.Random(seed)
    while not game.over:
        game.apply(dice.choice(game.decision.options))
        if dice.random() < 0.03 or game.over:
            kept = msgspec.json.decode(msgspec.json.encode(record(game, 0, "t", ("a", "b"))), type=GameTape)
            again = play_tape(PACK, now, kept, events=True)
            assert again.hash() == game.hash() and again.over == game.over
            assert encode(decode(game.rules, encode(game.state))) == encode(game.state)
    assert close(PACK, now, again.state) == close(PACK, now, game.state)


@pytest.mark.once
@pytest.mark.parametrize("seed", range(3))
def test_a_chronicle_read_back_opens_the_same_game(seed: int) -> None:
    """Saved and loaded, it gives a byte-equal beginning; and the rulebook is one that is written from nothing."""
    for now in whole(seed).log.states:
        if now.next:
            again = read_chronicle(canonical(now))
            for seats in (("a", "b"), ("d", "b", "c")):
                one, two = begin(PACK, now, seats, 5), begin(PACK, again, seats, 5)
                assert encode(one.state) == encode(two.state)
                other = read_pack(SAMPLE)[0]
                assert begin(other, again, seats, 5).hash() == one.hash()


# ---------------------------------------------------------------- what comes back, and what does not


def test_a_sticker_of_an_earlier_game_is_there_in_the_next() -> None:
    """L1-171, L1-172: re-applied when the next game is set up; on the side where it is."""
    now = after(stuck=(Stuck(sticker="p2", spot="B09-B16", game=1), Stuck(sticker="n1", spot="params", game=1)))
    assert way(rules_for(PACK, after(), 2), "B09", "B16") is None
    rules = rules_for(PACK, now, 2)
    found = way(rules, "B09", "B16")
    assert found is not None and found.boots == 2 and rules.params["ruin_gold"] == 3
    assert way(begin(PACK, now, ("a", "b"), 1).state.rules, "B09", "B16") is not None


def test_every_chronicle_has_a_rulebook_of_one_shape() -> None:
    for seed in range(3):
        shapes = {rules_for(PACK, now, 3).shape for now in whole(seed).log.states if now.next}
        assert shapes == {family_of(PACK, 3).shape}


def test_what_was_destroyed_never_comes_back() -> None:
    """L1-174, L1-177: no later set-up has it; what was fetched is in the deck from then on, and what was not is nowhere."""
    plain = rules_for(PACK, after(), 2)
    few = after(fewer={"card:explore": 2, "card:ottoline": 1}, home={"card:ottoline": "deck"})
    assert dict(copies_in_play(PACK, few)) == {"card:explore": 13}
    now = after(home={"card:careers_fair": "destroyed", "card:ottoline": "discard", "token:agent_bagman": "destroyed"})
    rules = rules_for(PACK, now, 2)
    assert dict(copies_in_play(PACK, now)) == {"card:careers_fair": 0, "card:ottoline": 1, "token:agent_bagman": 0}

    def copies(book: Rules, key: str) -> int:
        return book.cards[book.card_ids[key]].copies

    assert [copies(plain, key) for key in ("ottoline", "watch_book")] == [0, 0]
    assert [copies(rules, key) for key in ("careers_fair", "ottoline", "watch_book")] == [0, 1, 0]
    assert rules.tokens[rules.token_ids["agent_bagman"]].copies == 0
    st = begin(PACK, now, ("a", "b"), 3).state
    assert rules.things["piece"].index("card:careers_fair") in zone(st, "gone")


def test_what_was_trashed_is_back() -> None:
    """L1-175: trashing is no entry, so the next game has every card where it was before."""
    game = begin(PACK, fresh(PACK), ("a", "b"), 4)
    st = game.state
    for p in st.players:
        assert p.deck.take_out(p.deck.everything()[0])
    to_end(game, 4)
    now = close(PACK, fresh(PACK), game.state)
    assert not [e for e in entries_of(game.state.rules, game.state) if e.kind in ("starter", "destroyed")]
    decks = [sorted([*q.deck.everything(), *q.hand]) for q in begin(PACK, now, ("a", "b"), 5).state.players]
    first = [sorted([*q.deck.everything(), *q.hand]) for q in begin(PACK, fresh(PACK), ("a", "b"), 5).state.players]
    assert decks == first


def test_nobody_keeps_anything_but_a_starting_deck() -> None:
    """L1-184: after sorting, no tokens, gold, interns or damage; a permanent change of the starting deck stays."""
    states = [now for now in whole(1).log.states if now.next > 1]
    for now in states:
        st = begin(PACK, now, ("a", "b"), 9).state
        for p in st.players:
            assert (
                not any(p.tokens) and p.gold <= 2 and not p.discard
            )  # what the Franchise Board and a start bonus give
        assert b'"gold"' not in canonical(now) and b'"hand"' not in canonical(now)
    a = replace(fresh(PACK).characters[0], starters=("-burgle", "+soft_burgle", "+spare_key"))
    changed = after(characters=(a, *fresh(PACK).characters[1:]))
    begun = begin(PACK, changed, ("b", "a"), 9).state
    cards = [[begun.rules.cards[n].key for n in [*p.deck.everything(), *p.hand]] for p in begun.players]
    assert cards[0].count("burgle") == 6 and "soft_burgle" not in cards[0]
    assert cards[1].count("burgle") == 5 and cards[1].count("soft_burgle") == 1 and cards[1].count("spare_key") == 1


def test_an_open_contract_carries_over_with_its_ticks() -> None:
    """L1-179, L1-193: ticks stay, cubes do not; its setup text runs again in every game in which it is open."""
    now = after(
        contracts={"k2": ContractNow(state="open", since=1, ticks=2), "k1": ContractNow(state="filed", since=1)}
    )
    st = begin(PACK, now, ("a", "b"), 3).state
    keys = st.rules.things["contract"]
    assert zone(st, "contract_ticks")[keys.index("k2")] == 2 and zone(st, "contract_cubes") == []
    assert zone(st, "contracts")[keys.index("k1")] == 6  # filed
    third = replace(now, next=3, contracts={"k4": ContractNow(state="open", since=2)},
                    missions={"3": MissionNow(side="underworld")})  # fmt: skip
    game = begin(PACK, third, ("a", "b"), 3)
    while game.state.turn == 0:
        game.apply("vote cellar" if "vote cellar" in map(game.decision.label, game.decision.options) else
                   game.decision.options[0])  # fmt: skip
    lying = zone(game.state, "litter")
    shirt, space = st.rules.token_ids["shirt"], st.rules.space_ids["B08"]
    assert shirt in lying and space in lying


def test_a_locked_module_stays_locked_until_a_passage_opens_it() -> None:
    """L1-003, L1-187: what is in force comes from the record and the Prologue."""
    first = begin(PACK, fresh(PACK), ("a", "b"), 1).state
    assert "agents" in first.rules.options["without"].split(",")
    second = begin(PACK, after(), ("a", "b"), 1).state  # its prologue unlocks them in the setup box
    assert "agents" not in second.rules.options["without"].split(",") and "events" in second.rules.options["without"]
    later = begin(PACK, after(unlocked=("events",)), ("a", "b"), 1).state
    assert "events" not in later.rules.options["without"].split(",")


def test_the_side_is_that_of_the_mission() -> None:
    """L1-003: the report's row says it, or what was written there later; where it is left open the first lies up."""
    assert [side_of(PACK, now) for now in (fresh(PACK), after())] == ["overworld", "underworld"]
    wished = after(missions={"2": MissionNow(side="overworld")})
    for now in (after(), wished):
        assert begin(PACK, now, ("a", "b"), 1).state.rules.options["side"] == side_of(PACK, now)
    assert side_of(PACK, wished) == side_of(PACK, replace(after(), next=3)) == "overworld"


def test_the_opening_names_everything_by_its_number() -> None:
    now = after(read=("13",), ticks=("13.1",), chose={"lamp": "leave"}, wrote={"bell": "rung"}, tracks={"lamps": 1})
    rules = rules_for(PACK, now, 2)
    begun = opening(rules, PACK, now, ("c", "a"), (0,))
    assert isinstance(begun, Opening) and begun.nums == {"game": 2, "side": 1}
    assert [rules.things["character"][n] for n in begun.zones["seats"]] == ["c", "a"]
    assert [rules.things["passage"][n] for n in begun.zones["read"]] == ["13"]
    assert begun.zones["voters"] == [0] and begun.zones["tracks"][rules.things["track"].index("lamps")] == 1


def test_a_newcomer_is_put_level_with_the_fewest_checkmarks() -> None:
    """L1-182, RULING 61: as many as the seated one with the fewest, and what a section gives is taken at once."""
    people = {one.key: one for one in fresh(PACK).characters}
    people["a"] = replace(people["a"], checks=5, played=(1,), promotions=("a_copper",))
    people["b"] = replace(people["b"], checks=3, played=(1,), promotions=("b_copper",))
    row = Report(game=1, side="overworld", seats=("a", "b"), scores=(9, 4), winners=("a",))
    now = after(characters=tuple(people.values()), reports=(row,))
    game = begin(PACK, now, ("a", "b", "c"), 3)
    while game.state.turn == 0:
        game.apply(game.decision.options[0])
    told = [str(entry) for entry in entries_of(game.state.rules, game.state)]
    assert "check c 3 start by c" in told and "promoted c c_copper by c" in told
    assert game.state.players[2].gold == game.state.players[0].gold + 1  # its start bonus


# ---------------------------------------------------------------- afterwards


@pytest.mark.parametrize("seed", range(3))
def test_the_copy_of_a_finished_campaign_is_played_freely(seed: int) -> None:
    """L1-185: all permanent changes are there, on either side; nothing is for good, and no number is read (L1-109)."""
    now = whole(seed).log.now
    for side in ("overworld", "underworld"):
        game = to_end(free_play(PACK, now, ("b", "c"), side, seed), seed)
        st = game.state
        assert st.rules.options["side"] == side and "without" not in st.rules.options
        kinds = {entry.kind for entry in entries_of(st.rules, st)}
        assert not kinds & {"opened", "introduced", "stuck", "chose"}
    plain = free_play(PACK, now, ("a", "b"), "overworld", 1).state.rules
    for one in now.stuck:
        if one.sticker == "p1":
            assert way(plain, "A03", "A09") is not None
    with pytest.raises(ValueError, match="not over"):
        free_play(PACK, fresh(PACK), ("a", "b"), "overworld")


def test_the_copy_has_all_that_became_permanent() -> None:
    """L1-185: stickers are there, what was fetched is in its deck, and what was destroyed is nowhere."""
    home = {"card:careers_fair": "destroyed", "card:ottoline": "deck"}
    now = replace(fresh(PACK), next=0, copy=True, home=home, stuck=(Stuck(sticker="p2", spot="B09-B16", game=1),))
    plain = free_play(PACK, replace(now, home={}, stuck=()), ("a", "b"), "underworld", 1).state.rules
    rules = free_play(PACK, now, ("a", "b"), "underworld", 1).state.rules
    assert way(plain, "B09", "B16") is None and way(rules, "B09", "B16") is not None
    for key, before, since in (("careers_fair", 1, 0), ("ottoline", 0, 1)):
        assert [book.cards[book.card_ids[key]].copies for book in (plain, rules)] == [before, since], key


def test_another_pack_has_another_family() -> None:
    other: Pack = read_pack(SAMPLE)[0]
    assert family_of(other, 2) is not family_of(PACK, 2) and family_of(other, 2).shape == family_of(PACK, 2).shape


@pytest.mark.parametrize("seed", range(6))
def test_entries_alone_rebuild_what_the_game_knew(seed: int) -> None:
    """What the chronicle opens the next game with is what the last state had: nothing permanent is kept anywhere else."""
    file = whole(seed)
    for line, tape in sorted(file.tapes.items()):
        before = file.log.states[line]
        st = play_tape(PACK, before, tape).state
        now = close(PACK, before, st)
        begun = opening(st.rules, PACK, now, tape.seats)
        for name in ("read", "boxes", "let", "promoted", "goals"):
            assert set(begun.zones.get(name, ())) == set(zone(st, name)), name
        for name in ("stuck", "checks", "contracts", "contract_ticks", "contract_outcomes", "contract_since"):
            assert begun.zones.get(name, []) == zone(st, name) or not any(zone(st, name)), name
        triples = [zone(st, "starters")[n : n + 3] for n in range(0, len(zone(st, "starters")), 3)]
        again = [begun.zones["starters"][n : n + 3] for n in range(0, len(begun.zones["starters"]), 3)]
        assert sorted(triples) == sorted(again)
        for pairs in ("chosen", "written"):
            last = dict(zip(zone(st, pairs)[::2], zone(st, pairs)[1::2], strict=True))
            told = dict(zip(begun.zones[pairs][::2], begun.zones[pairs][1::2], strict=True))
            assert told == last, pairs
