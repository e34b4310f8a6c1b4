"""What holds in every game of every campaign: pieces are counted, votes sealed, the order of members makes no difference."""

from __future__ import annotations

import os
import random
from collections import Counter

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.between import keys_of
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import entries_of
from burgle.campaign.fold import fold
from burgle.campaign.log import found
from burgle.campaign.overlay import copies_in_play, family_of, rules_for
from burgle.campaign.pack import Pack
from burgle.campaign.play import begin, close
from burgle.campaign.skim import Policy, skim
from burgle.chapters.ballots import BallotKind
from burgle.game import Game
from burgle.kernel.engine import answer
from burgle.kernel.state import State
from burgle.kernel.together import deciders, turned
from burgle.view.events import seen
from burgle.view.table import views
from tests.golden.campaigns import pack_of
from tests.props.invariants import cards_everywhere
from tests.props.ledgers import ledger_of

CAMPAIGNS = int(os.environ.get("BURGLE_CAMPAIGNS", "3"))
SEATS = ("a", "b", "c")


def check_pieces(pack: Pack, now: Chronicle, st: State) -> None:
    """L1-174, L1-177: what was fetched is there, as often as it is printed; what was destroyed or never fetched is nowhere."""
    if not st.zones[st.rules.zone_names.index("reserve")]:
        return  # the prologue is read before anything is set up
    live = fold(now, entries_of(st.rules, st), keys_of(pack))
    there = Counter(st.rules.cards[card].key for card in cards_everywhere(st, ledger_of(st.rules)))
    in_play = dict(copies_in_play(pack, live))
    zone = st.rules.zone_names.index
    # Once the scores are counted (L1-180) nothing is taken from anybody any more: what an epilogue puts away is gone later.
    late = [st.rules.things["piece"][n] for n in st.zones[zone("gone")]] if st.zones[zone("report")] else []
    for piece in pack.copies:
        sort, _, key = piece.partition(":")
        # Cards of starting decks come and go with their characters, and are nobody's to fetch.
        if sort == "card" and piece not in late and st.rules.cards[st.rules.card_ids[key]].deck != "starter":
            assert there[key] == in_play.get(piece, 0), (piece, live.home.get(piece), there[key])


@pytest.mark.parametrize("seed", range(CAMPAIGNS))
def test_pieces_are_neither_made_nor_lost(seed: int) -> None:
    pack, dice, fetched = pack_of("three-nights"), random.Random(seed), 0
    log = found(pack, "Counted")
    now = log.now
    while now.next:
        game = begin(pack, now, SEATS[: 2 + seed % 2], seed * 10 + now.next)
        noted = -1
        while not game.over:
            st = game.state
            if len(st.zones[st.rules.zone_names.index("entries")]) != noted:
                noted = len(st.zones[st.rules.zone_names.index("entries")])
                check_pieces(pack, now, st)
            game.apply(dice.choice(game.decision.options))
        check_pieces(pack, now, game.state)
        now = close(pack, now, game.state)
        fetched += len(now.home)
    assert fetched


def at_a_vote(seed: int) -> Game:
    """The first game of a campaign, at the vote behind its scores."""
    pack, dice = pack_of("three-nights"), random.Random(seed)
    game = begin(pack, found(pack, "Voting").now, SEATS, seed)
    while not isinstance(game.state.rules.kinds[game.state.stack[-1].kind], BallotKind):
        game.apply(dice.choice(game.decision.options))
    return game


def heard(st: State, seat: int) -> bytes:
    """All that a seat sees of a position, and what happened since it was copied."""
    events = [seen(st, event, seat, n, list(SEATS)) for n, event in enumerate(st.events or ())]
    return msgspec.json.encode([views(st, [seat])[seat], events])


@pytest.mark.parametrize("seed", range(2))
def test_votes_are_private_until_the_last(seed: int) -> None:
    """L1-191: whatever the others have voted, nobody hears of it, nor who watches, before all have."""
    start = at_a_vote(seed).state
    voters = deciders(start)
    assert len(voters) == len(SEATS)
    dice = random.Random(seed)
    dice.shuffle(voters)
    waiting = [start]
    for n, voter in enumerate(voters):
        told: dict[int, set[bytes]] = {}
        after: list[State] = []
        for before in waiting:
            for code in turned(before, voter).options:
                st = turned(before.copy(), voter)
                st.events = []
                answer(st, code)
                after.append(st)
                for seat in {-1, *range(len(SEATS))} - set(voters[: n + 1]):
                    told.setdefault(seat, set()).add(heard(st, seat))
        if n + 1 < len(voters):
            assert {len(ways) for ways in told.values()} == {1}, "somebody knows how another has voted"
        else:
            assert len(told[-1]) > 1  # and now everybody does
        waiting = after


def test_the_order_of_members_makes_no_difference() -> None:
    """Whoever is written down first: the same chronicle, the same rulebook, the same game to the last answer."""
    pack = pack_of("three-nights")
    members = [lines.Member(character=key, player=name) for key, name in (("a", "Ann"), ("b", "Bo"), ("c", "Cy"))]
    ends = set()
    for order in (members, members[::-1], [members[1], members[2], members[0]]):
        log = found(pack, "Three")
        for body in order:
            log.say(body)
        dice, game = random.Random(5), begin(pack, log.now, SEATS, 5)
        while not game.over:
            game.apply(dice.choice(game.decision.options))
        ends.add((game.hash(), msgspec.json.encode(close(pack, log.now, game.state))))
    assert len(ends) == 1


def test_every_board_that_a_story_leads_to_has_one_shape() -> None:
    """Whatever was stuck, fetched, destroyed and unlocked on the way: a state fits every rulebook of its family."""
    pack = pack_of("small-print")
    policy = Policy("chance", random.Random(3), read=0.7)
    chronicles = skim(pack, policy, lambda game: ("a", "b"), 3, boards=False).chronicles
    shapes = {rules_for(pack, now, 2).shape for now in chronicles[3::3] if now.next}
    assert shapes == {family_of(pack, 2).shape}
