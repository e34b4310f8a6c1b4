"""Write docs/refusals.md: every refusal that a scenario may name, what it says, and the clause behind it.

Run `.venv/bin/python tools/refusals.py` after adding a refusal or changing its words; a test sees that the page is current.
"""

import sys
from pathlib import Path

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.phrase import Refusal
from burgle.language.wording import say_refusal
from burgle.scenario.refusals import codes

PAGE = Path(__file__).resolve().parent.parent / "docs" / "refusals.md"
HEAD = """# Refusals

What `refused` may name in a [scenario](scenarios.md), what it says to a player (numbers and names are examples), and the
clause behind it (`refused_clause`) in each game that has one for it. Written by `tools/refusals.py`.
"""


def page() -> str:
    """Write the page."""
    books = [build_rules(spec, spec.players[0], {}) for spec in GAMES.values()]
    known = [codes(spec) for spec in GAMES.values()]
    lines = [HEAD, f"| code | says | {' | '.join(book.title for book in books)} |", "|---" * (2 + len(books)) + "|"]
    for code in sorted(set().union(*known)):
        having = [book for book, theirs in zip(books, known, strict=True) if code in theirs]
        refusal = Refusal(code, 0, 1, "NAME")
        said = say_refusal(next((book for book in having if book.clause(code)), having[0]), refusal, ["Ann", "Bob"])
        lines.append(f"| `{code}` | {said} | {' | '.join(book.clause(code) for book in books)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(page())
    else:
        PAGE.write_text(page(), "utf-8")
