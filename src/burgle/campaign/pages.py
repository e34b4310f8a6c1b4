"""Pages: what the story tells, in the words of a language, from the events of a game. Nothing is told that did not happen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.pack import Pack
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event
from burgle.language.rulings import ruling_text

FALLBACK = "en"
RIVAL = "rival"
TOLD = ("passage", "story", "choice")
WANTED = "name_wanted"
NOBODY = {"en": "nobody", "de": "niemand"}


@dataclass(frozen=True)
class StoryPage:
    """A piece of the story: the head of a passage, a part of its text, what somebody has chosen, or what wants a name."""

    kind: str  # passage, story, choice, name
    ref: str  # "31", "31.a", "31.lamp.light"
    seat: int  # whose page it is; -1: everybody's
    text: str


def pages_of(
    pack: Pack,
    rules: Rules,
    events: Iterable[Event],
    lang: str,
    names: dict[str, str],
    winner: str = "",
    read: list[str] | None = None,
) -> Iterator[StoryPage]:
    """Tell what events of the book say; `names` are put where the text has them in braces.

    `names` are kept up to date on the way: tracks as they move, and with the scores who has won this game. So is `read`, the
    passages that were opened. Whoever goes through the pages may write a name that one of them asks for before taking the
    next.
    """
    read = [] if read is None else read
    for event in events:
        code = rules.events[event.kind].code
        if code == "passage":
            read.append(rules.things["passage"][event.a])
        if code == "track":
            names.update(track_name(rules.things["track"][event.a], event.b))
        elif code == "scored":
            names["last_winner"] = winner or NOBODY[lang]
        elif code == WANTED:
            thing = rules.things["thing"][event.a]
            yield StoryPage("name", thing, event.who, names.get(thing, ""))
        elif code in TOLD:
            page = page_of(pack, rules, code, event, lang, read)
            text = filled(page.text, {**names, **seat_names(names, page.seat)})
            yield StoryPage(page.kind, page.ref, page.seat, text)


def page_of(pack: Pack, rules: Rules, code: str, event: Event, lang: str, read: Sequence[str]) -> StoryPage:
    """Tell one event, where these passages were read."""
    if code == "choice":
        name, label = rules.things["choice"][event.a], rules.things["label"][event.b]
        ref = asked_in(pack, name, read)
        return StoryPage(code, f"{ref}.{name}.{label}", event.who, said(pack, lang, ref, f"{name}.{label}") or label)
    key = rules.things["passage"][event.a]
    if code == "passage":
        return StoryPage(code, key, event.who, said(pack, lang, key, "title") or said(pack, lang, key, "name") or key)
    part = rules.things["part"][event.b]
    return StoryPage(code, f"{key}.{part}", event.who, said(pack, lang, key, part))


def said(pack: Pack, lang: str, ref: str, part: str) -> str:
    """A text in a language, or in the one that every pack has."""
    return pack.text(lang, ref, part) or pack.text(FALLBACK, ref, part)


def rule_text(rules: Rules, pack: Pack, key: str, lang: str) -> str:
    """What a rule on a slot says: as the box tells it, or in words made from what it does."""
    ruling = next(one for one in rules.rulings if one.key == key)
    return said(pack, lang, "rule", key) or ruling_text(rules, ruling, pack.entry("rule", key).get("over", {}), lang)


def lid(pack: Pack, part: str, lang: str) -> str:
    """What stands on the box, its title or its tagline, in a language; or as pack.toml has it."""
    return pack.text(lang, "pack", part) or str(pack.facts.get(part, ""))


def character_in(pack: Pack, key: str, lang: str) -> str:
    """What a character is called whom nobody has named: as the texts say, or as pack.toml has it."""
    return said(pack, lang, "character", f"{key}.name") or str(pack.entry("character", key).get("name", key))


def goal_name(pack: Pack, key: str, lang: str) -> str:
    """What a personal goal is called; nothing, where its box has no name for it."""
    return said(pack, lang, "goal", f"{key}.name") or str(pack.entry("goal", key).get("name", ""))


def promotion_title(pack: Pack, key: str, lang: str) -> str:
    """What a promotion is called: as the page that is read at it, or as its box says; nothing, if neither does."""
    row = pack.entry("promotion", key)
    return said(pack, lang, str(row.get("passage", "")), "title") or str(row.get("name", ""))


def asked_in(pack: Pack, choice: str, read: Sequence[str]) -> str:
    """Which passage has asked a question; where several may, the one of them that was read last."""
    asks = re.compile(rf"\b(choice|vote) {re.escape(choice)} \(")
    found = [
        str(row["id"])
        for table in ("passage", "contract")
        for row in pack.tables.get(table, ())
        if any(asks.search(line) for part in ("setup", "lines", "back") for line in row.get(part, ()))
    ]
    return next((ref for ref in reversed(read) if ref in found), found[0] if len(found) == 1 else "")


def filled(text: str, names: Mapping[str, str]) -> str:
    """Put names in; what nobody has named stays as it is written."""
    return re.sub(r"\{(\w+)\}", lambda m: names.get(m[1], m[0]), text)


def seat_names(names: Mapping[str, str] | None, seat: int) -> dict[str, str]:
    """Who is addressed."""
    return {"player": names[f"seat{seat}"]} if names and f"seat{seat}" in names else {}


def track_name(track: str, n: int) -> dict[str, str]:
    """Where a track stands, by the names that texts have for it; that of the rival counts who came home with nothing."""
    return {track: str(n), **({"zeros": str(n)} if track == RIVAL else {})}


def names_in(pack: Pack, now: Chronicle, called: Sequence[str], last_winner: str, lang: str) -> dict[str, str]:
    """The names that texts may use: what was written, tracks, who sits where, who won the latest game before this one."""
    lows = {str(row["id"]): int(row.get("range", [0])[0]) for row in pack.tables.get("track", ())}
    tracks = {**({RIVAL: 0} if pack.tables.get("rival") else {}), **lows, **now.tracks}
    return {
        **{name: text for track, n in tracks.items() for name, text in track_name(track, n).items()},
        **{key: preset(pack, key, lang, text) for key, text in now.wrote.items()},
        **{f"seat{seat}": name for seat, name in enumerate(called)},
        "last_winner": last_winner or NOBODY[lang],
    }


def preset(pack: Pack, key: str, lang: str, text: str) -> str:
    """What is written under a name; while nobody has written there, what the pack calls it in that language."""
    unwritten = any(row["id"] == key and row.get("preset") == text for row in pack.facts.get("names", ()))
    return (said(pack, lang, "pack", f"preset.{key}") or text) if unwritten else text
