"""Tallies: what a player has done in the whole game, for goals that are judged at its end."""

from __future__ import annotations

from typing import Final

from burgle.chapters.cubes import cube_on, place_of_cube, seat_of_cube
from burgle.kernel.codes import D_DEEDS, D_PLACE, D_TOKENS, D_WEALTH, ESCAPED
from burgle.kernel.counts import Count, Keeps
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

NEVER: Final = 99  # cubes of who has not come home


class Visited(Count):
    """Different spaces of a kind that a player has entered in this game."""

    __slots__ = ("mark", "visits")

    def __init__(self, key: str, mark: int, visits: int) -> None:
        super().__init__("visited " + key, D_PLACE)
        self.mark = mark
        self.visits = visits

    def value(self, st: State, p: Player, source: int) -> int:
        n = 0
        for visit in st.zones[self.visits]:
            if seat_of_cube(visit) == p.seat and st.rules.spaces[place_of_cube(visit)].marks & self.mark:
                n += 1
        return n


class BestArtifact(Count):
    """The value of the most valuable artifact that a player has."""

    __slots__ = ()

    def value(self, st: State, p: Player, source: int) -> int:
        best = 0
        for token in st.rules.tokens:
            if token.value > best and p.tokens[token.id]:
                best = token.value
        return best


class CameHome(Count):
    """1 once a player has left by the way out."""

    __slots__ = ()

    def value(self, st: State, p: Player, source: int) -> int:
        return 1 if p.status == ESCAPED else 0


class HomeNoise(Count):
    """Cubes in the area when a player came home."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__("home_noise", D_PLACE)
        self.slot = slot

    def value(self, st: State, p: Player, source: int) -> int:
        return p.nums[self.slot] - 1 if p.nums[self.slot] else NEVER


class Tallies(Chapter):
    """Counts over a whole game: what was beaten, gained, bought, healed, visited, and how loud one came home."""

    __slots__ = (
        "home", "bit", "artifact", "visits", "beaten", "gained", "bought", "healed", "hurt", "held", "loud", "priced", "sent",
    )  # fmt: skip

    def __init__(self, home: str) -> None:
        self.home = home  # the mark of the way out
        self.priced: list[int] = []  # market items

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark(self.home)
        self.artifact = rules.tag("artifact")
        self.visits = rules.zone("visits")  # space and seat, each once
        self.beaten = rules.player_num("beaten")
        self.gained = rules.player_num("gained")
        self.bought = rules.player_num("bought")
        self.healed = rules.player_num("healed")
        self.hurt = rules.player_num("was_hurt")  # the damage when it was last looked at
        self.held = rules.player_num("held_items")
        self.loud = rules.player_num("home_noise")  # cubes in the area on coming home, + 1
        self.sent = rules.player_num("sent")  # who takes the blame says so: interns
        rules.counts["visited"] = self.visited_count
        rules.counts["worth"] = self.worth_count
        rules.counts["escaped"] = self.escaped_count
        for word in ("beaten", "gained", "bought", "healed", "sent"):
            rules.counts[word] = self.kept_count
        rules.counts["home_noise"] = self.noise_count
        rules.on_defeat.append(self)
        rules.on_acquire.append(self)
        rules.watchers.append(self)
        rules.enters(self, "tallies")

    def check(self, rules: Rules) -> None:
        self.priced = [token.id for token in rules.tokens if token.price]

    def visited_count(self, r: Reader) -> Count:
        """`visited KIND`: different spaces of that kind that you entered in this game"""
        key = r.rules.marks[r.one_of(r.rules.marks, "kind of space")]
        return Visited(key, r.rules.mark(key), self.visits)

    def worth_count(self, r: Reader) -> Count:
        """value of your most valuable artifact"""
        return BestArtifact("worth", D_TOKENS)

    def escaped_count(self, r: Reader) -> Count:
        """1 once you have left by the way out"""
        return CameHome("escaped", D_PLACE)

    def kept_count(self, r: Reader) -> Count:
        """`beaten`, `gained`, `bought`, `healed`, `sent`: enemies, cards, items, damage, sacrificed interns of this game"""
        word = r.words[r.at - 1]
        return Keeps(word, D_DEEDS | D_WEALTH | D_TOKENS, r.rules.player_nums.index(word))

    def noise_count(self, r: Reader) -> Count:
        """`home_noise`: your cubes in the Clank! area when you came home; 99 before that"""
        return HomeNoise(self.loud)

    def defeated(self, st: State, p: Player, card: int) -> None:
        p.nums[self.beaten] += 1

    def acquired(self, st: State, p: Player, card: int) -> None:
        p.nums[self.gained] += 1

    def entered(self, st: State, p: Player, room: int) -> None:
        visit = cube_on(room, p.seat)
        if visit not in st.zones[self.visits]:
            st.add(self.visits, [visit])
        if st.rules.spaces[room].marks & self.bit and p.has[self.artifact]:
            p.nums[self.loud] = p.area + 1

    def noticed(self, st: State, dirty: int) -> None:
        if dirty & (D_WEALTH | D_TOKENS):
            for p in st.players:
                if p.damage < p.nums[self.hurt]:
                    p.nums[self.healed] += p.nums[self.hurt] - p.damage
                p.nums[self.hurt] = p.damage
                items = 0
                for token in self.priced:
                    items += p.tokens[token]
                if items > p.nums[self.held]:
                    p.nums[self.bought] += items - p.nums[self.held]
                p.nums[self.held] = items
