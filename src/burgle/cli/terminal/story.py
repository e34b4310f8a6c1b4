"""A table in the terminal at which a story is told: pages come when they are read, and questions with their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from burgle.campaign import lines as said_lines
from burgle.campaign.log import CampaignLog, tidy
from burgle.campaign.pages import TOLD, asked_in, filled, names_in, pages_of, said
from burgle.campaign.shown import is_private
from burgle.chapters.choices import ChoiceKind, StoryChoice
from burgle.chapters.stickers import Stick
from burgle.cli.terminal.box_names import BoxMenu, BoxNames
from burgle.cli.terminal.menu import Menu
from burgle.cli.terminal.paperwork import contract_lines, front_lines, goal_lines, growth_lines
from burgle.cli.terminal.screen import Line, Screen, wrap
from burgle.cli.terminal.seats import Seats
from burgle.cli.terminal.table import Mind, TerminalTable
from burgle.game import Game
from burgle.kernel.codes import FORFEIT
from burgle.kernel.engine import decider
from burgle.kernel.state import Event, State
from burgle.view.table import decision

TRIES: Final = 3  # to say what a bot that plays for nobody is to choose


class StoryHand:
    """A bot that plays a character for nobody: what the story asks it is asked of whoever sits at the keyboard."""

    def __init__(self, mind: Mind, table: StoryTable) -> None:
        self.mind, self.table = mind, table

    def decide(self, st: State) -> int:
        """Decide as the bot does, unless it is for good."""
        frame = st.stack[st.asked]
        if not isinstance(st.rules.kinds[frame.kind], ChoiceKind):
            return self.mind.decide(st)
        told = isinstance(st.rules.effects[frame.a], StoryChoice | Stick)
        return self.table.for_hand(st) if told else st.options[-1]


# Names are asked for where the page stands; the others are notes of the story to itself, or are told by a page.
UNSAID = ("written", "name_wanted", "note", "closing_step")


class StoryTable(TerminalTable):
    """One game of a campaign at one terminal."""

    help = (("contracts, goals, journal", "help-papers"), ("forfeit, quit", "help-campaign"))

    def __init__(
        self, game: Game, seats: Seats, minds: Mapping[int, Mind], screen: Screen, lang: str, log: CampaignLog
    ) -> None:
        self.pack, self.read = log.pack, 0
        self.answered: Callable[[], object] = lambda: None  # what is done when somebody has answered, or taken it back
        now = log.now
        self.opened = [*now.read]  # passages, in the order in which they were read
        self.log = log
        winners = [now.character(key).player or now.character(key).called for key in now.last_winners]
        self.called = names_in(log.pack, now, seats.names, " & ".join(winners), lang)
        hands = {seat: StoryHand(mind, self) for seat, mind in minds.items()} if seats.people else minds
        super().__init__(game, seats, hands, screen, None, lang)
        self.box = BoxNames(log.pack, game.rules, lang)
        self.teller.worded = self.box.event
        self.teller.hushes = lambda event: event["code"] in (*TOLD, *UNSAID) or self.box.is_note(event)
        self.looks["contracts"] = lambda rest: list(
            contract_lines(game.rules, self.view(), seats.names, lang, self.box)
        )
        self.deeds["forfeit"] = self.forfeit
        self.looks["goals"] = lambda rest: list(goal_lines(game.rules, self.view(), seats.names, lang, self.box))
        self.looks["journal"] = lambda rest: list(growth_lines(log.pack, game.rules, self.view(), seats.names, lang))

    def menu(self) -> Menu:
        """The options of the one who looks, as the box has them."""
        if self.offered is None:
            self.offered = BoxMenu(self.game, self.view(), self.board, self.lang, self.box)
        return self.offered

    def pages(self) -> list[Line]:
        """The pages that were read since the last time."""
        events = self.game._course.happened.listed(self.read)
        self.read += len(events)
        return [*self.page_lines(events), *self.signed(events)]

    def signed(self, events: list[Event]) -> list[Line]:
        """The fronts of contracts that are new: they lie there for everybody to read."""
        rules = self.game.rules
        new = [rules.things["contract"][one.a] for one in events if rules.events[one.kind].code == "contract"]
        lines: list[Line] = []
        for key in new:
            contract = rules.contracts[rules.things["contract"].index(key)]
            lines += ["", Text(self.box.name("contract", key), "bold")]
            for text in front_lines(rules, contract, self.lang, self.box):
                lines += wrap(text, self.screen.width - 2)
        return lines

    def page_lines(self, events: list[Event]) -> list[Line]:
        """Events of the story as pages."""
        lines: list[Line] = []
        winner = self.winner()
        for page in pages_of(self.pack, self.game.rules, events, self.lang, self.called, winner, self.opened):
            ref = page.ref.partition(".")[0]
            if (
                page.seat >= 0
                and page.seat not in self.seats.people
                and self.seats.people
                and is_private(self.pack, ref)
            ):
                continue  # in the Journal of a hand, which nobody here reads
            if page.kind == "name":
                lines = self.name(page.ref, lines)
            elif page.kind == "passage":
                lines += ["", Text(page.text, "bold")]
            else:
                text = f"» {page.text}" if page.kind == "choice" else page.text
                lines += [part for paragraph in text.split("\n") for part in wrap(paragraph, self.screen.width - 2)]
        return lines

    def winner(self) -> str:
        """Who has won this game, once the scores are counted."""
        results = self.game.view(-1, self.lang).get("results", [])
        return " & ".join(self.seats.names[result["seat"]] for result in results if result["won"])

    def name(self, thing: str, lines: list[Line]) -> list[Line]:
        """Let somebody write a name that the story asks for (L1-173), where the page stands; later is early enough, too."""
        since = self.log.said[self.log.running + 1 :]
        if not self.seats.people or any(isinstance(one, said_lines.Named) and one.thing == thing for one in since):
            return lines
        self.screen.say(*lines)
        text = tidy(
            self.screen.ask(self.teller.words.text("name-wanted", {"preset": self.called.get(thing, "")})) or ""
        )
        if text:
            self.log.say(said_lines.Named(thing=thing, text=text))
            self.called[thing] = text
            self.answered()
        return []

    def catch_up(self) -> None:
        """Tell what happened, and what was read meanwhile; a question comes with its words."""
        super().catch_up()
        pages = [*self.pages(), *self.question()]
        if not pages:
            return
        if self.screen.plain:
            self.screen.say(*pages)
        else:
            self.page = [*self.page, *pages, Text(self.say("enter-goes-on"), "dim")]

    def for_hand(self, st: State) -> int:
        """Ask a person what a bot that plays for nobody is asked by the story; without an answer it is the last arm."""
        asked = decision(st, decider(st), self.lang) or {}
        labels = [str(option["label"]).partition(" ")[2] for option in asked["options"]]
        self.screen.say(*self.pages(), *self.question(asked))
        words, name = self.teller.words, self.seats.names[decider(st)]
        for _ in range(TRIES):
            typed = self.screen.ask(words.text("hand-asks", {"name": name, "answers": ", ".join(labels)}))
            if typed is None:
                break
            typed = typed.strip()
            if typed in labels:
                return st.options[labels.index(typed)]
            if typed.isdecimal() and 0 < int(typed) <= len(labels):
                return st.options[int(typed) - 1]
        return st.options[-1]

    def question(self, waiting: Mapping[str, Any] | None = None) -> list[Line]:
        """The answers that a question of the story may be given."""
        waiting = waiting or self.view()["decision"] or {}
        lines: list[Line] = []
        for offered in waiting.get("options", []):
            refs = {ref["kind"]: ref["key"] for ref in offered["refs"]}
            if "choice" in refs and "label" in refs:
                name, label = refs["choice"], refs["label"]
                ref = asked_in(self.pack, name, self.opened)
                text = filled(said(self.pack, self.lang, ref, f"{name}.{label}"), self.called)
                hint = said(self.pack, self.lang, ref, f"{name}.{label}_hint")
                lines += wrap(f"  {label}: {text}{f' ({hint})' if hint else ''}", self.screen.width - 2)
        return lines

    def back_to(self, answers: int) -> bool:
        """Take answers back; pages of what did not happen were never read, for nobody goes back behind one."""
        done = super().back_to(answers)
        self.read = min(self.read, self.game._course.happened.size())
        self.answered()
        return done

    def apply(self, code: int) -> None:
        """Answer the waiting decision; the last pages are shown before the scores."""
        super().apply(code)
        self.answered()
        if self.game.over:
            self.screen.say(*self.pages())

    def forfeit(self, rest: str) -> bool:
        """Give the game up, if all who sit here agree (L1-164): everybody falls where they stand, and the closing follows."""
        words = self.teller.words
        if not self.game.may_give_up:
            return self.tell(words.text("forfeit-not-now"))
        agreed = tidy(self.screen.ask(words.text("forfeit-sure")) or "").casefold()
        if agreed not in words.text("forfeit-yes").split():
            return self.tell(words.text("forfeit-kept"))
        self.apply(FORFEIT)
        return True

    def save(self, rest: str) -> bool:
        """A campaign keeps its games itself."""
        return self.tell(self.teller.words.text("campaign-keeps"))

    def leave(self) -> None:
        """Stop; whoever opened the campaign keeps the game."""
        self.leaving = True
