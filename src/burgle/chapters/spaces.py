"""What spaces do to whoever enters: rewards once a turn, and places that stop the feet."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.path_rules import STOPPED
from burgle.chapters.visits import Visits
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.frames import run_later
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Rewards(Chapter):
    """A reward space pays every player who enters, once per player, space and turn."""

    __slots__ = ("moved", "visits", "paid")

    def __init__(self, moved: bool = False) -> None:
        self.moved = moved  # texts may bring others to a space as well

    def build(self, rules: Rules) -> None:
        self.visits = Visits(rules, "rewarded", self.moved)
        self.paid = self.visits.own
        rules.enters(self, "reward")

    def entered(self, st: State, p: Player, room: int) -> None:
        reward = st.rules.spaces[room].reward
        if reward is not None and not self.visits.has_been(st, p, room):
            self.visits.note(st, p, room)
            st.emit(events.REWARD, p.seat, room, 0, -1)
            run_later(st, p.seat, reward, -1)


class Stops(Chapter):
    """Spaces with a mark end the use of Boots (or only walking) for the turn in which they are entered."""

    __slots__ = ("name", "ban", "own_turn", "told", "tires", "bit", "banned", "ignored", "stopped", "e_stop")

    def __init__(self, name: str, ban: str = "boots_banned", own_turn: bool = False, told: str = "") -> None:
        self.name = name
        self.ban = ban  # the number of the turn that says so
        self.own_turn = own_turn  # only who is up is stopped
        self.told = told  # an event of this game's own; "": the family's
        self.tires = True
        self.bit = 0
        self.banned = -1
        self.ignored = -1
        self.stopped = -1
        self.e_stop = events.STOP

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark(self.name)
        self.banned = rules.deed(self.ban)
        self.ignored = rules.deed("ignore_" + self.name + "s")
        self.stopped = rules.deed("stopped")
        if self.told:
            self.e_stop = rules.event(self.told, events.A_SPACE)
        rules.counts["stopped"] = self.count
        rules.enters(self, "stop")

    def count(self, r: Reader) -> Count:
        """`stopped`: such spaces entered this turn"""
        return Deeds("stopped", D_DEEDS, self.stopped)

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.rules.spaces[room].marks & self.bit and (p.seat == st.active or not self.own_turn):
            st.deeds[self.stopped] += 1
            st.dirty |= D_DEEDS
            if st.deeds[self.ignored] == 0 and self.tires:
                st.deeds[self.banned] = STOPPED
                st.emit(self.e_stop, p.seat, room, 0, -1)
