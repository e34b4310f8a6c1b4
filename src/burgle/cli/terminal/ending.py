"""The end of a game: who got out, with what, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from burgle.cli.terminal.screen import Line
from burgle.cli.terminal.seats import Seats
from burgle.kernel.rules import Rules
from burgle.language.wording import say_score
from burgle.language.words import FALLBACK, TERMINAL, words_from

if TYPE_CHECKING:
    from burgle.cli.terminal.table import TerminalTable


def show(table: TerminalTable) -> None:
    """Tell how the game ended; it can still be saved, looked back upon and left."""
    people = table.seats.people
    seat = table.facing if table.facing >= 0 else people[0] if people else 0
    table.facing, table.seen = seat, None
    view = table.view()
    table.screen.clear()
    events = table.game.events(seat, table.told.get(seat, 0), table.lang)
    table.screen.say(*table.news, *table.teller.tell(events, seat, brief=True)[-8:])
    table.screen.say(*score_lines(table.game.rules, view["results"], table.seats, table.lang))
    while (line := table.screen.ask("log, thoughts, save FILE, or Enter to leave: ")) is not None:
        word, _, rest = " ".join(line.split()).partition(" ")
        if word in ("", "q", "quit", "exit"):
            break
        table.news = []
        if word == "save":
            table.save(rest)
        elif word in ("log", "l"):
            table.screen.say(*table.looks["log"](rest))
        elif word in ("thoughts", "map", "card", "token", "rules", "players"):
            table.screen.say(*table.looks[word](rest))
        else:
            table.tell(words_from((TERMINAL,), table.lang).text("over"))
        table.screen.say(*table.news)


def score_lines(rules: Rules, results: list[dict[str, Any]], seats: Seats, lang: str = FALLBACK) -> list[Line]:
    """The score of every seat, the winner first and who was lost last, line by line."""
    say = words_from((TERMINAL,), lang).text
    lines: list[Line] = [Text(say("over"), "bold")]
    ranked = sorted(results, key=lambda r: (not r["won"], r["status"] == "lost", -(r["score"] or 0)))
    for result in ranked:
        seat = result["seat"]
        facts = {"who": seats.name(seat), "n": result["score"] or 0, "status": result["status"]}
        told = say("end-no-score" if result["score"] is None else "end-score", facts)
        head = Text.assemble((f" {seats.letter(seat)} ", seats.pawn(seat)), f" {told}")
        head.append(say("wins") if result["won"] else "", "bold yellow")
        lines.append(head)
        if result["score"] is not None and result["status"] != "lost":
            counted = sorted(result["lines"], key=lambda line: -line[2])
            each = [say_score(rules, code, name, points, lang) for code, name, points in counted]
            lines.append("    " + "; ".join(each))
    if not any(result["won"] for result in results):
        lines.append(say("nobody-wins"))
    return lines
