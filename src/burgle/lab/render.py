"""A position to look at while something learns: as text, or as a picture of it that needs no other program."""

from __future__ import annotations

from html import escape
from typing import Any

from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.view.table import view

BAR = 20  # letters of the longest bar
LINE, LETTER, EDGE = 20, 9, 16  # points of the picture


def rendered(st: State, mode: str) -> str:
    """The table as everybody sees it, and the question to whoever decides."""
    text = as_text(st)
    return text if mode == "ansi" else as_svg(text)


def as_text(st: State) -> str:
    """Some lines: players with what they have, the row, the question."""
    seen = view(st, -1)
    lines = [f"{st.rules.title}, turn {seen['turn']}" + (", over" if seen["over"] else "")]
    most = max([1, *(p["points"] for p in seen["players"])])
    for p in seen["players"]:
        sign = ">" if p["seat"] == seen["active"] and not seen["over"] else " "
        where = p["space"] or p["status"]
        bar = "#" * max(0, round(BAR * p["points"] / most))
        lines.append(
            f"{sign} seat {p['seat']}  {where:8} points {p['points']:4} {bar:{BAR}}  damage {p['damage']:2}  "
            f"coins {p['coins']:2}  hand {p['hand_size']}  deck {p['deck_size']:2}  "
            f"skill {p['skill']} sword {p['sword']} boot {p['boot']}"
        )
    lines.append("row: " + ", ".join(card or "-" for card in seen.get("row", [])))
    lines.extend(question(st))
    for result in seen.get("results", []):
        score = "lost" if result["score"] is None else result["score"]
        lines.append(f"seat {result['seat']}: {score}" + (" (won)" if result["won"] else ""))
    return "\n".join(lines)


def question(st: State) -> list[str]:
    """What is asked, and what may be answered."""
    if st.over:
        return []
    asked: dict[str, Any] = view(st, decider(st))["decision"]
    said = [str(option["label"]) for option in asked["options"]]
    return [f"seat {asked['who']}: {asked['prompt']}", "  " + " | ".join(said)]


def as_svg(text: str) -> str:
    """The lines as a picture."""
    lines = text.split("\n")
    width = EDGE * 2 + LETTER * max(len(line) for line in lines)
    height = EDGE * 2 + LINE * len(lines)
    written = "".join(
        f'<text x="{EDGE}" y="{EDGE + LINE * (i + 1) - 5}" xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="monospace" font-size="15"><rect width="100%" height="100%" fill="#14181f"/>'
        f'<g fill="#e8e6df">{written}</g></svg>'
    )
