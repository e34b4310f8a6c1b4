"""What the lessons of Legacy and Darkest Magic ask for: whoever looks for a game to begin in tries positions out with this.

Each part is gone through as a pupil would, on a copy, and gives the places that its steps name, or nothing if one of
the steps could not be done. So the lesson can be found anew whenever cards or boards have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from burgle.bots.quiet import QuietBot
from burgle.game import Game
from burgle.kernel.engine import decider
from burgle.view import notation
from burgle.view.paths import Way, play_all, reach
from burgle.view.pointing import refs_of

Places = dict[str, str]
ME = 0
HURT = 6  # whoever has lost more hearts than this should not be taught by example
FEW = 2  # what a market should offer, at least


class Pupil:
    """Goes through a part on a copy of its game."""

    def __init__(self, game: Game) -> None:
        self.game = game.copy()

    @property
    def me(self) -> dict[str, Any]:
        """What the pupil sees of itself."""
        seen: dict[str, Any] = self.game.view(ME)["players"][ME]
        return seen

    def carries(self) -> bool:
        """Whether the pupil has an artifact."""
        st = self.game.state
        return st.players[ME].has[st.rules.tag("artifact")] > 0

    def may(self, verb: str) -> list[int]:
        """All options that begin so."""
        st = self.game.state
        return [code for code in st.options if notation.spell(st, code).startswith(verb)]

    def may_buy(self) -> list[int]:
        """All cards of the row that can be had."""
        st = self.game.state
        return [code for code in self.may("acquire") if refs_of(st, code)[0].at == "row"]

    def draft(self, role: int, vault: int) -> bool:
        """Take one's role and something from the vault; the others take what comes first."""
        for verb, at in (("keep", role), ("take", vault)):
            for _ in range(2):
                options = self.may(verb)
                mine = decider(self.game.state) == ME
                if not options or (mine and at >= len(options)):
                    return False
                self.game.apply(options[at] if mine else options[0])
        return decider(self.game.state) == ME

    def play(self) -> bool:
        """Play the hand; whether that is done with one press."""
        for code in play_all(self.game.state, ME).codes:
            self.game.apply(code)
        return not self.me["hand"] and decider(self.game.state) == ME

    def ways(self) -> dict[str, Way]:
        """Where one can go unhurt, without an answer on the way."""
        return {space: way for space, way in reach(self.game.state, ME).items() if "damage" not in way.cost}

    def go(self, way: Way) -> bool:
        """Go there; whether nothing is asked then."""
        for code in way.codes:
            self.game.apply(code)
        return self.me["space"] == way.space and bool(self.may("end turn") or self.may("play"))

    def end(self) -> list[str]:
        """End the turn, and say what happened until the next one."""
        known = len(self.game.events(ME))
        for code in self.may("end turn"):
            self.game.apply(code)
        quiet = QuietBot()
        while not self.game.over and decider(self.game.state) != ME:
            self.game.apply(quiet.decide(self.game.state))
        return [event["code"] for event in self.game.events(ME, known)]


def riches(me: Mapping[str, Any]) -> int:
    """Count the coins and interns of a player."""
    return int(me["coins"] + me["held"].get("intern", 0))


def begin(game: Game) -> Places | None:
    """Whatever is drafted: a walk to something, a card to buy, noise, and an attack at the end."""
    found: set[str] | None = None
    if decider(game.state) != ME:
        return None
    for role, vault in ((role, vault) for role in range(2) for vault in range(3)):
        first = Pupil(game)
        if not first.draft(role, vault) or first.me["hand"].count("stumble") != 1:
            return None
        if not first.play() or not first.may("move"):
            return None
        there = first_walks(first)
        found = there if found is None else found & there
        if not found:
            return None
    return {"walk": min(found or ())}


def first_walks(pupil: Pupil) -> set[str]:
    """Places of a first walk: something is gained there, then a card can be bought, and an attack follows."""
    there = set()
    for space, way in pupil.ways().items():
        walker = Pupil(pupil.game)
        before = walker.me
        gained = walker.go(way) and riches(walker.me) > riches(before)
        bought = walker.may_buy()
        if not gained or "gold" in way.cost or len(bought) < FEW:
            continue
        walker.game.apply(bought[-1])
        if not walker.may("end turn"):
            continue
        happened = walker.end()
        if "attack" in happened and "event" not in happened:
            there.add(space)
    return there


def low_water(game: Game) -> Places | None:
    """A walk to something, a card to buy, noise, and an attack at the end."""
    pupil = Pupil(game)
    if decider(game.state) != ME or pupil.me["hand"].count("stumble") != 1 or not pupil.play():
        return None
    found = first_walks(pupil)
    return {"walk": min(found)} if found else None


def waterline(game: Game) -> Places | None:
    """An artifact behind monsters, within reach of who has swords for them."""
    pupil = Pupil(game)
    if pupil.carries() or not healthy(pupil) or not pupil.play():
        return None
    for goal, way in pupil.ways().items():
        if goal in pupil.game.view(ME)["artifacts"] and "sword" in way.cost:
            walker = Pupil(pupil.game)
            if walker.go(way) and walker.may("take artifact"):
                return {"artifact": goal}
    return None


def uphill(game: Game) -> Places | None:
    """A goblin to fight, and home within reach."""
    pupil = Pupil(game)
    home = next(space.key for space in game.rules.spaces if marked(game, space.key, "hq") and space.exits)
    if not healthy(pupil) or not pupil.carries() or not pupil.play() or not pupil.may("fight Goblin"):
        return None
    pupil.game.apply(pupil.may("fight Goblin")[0])
    way = pupil.ways().get(home)
    if way is None or "sword" in way.cost or not pupil.go(way):
        return None
    return {"home": home} if "escape" in pupil.end() else None


def middle(game: Game) -> Places | None:
    """A coach at the door, and at the other end of its line an artifact behind monsters."""
    pupil = Pupil(game)
    if any("artifact" in token for token in pupil.me["tokens"]) or not healthy(pupil) or not pupil.play():
        return None
    for rider, space in rides(pupil):
        artifacts = rider.game.view(ME)["artifacts"]
        for goal, way in rider.ways().items():
            if goal not in artifacts or not set(way.cost) & {"sword", "intern"}:
                continue
            walker = Pupil(rider.game)
            if walker.go(way) and walker.may("take artifact"):
                return {"stop": space, "artifact": goal}
    return None


def rides(pupil: Pupil) -> Iterator[tuple[Pupil, str]]:
    """Every ride from here into the Danger Zone that asks nothing, and where it ends."""
    for code in pupil.may("ride"):
        rider = Pupil(pupil.game)
        rider.game.apply(code)
        space: str = rider.me["space"]
        if space != pupil.me["space"] and marked(rider.game, space, "danger_zone") and rider.may("end turn"):
            yield rider, space


def end(game: Game) -> Places | None:
    """A market on the way home, a cultist to fight, and the office within reach."""
    pupil = Pupil(game)
    home = next(space.key for space in game.rules.spaces if marked(game, space.key, "hq"))
    if not healthy(pupil) or not pupil.play() or not pupil.may("fight Cultist"):
        return None
    if home in pupil.ways():
        for market, way in pupil.ways().items():
            shopper = Pupil(pupil.game)
            if "sword" in way.cost or not shopper.go(way) or len(shopper.may("buy")) < FEW:
                continue
            out = shopper.ways().get(home)
            if out is None or set(out.cost) & {"gold", "sword", "intern"}:
                continue
            shopper.game.apply(shopper.may("buy")[0])
            if shopper.may("fight Cultist") and shopper.go(out) and "escape" in shopper.end():
                return {"market": market, "home": home}
    return None


def marked(game: Game, space: str, mark: str) -> bool:
    """Whether a place is one of a kind."""
    rules = game.rules
    return bool(rules.spaces[rules.space_ids[space]].marks >> rules.marks.index(mark) & 1)


def healthy(pupil: Pupil) -> bool:
    """Whether somebody can be shown to beginners."""
    return bool(pupil.me["damage"] <= HURT)


PARTS: dict[str, Callable[[Game], Places | None]] = {
    "legacy-begin": begin, "legacy-middle": middle, "legacy-end": end,
    "darkest-begin": low_water, "darkest-middle": waterline, "darkest-end": uphill,
}  # fmt: skip
