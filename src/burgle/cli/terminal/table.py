"""A table in the terminal: asks persons, lets bots play, tells what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Protocol

from rich.text import Text

from burgle.cli.terminal import ending, saves
from burgle.cli.terminal.board import Sheet
from burgle.cli.terminal.boards import board_of
from burgle.cli.terminal.digest import Teller
from burgle.cli.terminal.info import ALIASES, Info
from burgle.cli.terminal.menu import Meaning, Menu
from burgle.cli.terminal.positions import position
from burgle.cli.terminal.reasons import Reasons
from burgle.cli.terminal.screen import Line, Screen, wrap
from burgle.cli.terminal.seats import Seats
from burgle.cli.terminal.spoken import Spoken
from burgle.cli.terminal.status import LONG
from burgle.game import Game
from burgle.kernel.state import State
from burgle.language.words import FALLBACK, TERMINAL, words_from

BARE = (
    "hand", "deck", "discard", "row", "undo", "reset", "quit", "status", "options", "players", "where", "market", "hint",
    "thoughts",
)  # fmt: skip

NEWS = 2  # lines of news that there is always room for
LOW = 20  # a screen with fewer lines spares all it can
MOST_NEWS = 4  # lines that the latest piece of news gets, if it needs them


class Mind(Protocol):
    """Whoever decides for a seat without being asked at the keyboard."""

    def decide(self, st: State) -> int:
        """Choose one of the waiting options."""


class TerminalTable:
    """One game at one terminal."""

    help: ClassVar[Sequence[tuple[str, str]]] = (("save FILE, quit", "help-save"),)  # commands of this sort of table

    def __init__(
        self,
        game: Game,
        seats: Seats,
        minds: Mapping[int, Mind],
        screen: Screen,
        file: Path | None = None,
        lang: str = FALLBACK,
    ) -> None:
        self.lang = lang
        self.game, self.seats, self.minds, self.screen, self.file = game, seats, minds, screen, file
        self.say = words_from((TERMINAL,), lang).text
        self.board = board_of(game.rules, lang)
        self.status = Spoken(game, self.board, seats, lang)
        self.teller = Teller(game.rules, seats, lang)
        self.reasons = Reasons(game, seats, lang)
        self.facing = -1  # the seat that looks at the screen
        self.told = {seat: self.last_told(seat) for seat in seats.people}  # how many events each person knows of
        self.turn = -1  # the turn that is shown
        self.begin = 0  # how many answers there were when it began
        self.marks: list[int] = []  # how many answers there were before each thing that `undo` takes back
        self.news: list[Line] = [self.say("welcome")]
        self.page: list[Line] = []  # shown instead of the table until the next line is typed
        self.telling = "whole"  # how much of the table plain lines tell: whole, short, nothing
        self.saved = len(game.codes)  # answers that are in a file
        self.leaving = False
        self.other: Game | None = None  # to go on with instead: from a position that was pasted
        self.seen: dict[str, Any] | None = None
        self.offered: Menu | None = None
        info = Info(self)
        self.looks: dict[str, Callable[[str], list[Line]]] = {
            "help": info.help, "map": info.map, "where": info.where, "way": info.way, "why": info.why,
            "preview": info.preview, "hint": info.hint, "odds": info.odds, "row": info.row, "card": info.card,
            "token": info.token, "rules": info.look_up, "log": info.log, "players": info.players, "tile": info.part,
            "market": info.market, "position": partial(position, self), "thoughts": self.reasons.look,
            "hand": lambda rest: info.cards_in("hand"),
            "deck": lambda rest: info.cards_in("unseen"),
            "discard": lambda rest: info.cards_in("discard"),
            "status": lambda rest: list(self.status.whole(self.view(), self.facing)),
        }  # fmt: skip
        self.deeds: dict[str, Callable[[str], bool]] = {
            "undo": self.undo, "reset": self.reset, "save": self.save, "quit": self.quit, "options": self.repeat,
            "play all": self.play_all,
        }  # fmt: skip
        screen.words = self.words

    def last_told(self, seat: int) -> int:
        """How many events a person who comes to a saved game need not be told again: those up to the last own turn."""
        ended = [event["seq"] for event in self.game.events(seat) if event["code"] == "end" and event["seat"] == seat]
        return ended[-1] + 1 if ended else 0

    def view(self) -> dict[str, Any]:
        """The table as the one who looks may see it; asked for often, so remembered until something is done."""
        if self.seen is None:
            self.seen = self.game.view(self.facing, self.lang)
        return self.seen

    def menu(self) -> Menu:
        """The options of the one who looks."""
        if self.offered is None:
            self.offered = Menu(self.game, self.view(), self.board, self.lang)
        return self.offered

    def apply(self, code: int) -> None:
        """Answer the waiting decision."""
        self.seen = self.offered = None
        self.game.apply(code)

    def words(self) -> list[str]:
        """What Tab completes."""
        labels = [entry.label for entry in self.menu().legal] if not self.game.over else []
        return [*labels, *self.looks, *self.deeds]

    # ------------------------------------------------------------------ the game

    def run(self) -> None:
        """Play until the game is over or somebody quits; whatever happens, the game is kept."""
        try:
            self.play()
        except KeyboardInterrupt:
            print()
            self.leave()
        except BaseException:
            saves.keep(self.game, self.seats)
            raise

    def play(self) -> None:
        """Let everybody decide in turn."""
        while not self.game.over and not self.leaving:
            who = self.game.decision.who
            if who in self.minds:
                self.apply(self.reasons.ask(self.minds[who]))
            else:
                self.serve(who)
        if self.game.over:
            ending.show(self)

    def serve(self, who: int) -> None:
        """Show a person the table, read a line and carry it out."""
        if who != self.facing and not self.face(who):
            return self.leave()
        turn = self.view()["turn"]
        if turn != self.turn:
            self.turn, self.begin, self.telling = turn, len(self.game.codes), "whole"
            self.marks.clear()
        self.catch_up()
        self.show()
        line = self.screen.ask()
        if line is None:
            return self.leave()
        self.news = []
        if self.page and not line.strip():
            self.page = []  # Enter turns back to the table
            return None
        self.page = []
        parts = [" ".join(part.split()) for part in line.split(";")]
        for part in [part for part in parts if part or len(parts) == 1] or ["help"]:
            if not self.carry_out(part) or self.leaving or self.game.over or self.game.decision.who != who:
                break
        return None

    def face(self, who: int) -> bool:
        """Turn to another person, behind a curtain if several share the screen; False when the input has ended."""
        if len(self.seats.people) > 1:
            self.screen.hide()
            if self.facing >= 0:  # what everybody may know of the end of that turn
                self.screen.say(
                    *self.teller.tell(self.game.events(-1, self.told[self.facing], self.lang), -1, brief=True)
                )
            name = self.seats.name(who)
            self.screen.say("", self.say("pass-to", {"name": name}))
            if self.screen.ask(self.say("pass-press", {"name": name})) is None:
                return False
            self.screen.hide()
        self.facing, self.telling, self.page, self.seen, self.offered = who, "whole", [], None, None
        self.news = [] if self.told[who] else [self.say("welcome")]
        self.marks.clear()
        return True

    def catch_up(self) -> None:
        """Tell the one who looks what happened since the last time."""
        events = self.game.events(self.facing, self.told[self.facing], self.lang)
        self.told[self.facing] += len(events)
        passed = any(event["code"] == "turn" for event in events)
        self.news += [*self.teller.tell(events, self.facing, brief=passed), *self.reasons.news()]
        if passed and not self.screen.plain and len(self.wrapped_news()) > self.room():
            self.page = [*self.news, Text(self.say("enter-goes-on"), "dim")]

    # ------------------------------------------------------------------ what is shown

    def show(self) -> None:
        """Show the page that was asked for, or the table with the news and the options."""
        if self.screen.plain:
            self.speak()
        elif self.page:
            self.screen.clear()
            self.screen.say(*self.page)
        else:
            self.draw()

    def speak(self) -> None:
        """Say in plain lines what is new since the last line was typed."""
        say, view = self.screen.say, self.view()
        say(*self.news)
        self.news = []
        if self.telling == "nothing":
            return
        menu = self.menu()
        whole = self.telling == "whole" and menu.turn
        say(*(self.status.whole(view, self.facing) if whole else self.status.short(view, self.facing)))
        if not menu.turn:
            say(self.teller.named(view["decision"]["prompt"]))
            say(*self.board.aid(menu.legal, self.sheet())[0])
        say(*self.status.option_lines(menu))
        self.telling = "nothing"

    def draw(self) -> None:
        """Draw the table anew."""
        above, below = self.parts()
        spare = self.screen.height - len(above) - len(below) - max(NEWS, len(self.wrapped_news())) - 1
        aside = self.board.glance(replace(self.sheet(), height=spare)) if self.menu().turn else []
        news = self.latest_news(self.room())
        styled = [Text(f" {line}", "bold red" if line.startswith("!") else "italic") for line in news]
        self.screen.clear()
        self.screen.draw([*above, *aside])
        self.screen.draw(styled)
        self.screen.draw(below)

    def sheet(self) -> Sheet:
        """What a picture is drawn for."""
        screen = self.screen
        return Sheet(self.view(), self.seats, screen.width, screen.height, screen.plain)

    def parts(self) -> tuple[list[Text], list[Text]]:
        """The screen above the news, and what is below: the question, pictures that go with it, the options."""
        view, menu, width, height = self.view(), self.menu(), self.screen.width, self.screen.height
        aid, shown = self.board.aid(menu.legal, self.sheet()) if not menu.turn else ([], set())
        question = [] if menu.turn else [Text(self.teller.named(view["decision"]["prompt"]), "bold")]
        below = [*question, *aid, *self.status.options(menu, width, shown, LONG if height >= LOW else 1)]
        last = wrap(str(self.news[-1]), width - 2) if self.news else []
        news = min(NEWS, len(self.wrapped_news()))
        wanted = max(0, min(len(last), MOST_NEWS) - news)
        return self.status.screen(view, width, menu, height - len(below) - news - 1, wanted), below

    def wrapped_news(self) -> list[str]:
        """The news in lines that fit on the screen."""
        return [part for line in self.news for part in wrap(str(line), self.screen.width - 2)]

    def latest_news(self, room: int) -> list[str]:
        """As much of the news as there is room for: the latest goes first, and of each the beginning."""
        shown: list[str] = []
        for line in reversed(self.news):
            parts = wrap(str(line), self.screen.width - 2)
            left = room - len(shown)
            if left <= 0:
                break
            if len(parts) > left:
                width = self.screen.width - 4
                parts = [*parts[: left - 1], parts[left - 1][:width].rstrip() + ".."]
            shown = [*parts, *shown]
        return shown

    def room(self) -> int:
        """How many lines of news fit between the table and the options."""
        return max(1, self.screen.height - sum(map(len, self.parts())) - 1)

    def tell(self, *lines: Line) -> bool:
        """Say something about what was typed; nothing was done."""
        self.news += [line.plain if isinstance(line, Text) else line for line in lines]
        return False

    # ------------------------------------------------------------------ what is typed

    def carry_out(self, line: str) -> bool:
        """Carry out one command; False when nothing was done."""
        if not line:
            return self.play_all("") if self.menu().plays() else self.repeat("")
        word, _, rest = line.partition(" ")
        name = ALIASES.get(word.casefold(), word.casefold())
        if line.casefold() == "play all":
            name, rest = "play all", ""
        if name in self.deeds and not (rest and name in BARE):
            return self.deeds[name](rest)
        if name in self.looks and not (rest and name in BARE):
            lines = self.looks[name](rest)
            if self.screen.plain:
                self.screen.say(*lines)
            elif len(lines) <= 2:
                self.tell(*lines)
            else:
                self.page = lines
            return True
        return self.answer(self.menu().find(line))

    def answer(self, found: Meaning) -> bool:
        """Answer as a typed line was understood."""
        if found.says:
            self.tell(self.teller.named(found.says))
        if not found.codes and not found.walk:
            return False
        self.marks.append(len(self.game.codes))
        self.telling = "short"
        for code in found.codes:
            self.apply(code)
        for label in found.walk:
            options = (self.view()["decision"] or {}).get("options", [])
            step = [int(option["code"]) for option in options if option["label"] == label]
            if not step:
                self.tell(self.say("stopped-before", {"place": label.removeprefix("move ")}))
                break
            self.apply(step[0])
        return True

    def play_all(self, rest: str) -> bool:
        """Play cards until one asks something or none is left; one that would give an offer away waits for another word."""
        if not self.menu().plays():
            return self.tell(self.say("no-card-to-play"))
        self.marks.append(len(self.game.codes))
        self.telling = "short"
        turn, codes = self.view()["turn"], self.menu().hand(anyway=True)
        while codes:
            for code in codes:
                self.apply(code)
            if self.game.over or self.game.decision.who != self.facing or self.view()["turn"] != turn:
                return True
            codes = self.menu().hand()
        if self.menu().turn and self.menu().plays():
            self.tell(self.say("offer-waits"))
        return True

    def repeat(self, rest: str) -> bool:
        """Tell the table and the options again."""
        self.telling = "short"
        return True

    def undo(self, rest: str) -> bool:
        """Take the last thing back."""
        self.marks = [mark for mark in self.marks if mark < len(self.game.codes)]
        return self.back_to(self.marks.pop() if self.marks else max(self.begin, len(self.game.codes) - 1))

    def reset(self, rest: str) -> bool:
        """Take everything of this turn back that can be."""
        self.marks.clear()
        return self.back_to(self.begin)

    def back_to(self, answers: int) -> bool:
        """Take answers back, at most until something was revealed."""
        taken: list[str] = []
        while len(self.game.codes) > max(answers, self.begin) and self.game.undo_steps:
            last = self.game.log[-1]
            if last.seat != self.facing:
                break  # nobody takes back what another one answered
            taken.append(last.text)
            self.game.undo()
            self.seen = self.offered = None
        if not taken:
            done = len(self.game.codes) > self.begin
            return self.tell(self.say("back-revealed" if done else "back-nothing"))
        self.told[self.facing] = len(self.game.events(self.facing))
        self.tell(self.say("taken-back", {"what": ", ".join(reversed(taken))}))
        if len(self.game.codes) > max(answers, self.begin):
            self.tell(self.say("back-no-further"))
        self.telling = "short"
        return True

    def save(self, rest: str) -> bool:
        """Keep the game in a file."""
        if rest:
            self.file = Path(rest).expanduser()
        if self.file is None:
            return self.tell(self.say("say-file"))
        problem = saves.write(self.game, self.seats, self.file)
        if problem:
            return self.tell(problem)
        self.saved = len(self.game.codes)
        self.tell(self.say("saved", {"file": str(self.file)}))
        return True

    def quit(self, rest: str) -> bool:
        """Leave the table."""
        self.leave()
        return False

    def leave(self) -> None:
        """Stop; what is not in a file is kept where `--load last` finds it."""
        self.leaving = True
        if len(self.game.codes) > self.saved and saves.keep(self.game, self.seats):
            with suppress(OSError):  # the terminal may be gone
                self.screen.say(self.say("kept"))
