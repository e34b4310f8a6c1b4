"""What a campaign's box calls its contracts, goals, promotions and spots, wherever the terminal names one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.campaign.pack import Pack
from burgle.campaign.pages import goal_name, promotion_title, said
from burgle.cli.terminal.board import Board, View
from burgle.cli.terminal.menu import Menu
from burgle.cli.texts import fold
from burgle.game import Game
from burgle.kernel.rules import Rules
from burgle.language.words import STORY, TERMINAL, words_from

KINDS = ("contract", "goal", "promotion", "spot")  # which may be typed
TOLD = (*KINDS, "sticker", "piece")
KEYED = ("spot", "piece")  # which the rules have no title for


class BoxNames:
    """Names in the language of who reads: the rules know a contract by an English one, and a promotion by its key."""

    def __init__(self, pack: Pack, rules: Rules, lang: str) -> None:
        self.pack, self.rules, self.lang = pack, rules, lang
        self.about = {kind.code: kind.a for kind in rules.events if kind.a in (*TOLD, "track")}

    def title(self, kind: str, key: str) -> str:
        """What the rules call a thing, in what is typed and told."""
        if kind in KEYED:
            return key
        keys = self.rules.things[kind]
        return self.rules.titles.get(kind, keys)[keys.index(key)]

    def name(self, kind: str, key: str) -> str:
        """What the box calls it."""
        if kind == "spot":
            return self.rules.titles[kind][self.rules.things[kind].index(key)]
        if kind == "promotion":
            return promotion_title(self.pack, key, self.lang) or self.section(key)
        if kind == "track":
            return words_from((STORY,), self.lang).text(f"module-{key}") if self.is_for_all(key) else key
        if kind == "piece":
            sort, _, id = key.partition(":")
            rules = self.rules
            return rules.cards[rules.card_ids[id]].name if sort == "card" else rules.tokens[rules.token_ids[id]].name
        if kind == "sticker":
            return said(self.pack, self.lang, kind, key) or self.title(kind, key)
        named = goal_name(self.pack, key, self.lang) if kind == "goal" else said(self.pack, self.lang, key, "name")
        return named or self.title(kind, key)

    def section(self, promotion: str) -> str:
        """What a promotion is called for which a box has no name: by its section of the associate track."""
        section = self.pack.entry("promotion", promotion)["section"]
        return words_from((TERMINAL,), self.lang).text("promotion-unnamed", {"section": section})

    def event(self, event: Mapping[str, Any]) -> str:
        """The sentence of an event."""
        text, kind = str(event["text"]), self.about.get(event["code"], "")
        return renamed(text, self.title(kind, event["a"]), self.name(kind, event["a"])) if kind else text

    def is_note(self, event: Mapping[str, Any]) -> bool:
        """Whether it is bookkeeping of the story: a track that nobody has a word for."""
        return event["code"] == "track" and not self.is_for_all(event["a"])

    def is_for_all(self, track: str) -> bool:
        """Whether a track is one that everybody sees."""
        return words_from((STORY,), self.lang).has(f"module-{track}")

    def label(self, option: Mapping[str, Any]) -> str:
        """The words of an option; a spot that is a place keeps the short name by which the map knows it."""
        refs = {ref["kind"]: ref["key"] for ref in option["refs"]}
        text = str(option["label"])
        for kind in KINDS:
            if kind in refs and "space" not in refs:
                text = renamed(text, self.title(kind, refs[kind]), self.name(kind, refs[kind]))
        return text

    def every(self) -> list[tuple[str, str]]:
        """All that the box calls otherwise than the rules, as both have it."""
        things = [(kind, key) for kind in KINDS for key in self.rules.things.get(kind, [])]
        found = [(self.title(kind, key), self.name(kind, key)) for kind, key in things]
        return [(title, name) for title, name in found if title != name]


class BoxMenu(Menu):
    """The options of a campaign's table, which are listed, and may be typed, as the box has them."""

    def __init__(self, game: Game, view: View, board: Board, lang: str, box: BoxNames) -> None:
        self.box = box
        decision = view["decision"]
        options = [option | {"label": box.label(option)} for option in decision["options"]]
        super().__init__(game, {**view, "decision": {**decision, "options": options}}, board, lang)

    def why(self, label: str) -> str:
        """Say why something cannot be done; the rules are asked in their own words."""
        for title, name in self.box.every():
            if fold(label).endswith(fold(name)):
                return renamed(super().why(f"{label.split()[0]} {title}"), title, name)
        return super().why(label)


def renamed(text: str, title: str, name: str) -> str:
    """A sentence with a name in the place of the last mention of another one."""
    before, found, after = text.rpartition(title)
    return f"{before}{name}{after}" if found else text
