"""`burgle campaign show`, `history`, `tell` and `open-box`: looking at a campaign."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from burgle.cli import Failure
from burgle.cli.campaign import ENDING, Which, campaign_named, pack_named, shelf
from burgle.cli.common import Json, Lang, language_of, print_json, wide

if TYPE_CHECKING:
    from burgle.campaign.chronicle import Chronicle
    from burgle.campaign.log import CampaignLog
    from burgle.language.words import Words


def words_of(lang: str) -> Words:
    """The terminal's own words."""
    from burgle.language.words import TERMINAL, words_from

    return words_from((TERMINAL,), language_of(lang))


def show(campaign: Which = None, *, at: int | None = None, json: Json = False, lang: Lang = "en") -> int:
    """Show a campaign as it stands: members, map, contracts, choices, reports. Nothing sealed is shown.

    Parameters
    ----------
    at
        As it stood after this line of its history.
    """
    import msgspec

    words = words_of(lang)
    if campaign is None and len(found := sorted(shelf().glob(f"*{ENDING}"))) != 1:
        for path in found:
            file = campaign_named(path.stem)
            print(words.text("campaign-listed", {"name": path.stem, "title": file.log.title, "n": file.log.now.next}))
        if not found:
            print(words.text("campaign-none"))
        return 0
    log = campaign_named(campaign).log
    if at is not None and not 0 <= at < len(log.states):
        raise Failure(f"there is no line {at}; the last is {len(log.states) - 1}")
    now = log.now if at is None else log.states[at]
    if json:
        print_json(msgspec.to_builtins(now))
        return 0
    for line in told(log, now, words, lang):
        print(line)
    return 0


def told(log: CampaignLog, now: Chronicle, words: Words, lang: str) -> list[str]:
    """A chronicle in lines of words."""
    from burgle.campaign.pages import said
    from burgle.table.campaign_names import spot_name, thing_name

    pack, say = log.pack_of(now), words.text
    begun = now is log.now and log.running >= 0
    head = "campaign-over" if not now.next else "campaign-begun" if begun else "campaign-next"
    lines = [log.title, say(head, {"n": now.next, "of": len(pack.missions)})]
    for one in now.characters:
        if one.player or one.played:
            called = character(log, now, one.key, lang)
            facts: dict[str, str | int] = {"who": one.player or "-", "as": called, "n": one.checks}
            lines.append("  " + say("campaign-member", facts))
    for thing in now.awaits:
        lines.append("  " + say("campaign-awaits", {"thing": thing_name(pack, thing, lang), "key": thing}))
    for stuck in now.stuck:
        text = said(pack, lang, "sticker", stuck.sticker) or stuck.sticker
        lines.append(
            "  " + say("campaign-sticker", {"what": text, "where": spot_name(pack, stuck.spot, lang), "n": stuck.game})
        )
    for key, contract in now.contracts.items():
        state = say(f"campaign-contract-{contract.state}")
        lines.append("  " + say("campaign-contract", {"what": said(pack, lang, key, "name"), "state": state}))
    for row in now.reports:
        seats = [person(log, now, key, lang) for key in row.seats]
        scores = ", ".join(f"{who} {n}" for who, n in zip(seats, row.scores, strict=True))
        winners = ", ".join(person(log, now, key, lang) for key in row.winners) or "-"
        lines.append("  " + say("campaign-report", {"n": row.game, "scores": scores, "winners": winners}))
    return lines


def character(log: CampaignLog, now: Chronicle, key: str, lang: str) -> str:
    """What a character is called."""
    from burgle.campaign.pages import character_in

    return now.character(key).name or character_in(log.pack_of(now), key, lang)


def person(log: CampaignLog, now: Chronicle, key: str, lang: str) -> str:
    """Who plays a character; nobody does, then the character's own name."""
    return now.character(key).player or character(log, now, key, lang)


def history(campaign: Which = None, *, lang: Lang = "en") -> int:
    """Tell what happened, line by line; `rewind` and `branch` go by these numbers."""
    from burgle.campaign import lines

    words = words_of(lang)
    log = campaign_named(campaign).log
    for n, body in enumerate(log.said):
        facts: dict[str, str | int] = {}
        now, word = log.states[n], lines.word_of(body)
        if isinstance(body, lines.Found):
            facts = {"title": body.title, "pack": body.pack}
        elif isinstance(body, lines.Member):
            facts = {
                "who": now.character(body.character).player or "-",
                "as": character(log, now, body.character, lang),
            }
            word = "left" if body.left else word
        elif isinstance(body, lines.PlayGame):
            facts = {"n": body.game, "seats": ", ".join(person(log, now, key, lang) for key in body.seats)}
        elif isinstance(body, lines.PausedGame):
            facts = {"n": body.game, "entries": len(body.entries)}
        elif isinstance(body, lines.CloseGame):
            facts = {"n": body.game, "scores": ", ".join(map(str, body.scores)), "entries": len(body.entries)}
        elif isinstance(body, lines.Named):
            facts = {"thing": body.thing, "text": body.text}
        elif isinstance(body, lines.GoBack | lines.WishBack):
            facts = {"n": body.to}
        elif isinstance(body, lines.NewEdition):
            facts = {"n": body.version}
        elif isinstance(body, lines.FreeGame):
            facts = {"seats": ", ".join(person(log, now, key, lang) for key in body.seats)}
        print(f"{n:4}  {words.text(f'campaign-line-{word}', facts)}")
    return 0


def compare(here: str, there: str, *, lang: Lang = "en") -> int:
    """Compare two campaigns, or two moments: `ours:4` is ours after line 4 of its history."""
    from burgle.table.campaign_differences import differences

    words = words_of(lang)
    log, one = moment(here)
    other = moment(there)[1]
    if one.pack != other.pack:
        raise Failure(f"{one.pack} and {other.pack} are different boxes")
    for found in differences(log.pack_of(one), one, other, language_of(lang)):
        sides = [
            text or ("-" if found.change == gone else "+")
            for text, gone in ((found.here, "added"), (found.there, "gone"))
        ]
        print(f"{words.text(f'campaign-sort-{found.sort}')}: {found.name}: {' / '.join(sides)}")
    return 0


def moment(text: str) -> tuple[CampaignLog, Chronicle]:
    """The campaign and its chronicle that `name` or `name:line` means."""
    name, colon, line = text.rpartition(":")
    if not colon or not line.isdecimal():
        log = campaign_named(text).log
        return log, log.now
    log = campaign_named(name).log
    if int(line) >= len(log.states):
        raise Failure(f"there is no line {line}; the last is {len(log.states) - 1}")
    return log, log.states[int(line)]


def tell(pack: str, route: str = "", *, players: int = 2, seed: int = 1, lang: Lang = "en") -> int:
    """Print all pages of one route through a campaign in order, as a book. For authors: it spoils everything.

    Parameters
    ----------
    pack
        Which campaign, or a folder of your own.
    route
        A route of its routes.toml; or a policy such as random, complete, fail, contrary.
    """
    from burgle.campaign.tell import tell as story

    language_of(lang)
    try:
        for line in story(pack_named(pack), route, players, seed, lang, wide()):
            print(line)
    except KeyError as error:
        raise Failure(str(error.args[0])) from None
    return 0


def open_box(pack: str, *, lang: Lang = "en", yes: Annotated[bool, Parameter(show_default=False)] = False) -> int:
    """Print everything that is in a box. For authors only; whoever wants to play should not.

    Parameters
    ----------
    yes
        Do not ask for the typed confirmation.
    """
    import json as plain

    from burgle.campaign.vault import items_of

    language_of(lang)
    box = pack_named(pack)
    if not yes:
        print(f"This spoils {box.title} from the first page to the last. Type its name to go on: ", end="", flush=True)
        if sys.stdin.readline().strip().casefold() != box.title.casefold():
            raise Failure("the box stays closed")
    for name, item in sorted(items_of(box).items()):
        if not name.startswith("story:") or name.startswith(f"story:{lang}:"):
            text = item if isinstance(item, str) else plain.dumps(item, ensure_ascii=False)
            print(f"{name}: {text}")
    return 0
