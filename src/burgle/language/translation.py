"""Finds what a translation lacks: messages, forms and names that the English file has.

    python -m burgle.language.translation de

What English prints, a translation prints too; how it chooses between singular and plural is its own business, and so is
which form of a name (`$name`, `$one`, `$at` ...) it uses. It may add forms and terms that only it needs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from burgle.games import GAMES
from burgle.language.phrases import CASES
from burgle.language.words import FALLBACK, FAMILY, POSITION, STORY, TABLE, TERMINAL, ftl, stories_of

Said = dict[str, set[str]]  # what every message (and every form of it, `id.form`) prints


class Printed(Visitor):
    """Collects the arguments that a pattern prints, whatever form of a name it takes; selectors do not count."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Look at what is said, not at how it is chosen."""
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note an argument."""
        name = node.id.name
        bare = name.rstrip("0123456789")
        self.found.add("name" + name[len(bare) :] if bare in CASES else name)


def printed(pattern: ast.Pattern | None) -> set[str]:
    """Name the arguments that a pattern prints."""
    visitor = Printed()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


def said(text: str) -> tuple[Said, list[str]]:
    """Read a Fluent file: what it says, and what cannot be read."""
    found: Said = {}
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().partition("\n")[0])
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                junk.append(f"{entry.id.name} is there twice")
            found[entry.id.name] = printed(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = printed(attribute.value)
    return found, junk


def gaps(english: str, translation: str) -> list[str]:
    """Compare a translation with the English file: an empty list means that it is complete."""
    wanted, _ = said(english)
    there, junk = said(translation)
    missing = [f"missing: {id}" for id in wanted if id not in there]
    ours = [f"not in English: {id}" for id in there if id not in wanted and id.partition(".")[2] not in CASES]
    differ = [
        f"{id}: prints {', '.join(sorted(there[id])) or 'nothing'}, English {', '.join(sorted(wanted[id])) or 'nothing'}"
        for id in wanted
        if id in there and there[id] != wanted[id]
    ]
    return [*[f"cannot be read: {line}" for line in junk], *missing, *ours, *differ]


def parts() -> list[str]:
    """Name the packages that have words: the family, campaigns, the table, the terminal, positions, every game."""
    homes = [spec.package for spec in GAMES.values()]
    return [FAMILY, STORY, TABLE, TERMINAL, POSITION, *homes, *[story for home in homes for story in stories_of(home)]]


def check(lang: str) -> Iterator[str]:
    """Say what a language lacks in every part of Burgle."""
    for package in parts():
        file = f"{package.removeprefix('burgle.')}/{lang}.ftl"
        if not (resources.files(package) / f"{lang}.ftl").is_file():
            yield f"{file}: there is no such file"
            continue
        for gap in gaps(ftl(package, FALLBACK), ftl(package, lang)):
            yield f"{file}: {gap}"


if __name__ == "__main__":
    complaints = list(check(sys.argv[1] if len(sys.argv) > 1 else "de"))
    print("\n".join(complaints) or "complete")
    sys.exit(bool(complaints))
