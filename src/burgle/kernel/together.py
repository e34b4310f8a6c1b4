"""Questions that several players answer at the same time: who is fast waits, and nobody sees an answer before all are in."""

from __future__ import annotations

from burgle.kernel.codes import ESCAPED
from burgle.kernel.frames import FrameKind
from burgle.kernel.state import Frame, State


class TogetherKind(FrameKind):
    """One question to several players: each has a frame, one on top of the other, the first in turn order uppermost.

    `b` of a frame holds the answer and one more, and 0 while it is open. Answers are sealed: until the last one is in
    they can be changed, and then all are carried out in turn order. Who answers first therefore makes no difference.
    A rulebook that is not `together` asks one after the other, and carries out at once.
    """

    __slots__ = ()

    def __init__(self, auto: bool, *, public: bool) -> None:
        super().__init__(True, auto, public=public)
        self.together = True

    def answer(self, st: State, f: Frame, code: int) -> None:
        if st.rules.together:
            f.b = code + 1
        else:
            st.stack.pop()
            self.carry_out(st, f, code)

    def carry_out(self, st: State, f: Frame, code: int) -> None:
        """Do what was answered; the frame is off the stack."""
        raise NotImplementedError


def gather(st: State) -> bool:
    """Look whether a question to several still waits for somebody; if not, carry the uppermost answer out.

    Frames may come off the stack meanwhile: of who is out, and of who has nothing to decide.
    """
    stack = st.stack
    kind = st.rules.kinds[stack[-1].kind]
    assert isinstance(kind, TogetherKind)
    waits = False
    fresh = True
    at = len(stack) - 1
    while at >= 0 and stack[at].kind == kind.id:
        frame = stack[at]
        if st.players[frame.who].status > ESCAPED and not kind.beyond:
            stack.pop(at)
            kind.dropped(st, frame)
        elif frame.b:
            fresh = False
        else:
            options = kind.ask(st, frame)
            if not options:
                kind.run(st, frame)
                options = kind.ask(st, frame)
            if not options:
                stack.pop(at)
            elif len(options) == 1 and kind.auto:
                frame.b = options[0] + 1
            else:
                waits = True
        at -= 1
    if waits:
        at = len(stack) - 1
        while stack[at].b:
            at -= 1
        st.asked = at
        st.options = kind.ask(st, stack[at])
        st.did += 1
        if fresh:
            st.since = st.did
        return True
    if stack and stack[-1].kind == kind.id:
        frame = stack.pop()
        kind.carry_out(st, frame, frame.b - 1)
    return False


def deciders(st: State) -> list[int]:
    """List whose decision waits: usually one seat, several where the rules let them decide at the same time."""
    if not st.stack:
        return []
    if not st.rules.kinds[st.stack[-1].kind].together or not st.rules.together:
        return [st.stack[-1].who]
    return [frame.who for frame in asked_together(st) if not frame.b]


def may_answer(st: State, seat: int) -> bool:
    """Say whether a seat may answer now; one that has answered may change its mind until all have."""
    return find(st, seat) >= 0


def turn_to(st: State, seat: int) -> bool:
    """Let the waiting decision be that of a seat which may answer now; says whether there is one.

    Only what is asked changes. The next answer, whoever gives it, makes it the first open one again.
    """
    at = find(st, seat)
    if at < 0:
        return False
    if at != st.asked:
        st.asked = at
        frame = st.stack[at]
        st.options = st.rules.kinds[frame.kind].ask(st, frame)
    return True


def turned(st: State, seat: int) -> State:
    """Give the position as the decision of a seat, if it may answer now: itself where that is so, else a copy."""
    at = find(st, seat)
    if at < 0 or at == st.asked:
        return st
    twin = st.copy()
    turn_to(twin, seat)
    return twin


def find(st: State, seat: int) -> int:
    """Find the frame that a seat may answer now; -1 if there is none."""
    if not st.stack:
        return -1
    top = len(st.stack) - 1
    if not st.rules.together or not st.rules.kinds[st.stack[top].kind].together:
        return top if st.stack[top].who == seat else -1
    for at in range(top, top - len(asked_together(st)), -1):
        if st.stack[at].who == seat:
            return at
    return -1


def asked_together(st: State) -> list[Frame]:
    """List the frames of the question to several that is on top of the stack, the first in turn order first."""
    kind = st.stack[-1].kind
    found: list[Frame] = []
    at = len(st.stack) - 1
    while at >= 0 and st.stack[at].kind == kind:
        found.append(st.stack[at])
        at -= 1
    return found
