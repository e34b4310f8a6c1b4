"""The one loop: run pending work until somebody has to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from burgle.kernel.codes import D_ALL, ESCAPED, FORFEIT, PASS_ON
from burgle.kernel.conditions import StandingClaim
from burgle.kernel.phrase import Refusal
from burgle.kernel.runaway import MOST_STEPS, Runaway
from burgle.kernel.state import State
from burgle.kernel.together import gather, turn_to

if TYPE_CHECKING:
    from burgle.kernel.rules import Chapter


class IllegalOption(ValueError):
    """An answer that the rules do not allow; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class StaleDecision(ValueError):
    """An answer to a question that has passed; the state is as it was."""


def advance(st: State) -> None:
    """Run frames until one of them offers a decision or the game is over; Runaway if neither ever comes."""
    rules = st.rules
    kinds = rules.kinds
    stack = st.stack
    left = MOST_STEPS
    while stack or director(st).second_act(st):
        left -= 1
        if left < 0:
            raise endless(st)
        if st.dirty:
            if rules.watchers:
                left = watched(st, left)
            elif st.claims and not st.halt:
                left = settle(st, left)
            else:
                st.dirty = 0
        if st.halt:
            director(st).stop_turn(st)
            continue
        if st.rules is not rules:  # the game goes on with another member of the family
            rules = st.rules
            kinds = rules.kinds
        frame = stack[-1]
        kind = kinds[frame.kind]
        if kind.together and st.rules.together:
            if gather(st):
                return
            continue
        if kind.asks:
            if (
                st.players[frame.who].status > ESCAPED and not kind.beyond
            ):  # who is knocked out decides nothing any more
                stack.pop()
                kind.dropped(st, frame)
                continue
            options = kind.ask(st, frame)
            if len(options) > 1 or (options and not kind.auto):
                st.options = options
                st.asked = len(stack) - 1
                st.did += 1
                st.since = st.did
                return
            if options:
                kind.answer(st, frame, options[0])
                continue
        kind.run(st, frame)
    st.options = []
    st.over = True
    director(st).close_game(st)


def director(st: State) -> Chapter:
    """Give the chapter that opens and closes games and stops turns."""
    found = st.rules.director
    assert found is not None
    return found


def watched(st: State, left: int) -> int:
    """Pay what is due, then tell all watchers what has changed: what payments changed as well, so that none is missed.

    They are told of what happened to a player who was knocked out by it, too. Give how many steps are left.
    """
    while st.dirty:
        dirty = st.dirty
        if st.claims and not st.halt:
            left = settle(st, left)
            dirty = D_ALL
        st.dirty = 0
        left -= 1
        if left < 0:
            raise endless(st)
        for chapter in st.rules.watchers:
            chapter.noticed(st, dirty)
    return left


def settle(st: State, left: int) -> int:
    """Pay every claim that has become due; repeat while payments make others due. Give how many steps are left."""
    rules = st.rules
    effects = rules.effects
    while st.dirty:
        dirty = st.dirty
        st.dirty = 0
        asking: list[int] | None = None  # it seldom comes to that
        for i in range(len(st.claims)):
            claim = st.claims[i]
            standing = cast(StandingClaim, effects[claim.effect])
            if standing.count.waits_for & dirty:
                due = standing.due(st, st.players[claim.who], claim.source)
                while claim.paid < due:
                    left -= 1
                    if left < 0:
                        raise Runaway(standing.text(), rules.address_of(standing))
                    claim.paid += 1
                    if standing.body.simple:
                        standing.body.run(st, claim.who, claim.source)
                        if st.rules is not rules:
                            rules = st.rules
                            effects = rules.effects
                            standing = cast(StandingClaim, effects[claim.effect])
                    else:
                        asking = [i] if asking is None else [*asking, i]
                    if st.halt:
                        return left
        # What asks comes above everything else, in the order in which the cards were played.
        if asking is not None:
            for i in reversed(asking):
                claim = st.claims[i]
                st.push(st.rules.k_run, claim.who, cast(StandingClaim, effects[claim.effect]).body.id, claim.source)
    return left


def endless(st: State) -> Runaway:
    """Name what goes on and on, if a text of a card is part of it."""
    for frame in reversed(st.stack):
        if frame.kind in (st.rules.k_run, st.rules.k_seq, st.rules.k_choose, st.rules.k_may, st.rules.k_pay):
            return Runaway(st.rules.effects[frame.a].text(), st.rules.effect_addresses[frame.a])
    return Runaway("", "")


def answer(st: State, code: int) -> None:
    """Answer the waiting decision with one of its options, and go on to the next; or give the game up."""
    frame = st.stack[st.asked]
    if code == FORFEIT:
        director(st).give_up(st)
    elif code == PASS_ON:
        st.rules.kinds[frame.kind].pass_on(st, frame)
    else:
        st.rules.kinds[frame.kind].answer(st, frame, code)
    advance(st)


def apply(st: State, decision: int, code: int, seat: int = -1) -> None:
    """Answer a decision by its number; what is stale or illegal is refused and changes nothing.

    Where several are asked at the same time, `seat` says who answers; otherwise it is the first whose answer waits.
    """
    if st.over:
        raise StaleDecision("the game is over")
    if decision < st.since or decision > st.did:
        raise StaleDecision("decision " + str(decision) + " has passed; decision " + str(st.did) + " waits")
    who = decider(st)
    if seat >= 0 and not turn_to(st, seat):
        raise IllegalOption(Refusal("not_your_turn", seat, who))
    for option in st.options:
        if option == code:
            answer(st, code)
            return
    frame = st.stack[st.asked]
    if (code == FORFEIT and director(st).may_give_up(st)) or (
        code == PASS_ON and st.rules.kinds[frame.kind].may_pass_on(st, frame)
    ):
        answer(st, code)
        return
    refusal = st.rules.kinds[frame.kind].refuse(st, frame, code)
    turn_to(st, who)
    raise IllegalOption(refusal)


def decider(st: State) -> int:
    """Say whose decision waits, the first one's if several may decide; -1 when the game is over."""
    return st.stack[st.asked].who if st.stack else -1
