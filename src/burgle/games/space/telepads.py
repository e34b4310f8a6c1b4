"""Telepads: from pad to pad with a TelePass, and cards that reach the module's pad."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.entering import barred, enter
from burgle.games.space.hyperlift import Hyperlift
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.codes import PASS, PICK, arg_of, kind_of, option
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import IN_SIGHT, LEAPS, MOVES


class UsePad(Action):
    """Step on a pad here, off another one elsewhere."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Telepads) -> None:
        super().__init__("telepad", chapter.bit, refs.SPACE)
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if not p.has[self.chapter.tag]:
            return
        for pad in self.chapter.pads:
            if pad != p.room and barred(st, p, pad) is None:
                out.append(self.base | pad)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        name = st.rules.spaces[arg].name
        if p.room < 0:
            return Refusal("off_board")
        if p.room not in self.chapter.pads or arg not in self.chapter.pads or arg == p.room:
            return Refusal("no_pad", 0, 0, name)
        if not p.has[self.chapter.tag]:
            return Refusal("need_telepass", 0, 1, name)
        return barred(st, p, arg)

    def do(self, st: State, p: Player, arg: int) -> None:
        st.emit(self.chapter.e_pad, p.seat, arg, 0, -1)
        self.chapter.lift.dizzy(st)
        enter(st, p, arg)

    def targets(self, st: State, p: Player) -> list[int]:
        return [space.id for space in st.rules.spaces]

    def every(self, rules: Rules) -> list[int]:
        return self.chapter.pads

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "telepad " + st.rules.spaces[arg].key

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("space", arg), Ref("telepad", arg, "", st.rules.spaces[arg].key)]


class ToPad(Effect):
    """Teleport to a Telepad in the module the player is in."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Telepads) -> None:
        super().__init__(False)
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        st.push(self.chapter.k_to_pad, who, 0, source)

    def offer(self, st: State, who: int, source: int) -> None:
        self.run(st, who, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.chapter.near(st, st.players[who]))

    def say(self) -> Phrase:
        return Phrase("teleport-to-telepad")

    def icons(self) -> list[str]:
        return ["teleport"]

    def text(self) -> str:
        return "teleport to telepad"


class ToPadKind(FrameKind):
    """The question whether to go to the module's pad."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Telepads) -> None:
        super().__init__(True, False, public=True)
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.chapter = chapter

    def ask(self, st: State, f: Frame) -> list[int]:
        codes = [option(PICK, pad) for pad in self.chapter.near(st, st.players[f.who])]
        return [*codes, option(PASS, 0)] if codes else []

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if kind_of(code) == PICK:
            st.emit(events.TELEPORT, f.who, arg_of(code), 0, f.b)
            enter(st, st.players[f.who], arg_of(code))

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, pad) for pad in self.chapter.pads]

    def address(self, rules: Rules, code: int) -> str:
        return refs.named(rules, "teleport", refs.SPACE, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "teleport " + st.rules.spaces[arg_of(code)].key

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "teleport"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [] if kind_of(code) == PASS else refs.space(arg_of(code))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-to-pad", 0, [source_name(st, f.b)])


class Telepads(Chapter):
    """The ship's Telepads."""

    __slots__ = ("lift", "pads", "tag", "bit", "e_pad", "k_to_pad")

    def __init__(self, lift: Hyperlift) -> None:
        self.lift = lift
        self.pads: list[int] = []

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("telepad")
        self.tag = rules.tag("telepad")
        self.e_pad = rules.event("pad", "space")
        self.k_to_pad = rules.frame(ToPadKind(self))
        rules.words["teleport to"] = self.word
        rules.action(UsePad(self))
        rules.carriers.append(self)

    def check(self, rules: Rules) -> None:
        self.pads = [s.id for s in rules.spaces if s.marks & self.bit and s.exits]

    def word(self, r: Reader) -> Effect:
        """`teleport to telepad`: you may move at once to a Telepad of the module you are in"""
        r.expect("telepad")
        return ToPad(self)

    def rides(self, st: State, p: Player, room: int) -> list[int]:
        return self.pads if room in self.pads and p.has[self.tag] else []

    def near(self, st: State, p: Player) -> list[int]:
        """List the pads in the player's module, but for the one underfoot."""
        if p.room < 0:
            return []
        module = st.rules.spaces[p.room].module
        pads = [pad for pad in self.pads if st.rules.spaces[pad].module == module and pad != p.room]
        return [pad for pad in pads if barred(st, p, pad) is None]
