"""Entering and leaving a space, by whatever means: who is kept out, and what the features of the place do.

Chapters act on an entry in the order of `Rules.on_enter`. Either all of them act at once, and what they leave to be done
is done in that order; or, with `Entering` in the rulebook, each is done with before the next begins.
"""

from __future__ import annotations

from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State


def barred(st: State, p: Player, room: int) -> Refusal | None:
    """Say why a player may not enter a space by any means."""
    spaces = st.rules.spaces
    if spaces[room].gated or (p.room >= 0 and spaces[p.room].gated):
        for chapter in st.rules.gates:
            refusal = chapter.gate(st, p, room)
            if refusal is not None:
                return refusal
    return None


def depart(st: State, p: Player) -> None:
    """Let the space that a pawn is about to leave act."""
    if p.room >= 0:
        for chapter in st.rules.on_leave:
            chapter.departed(st, p, p.room)


def enter(st: State, p: Player, room: int) -> None:
    """Put a pawn on a space, by whatever means it came, and let the space act."""
    if st.rules.on_leave:
        depart(st, p)
    depth = len(st.stack)
    st.place(p, room)
    if st.rules.k_entry >= 0:
        go_on(st, p, room, 0)
        return
    for chapter in st.rules.on_enter:
        chapter.entered(st, p, room)
    if len(st.stack) > depth + 1:  # what was pushed first is to be done first
        st.stack[depth:] = st.stack[depth:][::-1]


def go_on(st: State, p: Player, room: int, at: int) -> None:
    """Let the chapters act from one of them on, up to the first that has left something to be done."""
    for i in range(at, len(st.rules.on_enter)):
        depth = len(st.stack)
        st.rules.on_enter[i].entered(st, p, room)
        if len(st.stack) > depth:
            st.stack.insert(depth, Frame(st.rules.k_entry, p.seat, room, i + 1, []))
            return


class ArrivalKind(FrameKind):
    """An entry in progress: `a` is the space, `b` the next chapter that may have something to say about it."""

    __slots__ = ()

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        go_on(st, st.players[f.who], f.a, f.b)


class Entering(Chapter):
    """Features of a space act one after the other; what asks, or draws, makes the rest wait."""

    __slots__ = ()

    def build(self, rules: Rules) -> None:
        rules.k_entry = rules.frame(ArrivalKind(False, False, public=True), "entry")
