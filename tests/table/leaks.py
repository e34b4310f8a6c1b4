"""Forty ways in which a sealed thing could get out, each planted where a slip of the pen could put it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from burgle.campaign import vault
from burgle.campaign.pack import Pack
from burgle.campaign.pages import said
from burgle.chapters.choices import StoryChoice
from burgle.table import (
    campaign_content,
    campaign_home,
    campaign_pages,
    company,
    pages,
)
from burgle.table.campaign_messages import ContractShown, PageShown
from burgle.table.edge import campaigns
from tests.table.listening import Evening

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch, Evening], None]
LEAKS: dict[str, tuple[str, Plant]] = {}  # by name: at which moment it is listened for, and how it is planted


def leak(moment: str) -> Callable[[Plant], Plant]:
    """List a leak."""

    def listed(plant: Plant) -> Plant:
        LEAKS[plant.__name__] = (moment, plant)
        return plant

    return listed


def box() -> Pack:
    """The box that is played from."""
    return vault.find_pack("three-nights")


def last_page() -> str:
    """What nobody has read before the end."""
    return box().text("en", "203", "a")


def bent(change: Callable[..., Any], found: Any, args: tuple[Any, ...]) -> Any:
    """What comes back instead; a change need not know everything that was asked."""
    wanted = list(inspect.signature(change).parameters.values())
    if wanted[-1].kind is not inspect.Parameter.VAR_POSITIONAL:
        args = args[: len(wanted) - 1]
    return change(found, *args)


def after(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Have something else come back from a function: `change` gets what it gave, and what it was asked."""
    honest = getattr(owner, name)

    def leaky(*args: Any, **facts: Any) -> Any:
        return bent(change, honest(*args, **facts), args)

    patch.setattr(owner, name, leaky)


def after_waiting(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """The same for what one waits for."""
    honest = getattr(owner, name)

    async def leaky(*args: Any, **facts: Any) -> Any:
        return bent(change, await honest(*args, **facts), args)

    patch.setattr(owner, name, leaky)


def put(found: Any, **facts: Any) -> Any:
    """Set something of a message."""
    for name, value in facts.items():
        setattr(found, name, value)
    return found


def arm_texts(st: Any) -> list[str]:
    """What the options of an open question do."""
    asked = st.rules.effects[st.stack[-1].a]
    return [arm.text() for arm in asked.arms] if isinstance(asked, StoryChoice) else []


# ---------------------------------------------------------------- what maps and tables are drawn from


@leak("turn")
def catalogue_has_sealed_cards(patch: Patch, ev: Evening) -> None:
    patch.setattr(campaign_content, "sealed_pieces", lambda pack, items: set())


@leak("founded")
def catalogue_has_sealed_tokens(patch: Patch, ev: Evening) -> None:
    after(patch, campaign_content, "sealed_pieces", lambda found, *_: {one for one in found if one.startswith("card:")})


@leak("turn")
def catalogue_has_cards_that_stickers_bring(patch: Patch, ev: Evening) -> None:
    brought = {f"card:{row['card']['id']}" for row in box().tables["sticker"] if "card" in row}
    after(patch, campaign_content, "sealed_pieces", lambda found, *_: found - brought)


@leak("founded")
def map_before_the_first_game_has_sealed_cards(patch: Patch, ev: Evening) -> None:
    after(patch, campaign_content, "shown", lambda found, pack, *_: found | set(pack.copies))


@leak("turn")
def catalogue_names_stickers_that_are_not_stuck(patch: Patch, ev: Evening) -> None:
    def change(found: Any, rules: Any, pack: Pack, *_: Any) -> Any:
        for row in pack.tables["sticker"]:
            found["stickers"].setdefault(row["id"], {"name": said(pack, "en", "sticker", row["id"])})
        return found

    after(patch, campaign_content, "drawn", change)


@leak("turn")
def catalogue_has_contracts_that_nobody_introduced(patch: Patch, ev: Evening) -> None:
    def change(found: Any, rules: Any, pack: Pack, *_: Any) -> Any:
        found["contracts"] |= {
            row["id"]: {"front": said(pack, "en", row["id"], "front")} for row in pack.tables["contract"]
        }
        return found

    after(patch, campaign_content, "drawn", change)


@leak("turn")
def mark_of_what_is_known_covers_the_unknown(patch: Patch, ev: Evening) -> None:
    after(patch, campaign_content, "known_as_of", lambda found, *_: f"{found[:8]}{len(last_page()):08x}")


# ---------------------------------------------------------------- the campaign's home


@leak("founded")
def lid_of_the_box_tells_the_first_page(patch: Patch, ev: Evening) -> None:
    after(patch, campaigns, "box", lambda found, pack, lang: put(found, blurb=pack.text(lang, "101", "a")))


@leak("founded")
def home_before_its_game_tells_how_it_begins(patch: Patch, ev: Evening) -> None:
    def change(found: Any, page: Any) -> Any:
        return put(found, title=page.pack.text("en", page.pack.missions[0].prologue, "title"))

    after(patch, campaign_home.HomePage, "home", change)


@leak("turn")
def home_lists_contracts_to_come(patch: Patch, ev: Evening) -> None:
    def change(found: Any, page: Any) -> Any:
        for row in page.pack.tables["contract"]:
            one = ContractShown(contract=row["id"], name="", front=said(page.pack, "en", row["id"], "front"), state="", since=0,
                                due=0, ticks=0, holder="", outcome="", stars=[])  # fmt: skip
            found.contracts.append(one)
        return found

    after(patch, campaign_home.HomePage, "home", change)


@leak("turn")
def home_tells_the_back_of_an_open_contract(patch: Patch, ev: Evening) -> None:
    def change(found: Any, page: Any, key: str, now: Any) -> Any:
        return put(found, front="; ".join(page.pack.entry("contract", key)["back"]) if not now.outcome else found.front)

    after(patch, campaign_home.HomePage, "contract", change)


@leak("turn")
def home_tells_the_side_of_a_later_game(patch: Patch, ev: Evening) -> None:
    after(patch, campaign_home.HomePage, "side", lambda found, page, now: page.pack.missions[-1].side)


@leak("turn")
def ledger_tells_what_the_other_option_would_have_told(patch: Patch, ev: Evening) -> None:
    def change(found: Any, pack: Pack, entry: Any, *_: Any) -> Any:
        return (
            put(found, text=pack.text("en", "13", "left") + pack.text("en", "13", "lit"))
            if entry.kind == "chose"
            else found
        )

    after(patch, campaign_home, "ledger_line", change)


@leak("turn")
def history_tells_where_the_next_game_leads(patch: Patch, ev: Evening) -> None:
    after(
        patch,
        campaign_home,
        "moment_text",
        lambda found, pack, *_: found + pack.text("en", pack.missions[-1].prologue, "a"),
    )


@leak("turn")
def list_of_my_campaigns_is_called_by_the_next_page(patch: Patch, ev: Evening) -> None:
    after_waiting(patch, company.Company, "mine", lambda found, *_: [put(one, title=last_page()) for one in found])


@leak("turn")
def comparison_tells_what_would_be_there(patch: Patch, ev: Evening) -> None:
    after(patch, campaigns, "differences", lambda found, *_: [put(one, there=last_page()) for one in found])


# ---------------------------------------------------------------- the story


@leak("turn")
def page_brings_the_whole_passage(patch: Patch, ev: Evening) -> None:
    def change(found: Any, reader: Any, *_: Any) -> Any:
        if found is not None:
            ref = found["ref"].partition(".")[0]
            found["text"] = " ".join(reader.pack.story["en"][ref].values())
        return found

    after(patch, pages.PageReader, "page", change)


@leak("turn")
def page_brings_the_summary_of_another(patch: Patch, ev: Evening) -> None:
    after(patch, pages.PageReader, "page", lambda found, *_: None if found is None else {**found, "short": last_page()})


@leak("choice")
def option_tells_what_it_leads_to(patch: Patch, ev: Evening) -> None:
    def change(found: Any, reader: Any, st: Any, *_: Any) -> Any:
        for one, text in zip(found.labels, arm_texts(st), strict=False) if found is not None else ():
            one.hint = text
        return found

    after(patch, pages.PageReader, "question", change)


@leak("vote")
def vote_brings_the_page_behind_it(patch: Patch, ev: Evening) -> None:
    def change(found: Any, reader: Any, st: Any, *_: Any) -> Any:
        return (
            found
            if found is None
            else put(found, labels=[put(one, hint=reader.pack.text("en", "211", "a")) for one in found.labels])
        )

    after(patch, pages.PageReader, "question", change)


@leak("turn")
def journal_is_a_page_ahead(patch: Patch, ev: Evening) -> None:
    def change(found: Any, *_: Any) -> Any:
        one = PageShown(number=0, game=3, kind="story", ref="203.a", title="", text=last_page(), seat="")
        return put(found, pages=[*found.pages, one])

    after_waiting(patch, campaign_pages, "pages", change)
