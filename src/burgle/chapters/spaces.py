"""What spaces do to whoever enters: rewards once a turn, and places that stop the feet."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.paths import STOPPED
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.frames import run_later
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Rewards(Chapter):
    """A reward space pays every player who enters, once per player, space and turn."""

    __slots__ = ("paid",)

    def build(self, rules: Rules) -> None:
        self.paid = rules.turn_zone("rewarded")
        rules.enters(self, "reward")

    def entered(self, st: State, p: Player, room: int) -> None:
        reward = st.rules.spaces[room].reward
        if reward is not None and room not in st.zones[self.paid]:
            st.add(self.paid, [room])
            st.emit(events.REWARD, p.seat, room, 0, -1)
            run_later(st, p.seat, reward, -1)


class Stops(Chapter):
    """Spaces with a mark end the use of Boots for the turn in which they are entered."""

    __slots__ = ("name", "bit", "banned", "ignored", "stopped")

    def __init__(self, name: str) -> None:
        self.name = name
        self.bit = 0
        self.banned = -1
        self.ignored = -1
        self.stopped = -1

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark(self.name)
        self.banned = rules.deed("boots_banned")
        self.ignored = rules.deed("ignore_" + self.name + "s")
        self.stopped = rules.deed("stopped")
        rules.counts["stopped"] = self.count
        rules.enters(self, "stop")

    def count(self, r: Reader) -> Count:
        """`stopped`: such spaces entered this turn"""
        return Deeds("stopped", D_DEEDS, self.stopped)

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.rules.spaces[room].marks & self.bit:
            st.deeds[self.stopped] += 1
            st.dirty |= D_DEEDS
            if st.deeds[self.ignored] == 0:
                st.deeds[self.banned] = STOPPED
                st.emit(events.STOP, p.seat, room, 0, -1)
