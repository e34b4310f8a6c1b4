"""Pages at a table: the words of the story come to the events that told them, for who may read, and to nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.pack import Pack
from burgle.campaign.pages import (
    NOBODY,
    TOLD,
    asked_in,
    filled,
    goal_name,
    names_in,
    page_of,
    said,
    seat_names,
    track_name,
)
from burgle.campaign.shown import is_private
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind, StoryChoice
from burgle.kernel.codes import arg_of
from burgle.kernel.state import Event, State
from burgle.kernel.together import deciders
from burgle.language.words import FALLBACK, STORY, words_from
from burgle.table.campaign_games import box_of, chronicle_of
from burgle.table.campaign_names import (
    contract_name,
    namable,
    piece_title,
    promotion_name,
    stuck_text,
    thing_name,
    track_title,
    unnamed,
)
from burgle.table.log_lines import OfCampaign
from burgle.table.messages import StoryLabel, StoryQuestion
from burgle.view.scores import reported_winners

# By campaign: what its people have named by now. Their log has it for good; here it is for tables that read aloud.
written: Final[dict[str, tuple[tuple[str, str], ...]]] = {}
# What the rules call by a title of theirs, and a box by a name in every language.
NAMED: Final = {
    "contract": contract_name,
    "goal": goal_name,
    "promotion": promotion_name,
    "track": track_title,
    "thing": thing_name,
    "piece": piece_title,
}
UNSAID: Final = ("note", "closing_step")  # of the story to itself, and of the closing to whoever goes on with it
NO_SEAT: Final = -1  # whom a page addresses that nobody has caused


class PageReader:
    """Reads pages aloud at one table, in a language."""

    def __init__(
        self, pack: Pack, now: Chronicle, called: Sequence[str], winners: Sequence[str], lang: str = FALLBACK
    ) -> None:
        self.pack, self.lang, self.called = pack, lang, called
        self.names: Mapping[str, str] = names_in(pack, now, called, " & ".join(winners), lang)

    def page(self, st: State, event: Event) -> dict[str, str] | None:
        """What an event has told: reference, title and text; None if it is not of the book."""
        code = st.rules.events[event.kind].code
        if code not in TOLD:
            return None
        found = page_of(self.pack, st.rules, code, event, self.lang, read_in(st))
        ref = found.ref.partition(".")[0]
        return {
            "ref": found.ref,
            "title": said(self.pack, self.lang, ref, "title") or said(self.pack, self.lang, ref, "name"),
            "text": ""
            if code == "passage"
            else filled(found.text, {**self.names_at(st, ref), **seat_names(self.names, found.seat)}),
            "short": said(self.pack, self.lang, ref, "short") if code == "passage" else "",
        }

    def question(self, st: State, seat: int) -> StoryQuestion | None:
        """The question of the story that waits for an answer; labels only, for what they lead to is sealed."""
        frame = st.stack[-1] if st.stack and not st.over else None
        if frame is None or not isinstance(st.rules.kinds[frame.kind], ChoiceKind | BallotKind):
            return None
        asked = st.rules.effects[frame.a]
        if not isinstance(asked, StoryChoice):
            return None
        name = st.rules.things["choice"][asked.name]
        ref = st.rules.passages[asked.passage].key if asked.passage >= 0 else ""
        if frame.who not in (NO_SEAT, seat) and is_private(self.pack, ref):
            return None  # it stands on a page that others do not read
        words = [st.rules.things["label"][asked.labels[arg_of(code)]] for code in st.options]
        return StoryQuestion(
            ref=ref,
            choice=name,
            vote=isinstance(st.rules.kinds[frame.kind], BallotKind),
            seats=deciders(st),
            labels=[
                StoryLabel(
                    label=label,
                    text=self.said(st, ref, f"{name}.{label}"),
                    hint=self.said(st, ref, f"{name}.{label}_hint"),
                )
                for label in words
            ],
        )

    def said(self, st: State, ref: str, part: str) -> str:
        """A text with the names that the table has given."""
        return filled(said(self.pack, self.lang, ref, part), self.names_at(st, ref))

    def names_at(self, st: State, ref: str) -> dict[str, str]:
        """The names that a passage may use: tracks as they stand, and in an epilogue who has won this game."""
        names = dict(self.names)
        zones = st.rules.zone_names
        values = st.zones[zones.index("tracks")] if "tracks" in zones else []
        for track, n in zip(st.rules.things.get("track", []), values, strict=False):
            names.update(track_name(track, n))
        passage = next((one for one in st.rules.passages if one.key == ref), None)
        if passage is not None and passage.kind == "epilogue":
            won = " & ".join(self.called[seat] for seat in reported_winners(st))
            names["last_winner"] = won or NOBODY[self.lang]
        return names

    def told(self, st: State, event: Event, shown: dict[str, Any], seat: int) -> dict[str, Any]:
        """An event with its page, if it has one that is for the eyes of this seat; contracts and votes in the box's words."""
        kind = st.rules.events[event.kind]
        if self.unsaid(st, event):
            return shown | {"text": ""}
        if kind.code == "sticker":
            key, spot = st.rules.things["sticker"][event.a], st.rules.things["spot"][event.b]
            return shown | {"text": f"{stuck_text(self.pack, 'ledger-stuck', key, spot, self.lang)}."}
        if kind.a in NAMED:
            key = st.rules.things[kind.a][event.a]
            title = st.rules.titles.get(kind.a, st.rules.things[kind.a])[event.a]
            before, _, after = shown["text"].rpartition(title)
            return shown | {"text": f"{before}{NAMED[kind.a](self.pack, key, self.lang) or title}{after}"}
        if kind.code == "vote":
            return shown | {"text": self.voted(st, event, seat) or shown["text"]}
        page = self.page(st, event)
        if page is None or (event.who not in (NO_SEAT, seat) and is_private(self.pack, page["ref"].partition(".")[0])):
            return shown
        return shown | {"page": page, "text": self.noted(st, event, page)}

    def unsaid(self, st: State, event: Event) -> bool:
        """Whether an event is a note of the story to itself, by a key that only its conditions read."""
        kind = st.rules.events[event.kind]
        if kind.code == "written":
            return st.rules.things["thing"][event.a] not in namable(self.pack)
        if kind.code == "track":
            return st.rules.things["track"][event.a] in unnamed(self.pack)
        return kind.code in UNSAID

    def voted(self, st: State, event: Event, seat: int) -> str:
        """A vote in the words that were voted for; nothing, where they stand on a page that this seat does not read."""
        name, label = st.rules.things["choice"][event.a], st.rules.things["label"][event.b]
        ref = asked_in(self.pack, name, read_in(st))
        text = self.said(st, ref, f"{name}.{label}").rstrip(".")
        if not text or (event.who != seat and is_private(self.pack, ref)):
            return ""
        return words_from((STORY,), self.lang).text("event-vote", {"who": self.called[event.who], "label": text})

    def noted(self, st: State, event: Event, page: Mapping[str, str]) -> str:
        """What the log says of a page: its title, or the words that were chosen; the parts of its text stand in the book."""
        code = st.rules.events[event.kind].code
        if code not in ("passage", "choice"):
            return ""
        facts: dict[str, str | int] = {
            "by": int(event.who != NO_SEAT),
            "who": self.called[event.who] if event.who != NO_SEAT else "",
            "title": page["title"],
            "label": page["text"].rstrip("."),
        }
        return words_from((STORY,), self.lang).text(f"noted-{code}", facts)


def read_in(st: State) -> list[str]:
    """The passages that were read by now, in the order of opening."""
    names = st.rules.things["passage"]
    return [names[n] for n in st.zones[st.rules.zone_names.index("read")]]


def reader_at(of: OfCampaign, called: tuple[str, ...], lang: str) -> PageReader:
    """Who reads at a table: with the names that were written when its game began, or since."""
    return reader_with(of, called, lang, written.get(of.campaign, ()))


@lru_cache(maxsize=64)
def reader_with(of: OfCampaign, called: tuple[str, ...], lang: str, since: tuple[tuple[str, str], ...]) -> PageReader:
    """Who reads with certain names."""
    now = chronicle_of(of)
    now = msgspec.structs.replace(now, wrote={**now.wrote, **{key: text for key, text in since if key in now.wrote}})
    winners = [one.player or one.called for one in now.characters if one.key in now.last_winners]
    return PageReader(box_of(of), now, called, winners, lang)
