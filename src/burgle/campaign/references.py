"""What the lines of a pack name: every passage, contract, sticker, piece, choice and text, with the conditions before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from burgle.games.story import REMNANT, cut_line
from burgle.kernel.reader import WordError, split

# Words with one name behind them, and what sort of thing it is.
NAMING: Final[Mapping[str, str]] = {
    "read": "passage", "sticker": "sticker", "contract": "contract", "store": "contract", "complete": "contract",
    "fail": "contract", "tick": "contract", "due": "contract", "story": "part", "unlock": "module", "name": "thing",
    "track": "track", "let": "space", "fetch": "piece", "stow": "piece", "destroy": "piece", "starter": "card",
    "dent": "card", "goal": "goal", "milestone": "milestone", "cross": "crossed", "journal": "letter",
}  # fmt: skip
# Counts of the story, and how many names they have.
CONDITIONS: Final[Mapping[str, int]] = {
    "chose": 2, "written": 2, "read": 1, "completed": 1, "failed": 1, "open": 1, "stuck": 1, "starred": 1, "ticked": 1,
    "milestone": 1,
}  # fmt: skip

Condition = tuple[str, ...]  # "chose", "book", "truth"; a leading "not" turns it round


@dataclass(frozen=True)
class Use:
    """Something that a line names: by which word, what, and what must hold for it to happen."""

    word: str
    sort: str
    key: str
    more: str = ""  # a value, a label, a place
    when: tuple[Condition, ...] = ()
    outcome: int = 0  # of the contract whose back it is: 1 completed, 2 failed
    heading: int = 0  # 1 after the turn, 2 after scoring, 3 after the closing


@dataclass(frozen=True)
class Node:
    """Lines that are read together: a passage, or the back of a contract."""

    table: str  # passage, contract
    key: str
    kind: str
    lines: tuple[tuple[str, int, str], ...]  # field, number of the line from 1 on, text


def nodes_of(tables: Mapping[str, Any]) -> list[Node]:
    """List all passages and backs."""
    found = []
    for row in tables.get("passage", ()):
        lines = [(field, n, str(text)) for field in ("setup", "lines") for n, text in enumerate(row.get(field, ()), 1)]
        found.append(Node("passage", str(row["id"]), str(row.get("kind", "")), tuple(lines)))
    for row in tables.get("contract", ()):
        lines = [("back", n, str(text)) for n, text in enumerate(row.get("back", ()), 1)]
        found.append(Node("contract", str(row["id"]), "back", tuple(lines)))
    return found


def uses_of(text: str) -> list[Use]:
    """List what a line names; a line that cannot be read names nothing, and is told of elsewhere."""
    plain, _, heading, outcome = cut_line(text)
    try:
        return [
            Use(use.word, use.sort, use.key, use.more, use.when, outcome, heading) for use in scan(split(plain), ())
        ]
    except (WordError, IndexError, ValueError):
        return []


def scan(words: list[str], when: tuple[Condition, ...]) -> Iterator[Use]:
    """Walk through the words of a line; a condition holds for the rest of its arm, or of its step."""
    at, guard = 0, when
    while at < len(words):
        word = words[at]
        if word == ";":
            guard = when
        elif word == "if":
            end = words.index(":", at)
            for condition in conditions(words[at + 1 : end]):
                guard = (*guard, condition)
                yield Use("if", "condition", " ".join(condition), "", guard)
            at = end
        elif word in ("choice", "vote") and words[at + 2] == "(":
            end = closing(words, at + 2)
            name = words[at + 1]
            for arm in arms(words[at + 3 : end]):
                yield Use(word, "choice", name, arm[0], guard)
                yield from scan(arm[2:], (*guard, ("chose", name, arm[0])))
            at = end
        elif word == "random" and words[at + 1] == "(":
            end = closing(words, at + 1)
            for arm in arms(words[at + 2 : end]):
                yield from scan(arm, guard)
            at = end
        elif word == "write":
            yield Use(word, "written", words[at + 1], words[at + 2], guard)
            at += 2
        elif word == "mission":
            yield Use(word, "mission", words[at + 1], words[at + 2], guard)
            at += 2
        elif word == "destroy" and words[at + 1] == "space":
            yield Use("sticker", "sticker", REMNANT + words[at + 2], "", guard)
            at += 2
        elif word == "mark":
            at += 1  # what is marked is no piece of the box: a card, a space, a milestone space
        elif word == "swap":
            yield Use("starter", "card", words[at + 4], "", guard)
            at += 4
        elif word in NAMING and at + 1 < len(words) and words[at + 1] not in ("(", "card", "space", ";"):
            more = words[at + 3] if words[at + 2 : at + 3] in (["to"], ["on"]) else ""
            yield Use(word, NAMING[word], words[at + 1], more, guard)
            at += 1
        at += 1


def conditions(words: list[str]) -> Iterator[Condition]:
    """Take conditions apart; those about other things than the story are left out."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "and":
            parts.append([])
        else:
            parts[-1].append(word)
    for part in parts:
        turned = part[:1] == ["not"]
        body = part[1:] if turned else part
        if body and body[0] in CONDITIONS:
            yield (*(["not"] if turned else []), *body[: 1 + CONDITIONS[body[0]]])


def arms(words: list[str]) -> list[list[str]]:
    """Take the arms of a question apart."""
    found: list[list[str]] = [[]]
    depth = 0
    for word in words:
        depth += (word == "(") - (word == ")")
        if word == "|" and not depth:
            found.append([])
        else:
            found[-1].append(word)
    return found


def closing(words: list[str], at: int) -> int:
    """Find the bracket that closes the one at a place."""
    depth = 0
    for n in range(at, len(words)):
        depth += (words[n] == "(") - (words[n] == ")")
        if not depth:
            return n
    raise WordError("a bracket is never closed", "", [])
