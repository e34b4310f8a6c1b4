"""A game in progress as plain data: numbers, lists of numbers, and a stack of pending work.

Nothing here ever leads back to itself, so the collector need not look at it (`acyclic`): making and dropping a frame or an
event costs a third, and games in progress cause no pauses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from burgle.kernel.chance import Chance
from burgle.kernel.codes import D_PLACE, D_TOKENS, IN
from burgle.kernel.pile import Pile

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules


@mypyc_attr(acyclic=True)
class Frame:
    """One pending piece of work; its kind knows what to do with the numbers."""

    __slots__ = ("kind", "who", "a", "b", "items")

    def __init__(self, kind: int, who: int, a: int, b: int, items: list[int]) -> None:
        self.kind = kind
        self.who = who
        self.a = a
        self.b = b
        self.items = items

    def copy(self) -> Frame:
        """Copy the frame."""
        return Frame(self.kind, self.who, self.a, self.b, self.items[:])


@mypyc_attr(acyclic=True)
class Claim:
    """An `if` or `per` that waits to be paid until the turn is over."""

    __slots__ = ("effect", "who", "source", "paid")

    def __init__(self, effect: int, who: int, source: int, paid: int) -> None:
        self.effect = effect
        self.who = who
        self.source = source
        self.paid = paid


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, for the log and for animation."""

    __slots__ = ("kind", "who", "a", "b", "source")

    def __init__(self, kind: int, who: int, a: int, b: int, source: int) -> None:
        self.kind = kind
        self.who = who
        self.a = a
        self.b = b
        self.source = source


@mypyc_attr(acyclic=True)
class Player:
    """What every thief of the family has; a chapter's own numbers are in `nums`."""

    __slots__ = (
        "seat", "status", "room", "hand", "deck", "discard", "play", "skill", "sword", "boot", "gold",
        "supply", "area", "damage", "stand_ins", "unmarked", "aside", "hush", "tokens", "has", "nums",
    )  # fmt: skip

    def __init__(
        self, seat: int, deck: Pile, hand: list[int], discard: list[int], play: list[int],
        tokens: list[int], has: list[int], nums: list[int],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.status = IN
        self.room = -1  # -1: the pawn is not on the board
        # Cards, `tokens` and `has` are replaced when they change, so that copies may share them.
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.play = play
        self.skill = 0
        self.sword = 0
        self.boot = 0
        self.gold = 0
        self.supply = 0  # cubes at home
        self.area = 0  # cubes in the Clank! area
        self.damage = 0  # all damage on the meter, of which ...
        self.stand_ins = 0  # ... black cubes
        self.unmarked = 0  # ... no cube at all
        self.aside = 0  # own cubes drawn after the player was out
        self.hush = 0  # negative Clank! left over this turn
        self.tokens = tokens  # how many of each kind of token
        self.has = has  # how many tokens grant each ability
        self.nums = nums

    def copy(self) -> Player:
        """Copy the player by hand: this is the hot path of every search."""
        p = Player(
            self.seat, self.deck.copy(), self.hand, self.discard, self.play,
            self.tokens, self.has, self.nums[:],
        )  # fmt: skip
        p.status = self.status
        p.room = self.room
        p.skill = self.skill
        p.sword = self.sword
        p.boot = self.boot
        p.gold = self.gold
        p.supply = self.supply
        p.area = self.area
        p.damage = self.damage
        p.stand_ins = self.stand_ins
        p.unmarked = self.unmarked
        p.aside = self.aside
        p.hush = self.hush
        return p


@mypyc_attr(acyclic=True)
class State:
    """The whole game at one moment."""

    __slots__ = (
        "rules", "players", "active", "turn", "did", "since", "asked", "fence", "over", "halt", "dirty", "row", "piles",
        "zones", "nums", "deeds", "stack", "claims", "chance", "events", "options",
    )  # fmt: skip

    def __init__(self, rules: Rules, chance: Chance) -> None:
        self.rules = rules
        self.players: list[Player] = []
        self.active = 0  # whose turn it is
        self.turn = 0  # turns begun
        self.did = 0  # the number of the decision that waits
        self.since = 0  # the number it had before others answered who are asked at the same time
        self.asked = 0  # where in `stack` it is: on top, unless several are asked
        self.fence = 0  # the first decision after something was revealed
        self.over = False
        self.halt = False  # the active player was knocked out: nothing of the turn goes on
        self.dirty = 0
        self.row: list[int] = []  # card or -1
        self.piles: list[Pile] = []
        self.zones: list[list[int]] = []
        self.nums: list[int] = []
        self.deeds: list[int] = []  # numbers of this turn, zero at its start
        self.stack: list[Frame] = []
        self.claims: list[Claim] = []
        self.chance = chance
        self.events: list[Event] | None = None
        self.options: list[int] = []  # what the waiting decision offers

    def copy(self) -> State:
        """Give an independent twin; events are not carried over."""
        st = State(self.rules, self.chance.copy())
        st.players = [p.copy() for p in self.players]
        st.active = self.active
        st.turn = self.turn
        st.did = self.did
        st.since = self.since
        st.asked = self.asked
        st.fence = self.fence
        st.over = self.over
        st.halt = self.halt
        st.dirty = self.dirty
        st.row = self.row[:]
        st.piles = [pile.copy() for pile in self.piles]
        st.zones = self.zones[:]  # a zone is never changed in place, so the copy may share it
        st.nums = self.nums[:]
        st.deeds = self.deeds[:]
        st.stack = [f.copy() for f in self.stack]
        st.claims = [Claim(c.effect, c.who, c.source, c.paid) for c in self.claims]
        st.options = self.options  # made anew for every decision
        return st

    def push(self, kind: int, who: int, a: int, b: int) -> Frame:
        """Put a piece of work on top of the stack."""
        frame = Frame(kind, who, a, b, [])
        self.stack.append(frame)
        return frame

    def reveal(self) -> None:
        """Note that hidden information came to light: nobody may go back behind this."""
        self.fence = self.did + 1

    def emit(self, kind: int, who: int, a: int, b: int, source: int) -> None:
        """Tell whoever listens; a simulation does not."""
        if self.events is not None:
            self.events.append(Event(kind, who, a, b, source))

    def place(self, p: Player, room: int) -> None:
        """Put a pawn on a space (or off the board, -1)."""
        p.room = room
        self.dirty |= D_PLACE

    def gain_token(self, p: Player, token: int) -> None:
        """Lay a token in front of a player."""
        self.change_tokens(p, token, 1)

    def lose_token(self, p: Player, token: int) -> None:
        """Take a token away from a player."""
        self.change_tokens(p, token, -1)

    def change_tokens(self, p: Player, token: int, n: int) -> None:
        """Count a kind of token, and the abilities it grants, up or down."""
        p.tokens = p.tokens[:]
        p.tokens[token] += n
        grants = self.rules.tokens[token].grants
        if grants:
            p.has = p.has[:]
            for tag in grants:
                p.has[tag] += n
        self.dirty |= D_TOKENS

    def put(self, zone: int, at: int, value: int) -> None:
        """Change one number of a zone; zones are shared with copies, so a new list takes its place."""
        things = self.zones[zone][:]
        things[at] = value
        self.zones[zone] = things

    def add(self, zone: int, things: list[int]) -> None:
        """Add to a zone."""
        self.zones[zone] = self.zones[zone] + things

    def drop_all(self) -> None:
        """Leave nothing to be done but what goes on whoever is knocked out: the game in hand is over."""
        kinds = self.rules.kinds
        self.stack[:] = [frame for frame in self.stack if kinds[frame.kind].beyond]

    def empty(self, zone: int) -> None:
        """Leave nothing in a zone."""
        if self.zones[zone]:
            self.zones[zone] = []

    def from_active(self) -> list[Player]:
        """List the players from the active one clockwise, those who are out left aside."""
        found: list[Player] = []
        players = self.players
        at = self.active
        for _ in range(len(players)):
            p = players[at]
            if p.status == IN:
                found.append(p)
            at += 1
            if at == len(players):
                at = 0
        return found

    def nobody_in(self) -> bool:
        """Say whether all are out."""
        for p in self.players:
            if p.status == IN:
                return False
        return True
