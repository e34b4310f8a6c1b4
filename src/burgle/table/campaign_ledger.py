"""What is for good, in words: one line for each entry, and one for each line of a campaign's log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgle.campaign import lines
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry
from burgle.campaign.fronts import space_name
from burgle.campaign.pack import Pack
from burgle.campaign.pages import character_in, goal_name, lid, said
from burgle.table.campaign_messages import Filter, LedgerLine
from burgle.table.campaign_names import (
    answer_text,
    milestone_name,
    module_name,
    passage_title,
    piece_name,
    promotion_name,
    spot_name,
    sticker_name,
    stuck_text,
    thing_name,
)
from burgle.table.wording import word

SORTS: dict[str, Filter] = {
    "stuck": "map", "remnant": "map", "unlocked": "map", "let": "map", "mission": "map", "track": "map", "ruled": "map",
    "fetched": "cards", "moved": "cards", "destroyed": "cards", "dented": "cards", "scratched": "cards",
    "marked": "cards", "covered": "cards", "milestone": "people", "crossed": "people",
    "starter": "people", "check": "people", "promoted": "people", "goal": "people", "prize": "people",
    "introduced": "contracts", "progress": "contracts", "resolved": "contracts", "fate": "contracts",
    "report": "reports",
}  # fmt: skip

MAY_BE_NONE = ("milestone", "prize", "goal")  # of which one thing may be nothing: a mark, nobody, a goal without a name


def ledger_line(
    pack: Pack,
    entry: Entry,
    number: int,
    line: int,
    game: int,
    names: Mapping[str, str],
    lang: str,
    read: Sequence[str],
) -> LedgerLine:
    """Say one thing that is for good; its number is that among all entries of its game, `read` which passages were."""
    about = [str(arg) for arg in entry.args]
    facts: dict[str, str | int] = {
        "who": names.get(entry.who, entry.who),
        "by": "somebody" if entry.who else "nobody",
    }
    for name, arg in zip("abc", entry.args, strict=False):
        facts[name] = arg if isinstance(arg, int) else called_thing(pack, entry, name, arg, names, lang, read)
    facts = {"a": "", "b": "", "c": "", **facts}
    if entry.kind in MAY_BE_NONE:
        facts = {name: fact if fact != "" else "none" for name, fact in facts.items()}
    known = f"ledger-{entry.kind}"
    text = word(known, lang, facts)
    if entry.kind == "stuck":
        text = stuck_text(pack, known, entry.text(0), entry.text(1), lang)
    return LedgerLine(
        line=line,
        game=game,
        entry=number,
        kind=entry.kind,
        sort=SORTS.get(entry.kind, "story"),
        who=entry.who,
        about=about,
        text=" ".join(about) if text == known else text,
    )


def called_thing(
    pack: Pack, entry: Entry, place: str, key: str, names: Mapping[str, str], lang: str, read: Sequence[str]
) -> str:
    """What a thing of an entry is called; all of them have been seen, or the entry would not be there."""
    kind = entry.kind
    if kind in ("opened", "mission") and (kind == "opened" or place == "c"):
        return passage_title(pack, key, lang)
    if kind == "chose" and place == "b":
        return answer_text(pack, str(entry.args[0]), key, lang, read)
    if kind in ("introduced", "progress", "resolved", "fate") and place == "a":
        return said(pack, lang, key, "name") or key
    if kind == "stuck" and place in "ab":
        return sticker_name(pack, key, lang) if place == "a" else spot_name(pack, key, lang)
    if kind in ("remnant", "let"):
        return space_name(pack, key)
    if kind in ("unlocked", "track"):
        return module_name(key, lang)
    if kind == "awaits":
        return thing_name(pack, key, lang)
    if kind in ("milestone", "crossed") and place == "b":
        return milestone_name(pack, key, lang)
    if kind in ("promoted", "goal") and place == "b":
        return (promotion_name if kind == "promoted" else goal_name)(pack, key, lang)
    if key in names:
        return names[key]
    sort, _, id = key.partition(":")
    if kind in ("starter", "dented", "scratched") and place in "ab":
        sort, id = "card", key
    if sort == "space" and id:
        return space_name(pack, id)
    return piece_name(pack, sort, id) if sort in ("card", "token") and id else key


def moment_text(pack: Pack, body: lines.AnySaid, now: Chronicle, lang: str) -> str:
    """Say what a line of a campaign's log is about."""
    facts: dict[str, str | int] = {}
    if isinstance(body, lines.Found):
        facts = {"title": body.title, "pack": lid(pack, "title", lang)}
    elif isinstance(body, lines.Member):
        name = character_in(pack, body.character, lang)
        facts = {"who": body.player or "-", "as": body.name or name}
        if body.left:
            return word("moment-left", lang, facts)
    elif isinstance(body, lines.PlayGame | lines.PausedGame):
        facts = {"n": body.game}
    elif isinstance(body, lines.CloseGame):
        facts = {"n": body.game, "scores": ", ".join(map(str, body.scores))}
    elif isinstance(body, lines.Named):
        facts = {"text": body.text}
    elif isinstance(body, lines.GoBack | lines.WishBack):
        facts = {"n": body.to}
    elif isinstance(body, lines.FreeGame):
        facts = {"who": ", ".join(now.character(key).player or key for key in body.seats)}
    elif isinstance(body, lines.NewEdition):
        facts = {"n": body.version}
    return word(f"moment-{lines.word_of(body)}", lang, facts)
