"""What a simulated game leaves for tables: one row for the game, one for each seat, one for each card that a seat could have.

Columns and their types are COLUMNS; docs/runs.md explains them. Numbers only grow more: a column is added at the end, never
changed, or SCHEMA is.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from burgle.kernel.engine import decider
from burgle.kernel.state import Event, State
from burgle.lab.tally import Tally, Watcher
from burgle.view.scores import results

SCHEMA = 1
COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "game": "uint32", "seed": "string", "board": "string", "players": "uint8", "turns": "uint16", "decisions": "uint16",
        "attacks": "uint16", "bag_empty": "bool", "error": "string",
    },
    "seats": {
        "game": "uint32", "seat": "uint8", "place": "uint8", "bot": "string", "status": "string", "won": "bool",
        "score": "int16", "lines": "map<string, int16>", "turns": "uint16", "damage": "uint8", "acquired": "list<string>",
        "artifacts": "list<string>",
    },
    "cards": {
        "game": "uint32", "seat": "uint8", "card": "string", "offered": "uint16", "acquired": "uint16", "played": "uint16",
        "trashed": "uint16",
    },
}  # fmt: skip

Row = dict[str, Any]
Rows = dict[str, list[Row]]


def by_category(lines: list[tuple[str, str, int]]) -> dict[str, int]:
    """Points of a seat by what they are for."""
    found: Counter[str] = Counter()
    for category, _, points in lines:
        found[category] += points
    return dict(sorted(found.items()))


def no_rows() -> Rows:
    """Nothing yet, for each table."""
    return {name: [] for name in COLUMNS}


def failed_row(number: int, seed: int, players: int, error: str) -> Row:
    """The row of a game that came to no end."""
    empty: Row = {"board": "", "turns": 0, "decisions": 0, "attacks": 0, "bag_empty": False}
    return {"game": number, "seed": str(seed), "players": players, **empty, "error": error}


class RowWatcher(Watcher):
    """Looks on like any watcher, and remembers who could have had and did what."""

    def __init__(self, st: State, tally: Tally) -> None:
        super().__init__(st, tally)
        self.could: Counter[tuple[int, int]] = Counter()  # (seat, card) -> turns in which it could be had
        self.asked = -1  # who decided last

    def before(self, options: list[int]) -> None:
        """Note who is asked."""
        super().before(options)
        self.asked = decider(self.st)

    def new_turn(self) -> None:
        """Enter what the seat of the turn before could have had."""
        for card in self.offered:
            self.could[self.asked, card] += 1
        super().new_turn()

    def rows(self, number: int, seed: int, names: list[str], events: list[Event], decisions: int) -> Rows:
        """The rows of the finished game."""
        st, rules = self.st, self.st.rules
        seats = len(st.players)
        did: dict[str, Counter[tuple[int, int]]] = {code: Counter() for code in ("acquire", "play", "trash")}
        artifacts: list[list[str]] = [[] for _ in range(seats)]
        bought: list[list[str]] = [[] for _ in range(seats)]
        attacks = 0
        for event in events:
            kind = rules.events[event.kind]
            attacks += kind.code == "attack"
            if kind.a == "card" and kind.code in did and event.who >= 0:
                did[kind.code][event.who, event.a] += 1
                if kind.code == "acquire":
                    bought[event.who].append(rules.cards[event.a].key)
            elif kind.a == "token" and kind.code == "artifact" and event.who >= 0:
                artifacts[event.who].append(rules.tokens[event.a].key)
        board = " ".join(f"{name}={value}" for name, value in sorted(rules.options.items()))
        game: Row = {
            "game": number, "seed": str(seed), "board": board, "players": seats, "turns": sum(self.turns),
            "decisions": min(decisions, 65_535), "attacks": attacks,
            "bag_empty": any(rules.events[event.kind].code == "bag-empty" for event in events), "error": "",
        }  # fmt: skip
        rows = no_rows()
        rows["games"].append(game)
        for result in results(st):
            rows["seats"].append(
                {
                    "game": number, "seat": result.seat, "place": (result.seat - self.first) % seats, "bot": names[result.seat],
                    "status": result.status, "won": result.won, "score": result.score,
                    "lines": by_category(result.lines), "turns": self.turns[result.seat],
                    "damage": st.players[result.seat].damage, "acquired": bought[result.seat],
                    "artifacts": artifacts[result.seat],
                }
            )  # fmt: skip
        for seat, card in sorted({*self.could, *did["acquire"], *did["play"], *did["trash"]}):
            rows["cards"].append(
                {
                    "game": number, "seat": seat, "card": rules.cards[card].key, "offered": self.could[seat, card],
                    "acquired": did["acquire"][seat, card], "played": did["play"][seat, card],
                    "trashed": did["trash"][seat, card],
                }
            )  # fmt: skip
        return rows
