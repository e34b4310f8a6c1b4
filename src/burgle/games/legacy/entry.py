"""Entering a space: its features act one after the other, and each is done with before the next begins (L1-110)."""

from __future__ import annotations

from burgle.kernel.frames import FrameKind
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State


class EntryKind(FrameKind):
    """An entry in progress: `a` is the space, `b` the next chapter that may have something to say about it."""

    __slots__ = ("entry",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(False, False, public=True)
        self.entry = entry

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        self.entry.go_on(st, st.players[f.who], f.a, f.b)


class Entry(Chapter):
    """What an entry sets off; what asks, or draws, makes the rest wait."""

    __slots__ = ("k_entry",)

    def build(self, rules: Rules) -> None:
        self.k_entry = rules.frame(EntryKind(self))

    def enter(self, st: State, p: Player, room: int) -> None:
        """Put a figure on a space, by whatever means it came, and let the space act."""
        st.place(p, room)
        self.go_on(st, p, room, 0)

    def go_on(self, st: State, p: Player, room: int, at: int) -> None:
        """Let the chapters act from one of them on, up to the first that has left something to be done."""
        for i in range(at, len(st.rules.on_enter)):
            depth = len(st.stack)
            st.rules.on_enter[i].entered(st, p, room)
            if len(st.stack) > depth:
                st.stack.insert(depth, Frame(self.k_entry, p.seat, room, i + 1, []))
                return
