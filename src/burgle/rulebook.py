"""The rules as a player looks them up: reads a game's rules.md into clauses and finds those that mention some words.

A clause is a table row or a paragraph that begins with its id:

    | SP-082 | Every item costs 7 Credits. | Given 7 Credits in a Market, when ... |

    **CA-011** Three Monkey Idols lie in the shrine. *Check:* given new_game / then idols = 3.

In a paragraph the check may also begin on a line of its own, as `- check:` or `Check:`. Where a rule says `RULING 5` and a
list of the book has `5. **What it is about.** ... `RULING:` so it is played. Reason: ...`, the rule says how it is played.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from burgle.games import GAMES

_ID = r"[A-Z][A-Z0-9]*-\d+"
_ROW = re.compile(rf"\|\s*({_ID})\s*\|(.*)\|\s*$")
_PARAGRAPH = re.compile(rf"\*\*({_ID})\*\*\s*(?:`\w+`\s+)?(.*)")  # some rulebooks give each clause a `key` of its own
_HEADING = re.compile(r"(#+)\s+(.*)")
_CHECK = re.compile(r"\*Check:\*|^(?:- )?check:", re.MULTILINE | re.IGNORECASE)
_RULING = re.compile(r"(\d+)\. \*\*.*?`RULING:`\s*(.*)")
_NUMBERED = re.compile(r"[,;]?\s*RULING (\d+)")
_CELL = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule that can be cited: what holds, and how to see that it holds."""

    id: str
    rule: str
    check: str
    ruling: bool
    """True if a decision of our own fills a gap of the printed rules."""
    section: str


def read_rules(text: str) -> list[Clause]:
    """The clauses of a rulebook in the order in which it tells them.

    >>> [c.id for c in read_rules("## A. Goal\\n| SP-001 | Two to four play. | Given 5, then refused. |")]
    ['SP-001']
    """
    found: list[tuple[str, str, list[str]]] = []  # id, section, lines
    headings: list[str] = []  # the open ones, without the title
    lines: list[str] = []  # of the paragraph being read; outside of a clause they go nowhere
    rulings: dict[str, str] = {}  # by number
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            level = len(heading[1])
            headings = [*headings[: level - 2], heading[2].strip()] if level > 1 else []
            lines = []
        elif row := _ROW.match(line):
            rule, check, *_ = [*_CELL.split(row[2]), ""]
            found.append((row[1], " / ".join(headings), [rule, f"Check: {check.lstrip()}"]))
            lines = []
        elif paragraph := _PARAGRAPH.match(line):
            lines = [paragraph[2]]
            found.append((paragraph[1], " / ".join(headings), lines))
        elif ruling := _RULING.match(line):
            rulings[ruling[1]] = ruling[2].split(" Reason:")[0]
            lines = []
        elif line.startswith("---"):
            lines = []
        else:
            lines.append(line)
    return [_clause(name, section, "\n".join(body), rulings) for name, section, body in found]


@lru_cache(maxsize=8)
def clauses_of(game: str) -> list[Clause]:
    """Read the clauses of a game's rulebook, once."""
    return read_rules((resources.files(GAMES[game].package) / "rules.md").read_text("utf-8"))


def find(clauses: Iterable[Clause], words: str) -> list[Clause]:
    """The clauses that mention all the words, the likeliest first: by id, then in the rule, then in section or check.

    >>> rules = read_rules("| SP-082 | Every item costs 7 Credits. | - |\\n| SP-089 | One Boot moves P. | - |")
    >>> [c.id for c in find(rules, "boot")], [c.id for c in find(rules, "sp-082")]
    (['SP-089'], ['SP-082'])
    """
    wanted = words.lower().split()
    ranked: list[tuple[int, Clause]] = []
    for clause in clauses if wanted else ():
        rule = clause.rule.lower()
        everything = f"{clause.id} {rule} {clause.section} {clause.check}".lower()
        if all(word in everything for word in wanted):
            rank = 0 if clause.id.lower() in wanted else 1 if all(word in rule for word in wanted) else 2
            ranked.append((rank, clause))
    return [clause for _, clause in sorted(ranked, key=lambda pair: pair[0])]


def _clause(name: str, section: str, body: str, rulings: dict[str, str]) -> Clause:
    """A clause from its text: cut where the check begins, white space tidied, rulings put in for their numbers."""
    rule, check = (" ".join(part.replace("\\|", "|").split()) for part in [*_CHECK.split(body, 1), ""][:2])
    ruled = [rulings[number] for number in _NUMBERED.findall(rule) if number in rulings]
    if ruled:
        rule = f"{_NUMBERED.sub('', rule)} RULING: {' '.join(ruled)}"
    return Clause(name, rule, check, "RULING" in rule, section)
