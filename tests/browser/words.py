"""What the page says in another language: walkers name buttons in English, and find them by the same message in German."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tests.browser.house import ROOT

FOLDERS = ("web/src/words", "web/src/games", "src/burgle/games", "src/burgle/language", "src/burgle/table")
spoken = "en"  # one language a run: whoever takes pictures says which


def speak(lang: str) -> None:
    """From now on pages are walked in this language."""
    global spoken
    spoken = lang


def say(english: str) -> re.Pattern[str] | str:
    """What a button with this name is called here; up to the first thing that is put into it ("I am" for "I am Ann")."""
    if spoken == "en":
        return english
    return re.compile(rf"^\s*(?:{'|'.join(re.escape(one) for one in same(english))})", re.IGNORECASE)


def same(english: str) -> list[str]:
    """The messages that read so in English, in the language that is spoken."""
    if spoken == "en":
        return [english]
    found = translated(spoken).get(english)
    if not found:
        raise LookupError(f"no message of the page says {english!r}")
    return found


@cache
def translated(lang: str) -> dict[str, list[str]]:
    """All messages, by what they say in English. Two that read alike there may differ here."""
    found: dict[str, list[str]] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*en.ftl")):
            other = messages(path.with_name(path.name.replace("en.ftl", f"{lang}.ftl")))
            for name, text in messages(path).items():
                if other.get(name) and other[name] not in found.setdefault(text, []):
                    found[text].append(other[name])
    return found


def messages(path: Path) -> dict[str, str]:
    """What a file says, each message and attribute up to the first thing that is put into it."""
    said = {}
    for entry in FluentParser().parse(path.read_text()).body:
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]:
                first = pattern.elements[0] if pattern else None
                if isinstance(first, ast.TextElement):
                    said[f"{entry.id.name}.{name}"] = first.value.strip()
    return said
