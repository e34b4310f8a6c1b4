"""Prints the reference of the effect language: every word, count and cost of a game, as its maker explains it.

python -m burgle.language.reference [GAME]
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import resources

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.rules import Rules


def reference(rules: Rules) -> str:
    """Write the reference as Markdown."""
    parts = [f"# The words of {rules.title}"]
    titles: list[tuple[str, Mapping[str, Callable[..., object]]]] = [
        ("Words", rules.words),
        ("Costs, after `pay`", rules.costs),
        ("Counts, after `if` and `per`", rules.counts),
    ]
    for title, makers in titles:
        parts += ["", f"## {title}", "", "| write | meaning |", "|---|---|"]
        for word, maker in sorted(makers.items()):
            plain = f"pay {word} N" if makers is rules.costs else f"{word} N" if makers is rules.words else word
            form, meaning = explained(plain, maker)
            parts.append(f"| {form} | {meaning} |")
    return "\n".join(parts) + "\n"


def explained(word: str, maker: Callable[..., object]) -> tuple[str, str]:
    """Give the form and the meaning of a word, from its maker's docstring: "`draw N`: cards from your deck"."""
    doc = docstring(maker).rstrip(".").replace("|", "\\|")
    form = re.match(r"(`[^`]*`(?:, `[^`]*`)*)(?::\s*|$)", doc)
    if form is None:
        return f"`{word}`", doc
    return form[1], doc[form.end() :] or "the same word, as a price"


def docstring(maker: Callable[..., object]) -> str:
    """Read a maker's docstring from its source: compiled code has none."""
    owner: object = getattr(maker, "__self__", None)
    kinds = [kind for kind in type(owner).__mro__ if kind is not object]
    found = [docstrings(kind.__module__).get((kind.__name__, maker.__name__), "") for kind in kinds]
    return next((doc for doc in found if doc), "")


@lru_cache(maxsize=64)
def docstrings(module: str) -> dict[tuple[str, str], str]:
    """Read the docstrings of all methods in a module."""
    package, _, name = module.rpartition(".")
    tree = ast.parse((resources.files(package) / f"{name}.py").read_text("utf-8"))
    return {
        (outer.name, inner.name): ast.get_docstring(inner) or ""
        for outer in tree.body
        if isinstance(outer, ast.ClassDef)
        for inner in outer.body
        if isinstance(inner, ast.FunctionDef)
    }


if __name__ == "__main__":
    spec = GAMES[sys.argv[1] if len(sys.argv) > 1 else "space"]
    print(reference(build_rules(spec, spec.players[1], {})), end="")
