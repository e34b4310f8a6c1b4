"""The frame of a game: set-up, turns, the end of a turn, and the slots of those who are out."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.bag import Bag
from burgle.chapters.resources import lose_leftovers
from burgle.kernel.actions import Action, ActionMenu, menu_of
from burgle.kernel.codes import ESCAPED, IN, arg_of, kind_of
from burgle.kernel.engine import advance
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import ENDS_TURN

NOTHING: Final = -2  # no card, nor what has no card


class SetUpKind(FrameKind):
    """The set-up: `a` is the next step, `b` the first player."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Turns) -> None:
        super().__init__(False, False, public=True)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        if f.a < len(st.rules.setup):
            f.a += 1
            st.rules.setup[f.a - 1].run(st, st.active)
        else:
            st.stack.pop()
            self.chapter.begin(st, st.active)


class TurnKind(FrameKind):
    """A turn: whatever the rulebook's actions allow, until the player ends it."""

    __slots__ = ("anywhere",)

    def __init__(self) -> None:
        super().__init__(True, False, public=True)
        self.anywhere: ActionMenu | None = None  # what may be done off the board

    def ask(self, st: State, f: Frame) -> list[int]:
        out: list[int] = []
        p = st.players[f.who]
        menu = st.rules.spaces[p.room].menu if p.room >= 0 else self.anywhere
        while menu is not None:
            menu.action.offer(st, p, out)
            menu = menu.after
        return out

    def answer(self, st: State, f: Frame, code: int) -> None:
        action = st.rules.action_of[kind_of(code)]
        assert action is not None
        action.do(st, st.players[f.who], arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        action = st.rules.action_of[kind_of(code)]
        assert action is not None
        return action.spell(st, st.players[f.who], arg_of(code))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-turn")

    def refuse(self, st: State, f: Frame, code: int) -> Refusal:
        kind = kind_of(code)
        action = st.rules.action_of[kind] if 0 <= kind < len(st.rules.action_of) else None
        if action is None or arg_of(code) not in action.targets(st, st.players[f.who]):
            return Refusal("unknown")
        return action.refuse(st, st.players[f.who], arg_of(code)) or Refusal("unknown")


class EndKind(FrameKind):
    """The end of a turn: `a` is the next step."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Turns) -> None:
        super().__init__(False, False, public=True)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        if f.a < len(st.rules.end):
            f.a += 1
            st.rules.end[f.a - 1].run(st, f.who)
        else:
            st.stack.pop()
            self.chapter.begin(st, (f.who + 1) % len(st.players))


class OutKind(FrameKind):
    """The turn slot of a player who is out: cubes are drawn, and play goes on."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Turns) -> None:
        super().__init__(False, False, public=True)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        if f.a == 0:
            f.a = 1
            two = len(st.players) == 2
            n = st.rules.params["out_draw_two" if two else "out_draw"]
            self.chapter.bag.attack(st, f.who, self.chapter.bag.draws(st, n), events.OUT_DRAW)
        else:
            st.stack.pop()
            self.chapter.begin(st, (f.who + 1) % len(st.players))


class EndTurn(Action):
    """End the turn; all cards must have been played and all choices made."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Turns) -> None:
        super().__init__("end turn")
        self.traits = ENDS_TURN
        self.chapter = chapter
        self.travels = True

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if not p.hand and (not st.zones[st.rules.z_offers] or self.unanswered(st, p) == NOTHING):
            out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if p.hand:
            return Refusal("unplayed_cards", len(p.hand), 0)
        source = self.unanswered(st, p)
        return Refusal("open_choice", 0, 0, source_name(st, source)) if source != NOTHING else None

    def unanswered(self, st: State, p: Player) -> int:
        """Find the card of an open choice that has to be made; those worded `may` simply lapse."""
        if not st.rules.binding:
            return NOTHING
        offers = st.zones[st.rules.z_offers]
        for at in range(0, len(offers), 2):
            if st.rules.effects[offers[at]].binds(st, p.seat, offers[at + 1]):
                return offers[at + 1]
        return NOTHING

    def do(self, st: State, p: Player, arg: int) -> None:
        st.stack.pop()
        st.emit(events.END, p.seat, 0, 0, -1)
        st.push(self.chapter.k_end, p.seat, 0, 0)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]


class EndChoices(Step):
    """What was put off until the end of the turn comes up."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        waiting = st.zones[st.rules.z_at_end]
        if waiting:
            for i in range(len(waiting) - 2, -1, -2):
                st.push(st.rules.k_run, who, waiting[i], waiting[i + 1])
            st.empty(st.rules.z_at_end)


class Over(Step):
    """The game ends when nobody is left inside."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        if st.nobody_in():
            st.drop_all()


class SecondAct(Chapter):
    """What comes after the last turn, where anything does."""

    __slots__ = ()

    def begin(self, st: State) -> bool:
        """Put it on the stack, once; says whether it did."""
        raise NotImplementedError

    def waits(self, st: State) -> bool:
        """Say whether it is still to come."""
        raise NotImplementedError

    def given_up(self, st: State) -> None:
        """Tell that the game is given up."""


class Turns(Chapter):
    """Who is up, and in which order things happen."""

    __slots__ = ("bag", "setup", "end", "after_halt", "drop_hand", "turn", "act", "k_setup", "k_turn", "k_end", "k_out")

    def __init__(
        self, bag: Bag, setup: list[str], end: list[str], after_halt: str, drop_hand: bool = False
    ) -> None:  # fmt: skip
        self.drop_hand = drop_hand  # who is knocked out in the own turn discards unplayed cards too
        self.bag = bag
        self.setup = setup
        self.end = end
        self.after_halt = after_halt  # the step with which a turn ends whose player was knocked out
        self.act: SecondAct | None = None

    def build(self, rules: Rules) -> None:
        self.k_setup = rules.frame(SetUpKind(self))
        self.turn = TurnKind()
        self.k_turn = rules.frame(self.turn)
        self.k_end = rules.frame(EndKind(self))
        self.k_out = rules.frame(OutKind(self))
        rules.steps["end choices"] = EndChoices()
        rules.steps["over"] = Over()
        rules.action(EndTurn(self))
        rules.on_out.append(self)
        rules.director = self

    def check(self, rules: Rules) -> None:
        rules.setup = [rules.steps[name] for name in self.setup]
        rules.end = [rules.steps[name] for name in self.end]
        self.turn.anywhere = menu_of([action for action in rules.actions if action.where == 0])
        for space in rules.spaces:
            space.menu = menu_of([a for a in rules.actions if a.where == 0 or a.where & space.marks])

    def open_game(self, st: State, first: int) -> None:
        st.active = first
        st.push(self.k_setup, first, 0, 0)

    def close_game(self, st: State) -> None:
        for p in st.players:
            lose_leftovers(p)  # a game may end at any step of a turn; what came after the clearing up goes as well

    def second_act(self, st: State) -> bool:
        return self.act is not None and self.act.begin(st)

    def may_give_up(self, st: State) -> bool:
        return self.act is not None and st.turn > 0 and self.act.waits(st)

    def give_up(self, st: State) -> None:
        """All who are on the clock fall where they stand; what is being read is read to its end."""
        if self.act is not None:
            self.act.given_up(st)
        self.bag.knock_everybody_out(st)
        st.halt = False
        st.claims.clear()
        st.options = []
        st.drop_all()

    def forfeit(self, st: State) -> None:
        """Give the game up and go on to what comes after it."""
        self.give_up(st)
        advance(st)

    def begin(self, st: State, seat: int) -> None:
        """Begin the next slot: a turn, or the draw of a player who is out."""
        st.active = seat
        st.turn += 1
        for i in range(len(st.deeds)):
            st.deeds[i] = 0
        for zone in st.rules.turn_zones:
            st.empty(zone)
        for p in st.players:
            lose_leftovers(p)  # what others were given, or came with an arrival
        st.emit(events.TURN, seat, st.turn, 0, -1)
        st.push(self.k_turn if st.players[seat].status == IN else self.k_out, seat, 0, 0)
        if st.players[seat].status == IN:
            for chapter in st.rules.on_turn:
                chapter.began(st, st.players[seat])

    def going_on(self, st: State, seat: int) -> bool:
        """Say whether it is a player's turn: its end included, but not the slot of who is out."""
        if seat != st.active:
            return False
        for frame in st.stack:
            if frame.kind == self.k_turn or frame.kind == self.k_end:
                return True
        return False

    def puts_off(self, st: State, who: int) -> bool:
        if who != st.active:
            return False
        for frame in st.stack:
            if frame.kind == self.k_turn:
                return True
        return False

    def went_out(self, st: State, p: Player) -> None:
        """Stop the turn of a player knocked out in it; who escaped plays it to its end."""
        if p.seat == st.active and p.status != ESCAPED:
            for frame in st.stack:
                if frame.kind == self.k_turn:
                    st.halt = True

    def stop_turn(self, st: State) -> None:
        st.halt = False
        st.claims.clear()
        others: list[Frame] = []  # what has begun to happen to everybody goes on for the others
        while st.stack[-1].kind != self.k_turn:
            frame = st.stack.pop()
            kind = st.rules.kinds[frame.kind]
            if kind.outlasts(st, frame):
                others.append(frame)
            else:
                kind.dropped(st, frame)
        st.stack.pop()
        if self.drop_hand:
            p = st.players[st.active]
            p.discard = p.discard + p.hand
            p.hand = []
        st.push(self.k_end, st.active, self.end.index(self.after_halt), 0)
        others.reverse()
        st.stack.extend(others)
