"""Who sits at the tables of a campaign with open eyes and ears, and so knows what everybody there has been told by now.

`campaign/shown.py` judges afterwards, from the chronicle; whether a part under `if track ...` or `if playing ...` was read
it cannot know, for that stood otherwise since. A witness hears the events of the games themselves: what they have told is
open, to the single part of a page and to the single answer of a question, and no other text of the book is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry
from burgle.campaign.pack import Pack
from burgle.campaign.pages import asked_in
from burgle.campaign.shown import FRONTS, HEADS, shown
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind, StoryChoice
from burgle.kernel.codes import arg_of
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event, State

FIXED = (*HEADS, *FRONTS)  # texts that are open as soon as their page or contract is


class Witness:
    """Remembers what was told; what is taken back afterwards was told all the same."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.opened: list[str] = []  # passages, in their order
        self.told: set[str] = set()  # "text:31.a", "text:31.lamp.light"

    def at(self, st: State, events: Sequence[Event]) -> Witness:
        """Another one, who has heard as much and sits at a game that is still going on."""
        there = Witness(self.pack)
        there.opened, there.told = self.opened[:], set(self.told)
        there.hear(st, events)
        return there

    def hear(self, st: State, events: Sequence[Event]) -> None:
        """What a game has told since it was listened to last, and what it asks right now."""
        for event in events:
            self.note(st.rules, event)
        self.told |= {f"text:{answer}" for answer in asked_by(st)}

    def note(self, rules: Rules, event: Event) -> None:
        """A part of a page that an event has told, or what was answered."""
        code, things = rules.events[event.kind].code, rules.things
        if code == "passage":
            self.opened.append(things["passage"][event.a])
        elif code == "story":
            self.told.add(f"text:{things['passage'][event.a]}.{things['part'][event.b]}")
        elif code in ("choice", "vote"):
            name, label = things["choice"][event.a], things["label"][event.b]
            self.told.add(f"text:{asked_in(self.pack, name, self.opened)}.{name}.{label}")

    def seen(self, now: Chronicle, entries: Iterable[Entry] = ()) -> frozenset[str]:
        """All that everybody may see by now."""
        return frozenset(
            {item for item in shown(self.pack, now, entries) if not of_the_book(self.pack, item)} | self.told
        )


def of_the_book(pack: Pack, item: str) -> bool:
    """Whether an item is a text that is only open when an event tells it."""
    sort, _, name = item.partition(":")
    ref, _, part = name.partition(".")
    pages = {row["id"] for table in ("passage", "contract") for row in pack.tables.get(table, ())}
    return sort == "text" and ref in pages and part not in FIXED


def asked_by(st: State) -> Iterable[str]:
    """The answers among which somebody chooses at this moment, with their hints."""
    frame = st.stack[-1] if st.stack and not st.over else None
    if frame is None or not isinstance(st.rules.kinds[frame.kind], ChoiceKind | BallotKind):
        return
    asked = st.rules.effects[frame.a]
    if not isinstance(asked, StoryChoice):
        return  # where a sticker goes
    question = f"{st.rules.passages[asked.passage].key}.{st.rules.things['choice'][asked.name]}"
    for code in st.options:
        answer = f"{question}.{st.rules.things['label'][asked.labels[arg_of(code)]]}"
        yield answer
        yield f"{answer}_hint"
