"""The end of a game: who got out, with what, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from burgle.cli.terminal.screen import Line
from burgle.cli.terminal.seats import Seats
from burgle.kernel.rules import Rules
from burgle.language.wording import say_score

if TYPE_CHECKING:
    from burgle.cli.terminal.table import Table


def show(table: Table) -> None:
    """Tell how the game ended; it can still be saved, looked back upon and left."""
    people = table.seats.people
    seat = table.facing if table.facing >= 0 else people[0] if people else 0
    table.facing, table.seen = seat, None
    view = table.view()
    table.screen.clear()
    events = table.game.events(seat, table.told.get(seat, 0))
    table.screen.say(*table.news, *table.teller.tell(events, seat, brief=True)[-8:])
    table.screen.say(*score_lines(table.game.rules, view["results"], table.seats))
    while (line := table.screen.ask("log, save FILE, or Enter to leave: ")) is not None:
        word, _, rest = " ".join(line.split()).partition(" ")
        if word in ("", "q", "quit", "exit"):
            break
        table.news = []
        if word == "save":
            table.save(rest)
        elif word in ("log", "l"):
            table.screen.say(*table.looks["log"](rest))
        elif word in ("map", "card", "token", "rules", "players"):
            table.screen.say(*table.looks[word](rest))
        else:
            table.tell("The game is over.")
        table.screen.say(*table.news)


def score_lines(rules: Rules, results: list[dict[str, Any]], seats: Seats) -> list[Line]:
    """The score of every seat, the winner first, line by line."""
    lines: list[Line] = [Text("The game is over.", "bold")]
    ranked = sorted(results, key=lambda r: (not r["won"], -(r["score"] if r["score"] is not None else -1)))
    for result in ranked:
        seat = result["seat"]
        score = "no score" if result["score"] is None else f"{result['score']} points"
        head = Text.assemble(
            (f" {seats.letter(seat)} ", seats.pawn(seat)), f" {seats.name(seat)}: {score}, {result['status']}"
        )
        head.append(" - wins!" if result["won"] else "", "bold yellow")
        lines.append(head)
        if result["score"] is not None and result["status"] != "lost":
            counted = sorted(result["lines"], key=lambda line: -line[2])
            told = [say_score(rules, code, name, points) for code, name, points in counted]
            lines.append("    " + "; ".join(told))
    if not any(result["won"] for result in results):
        lines.append("Nobody got out: nobody wins.")
    return lines
