"""The other leaks: at the table, in answers to questions, in files, logs and what everybody may ask."""

from __future__ import annotations

import json
import logging
from typing import Any

import msgspec

from burgle.content.library import book_in
from burgle.table import (
    bots,
    campaign_files,
    campaign_say,
    channels,
    hints,
    host,
    play,
    replays,
)
from burgle.table.edge import metrics, routes, shelf
from burgle.table.guests import Denied
from burgle.view.why import Blocked
from tests.table.leaks import LEAKS, Patch, after, after_waiting, arm_texts, box, last_page, leak, put
from tests.table.listening import Evening

__all__ = ["LEAKS"]

# ---------------------------------------------------------------- at the table


@leak("turn")
def view_shows_what_lies_in_storage(patch: Patch, ev: Evening) -> None:
    def change(found: Any, channel: Any, look: Any) -> None:
        if channel.own is not None:
            channel.own = {
                **channel.own,
                "storage": [row["name"] for row in box().tables["card"] if f"card:{row['id']}" in box().copies],
            }

    after(patch, channels.Channel, "_see", change)


@leak("turn")
def watchers_see_more_than_seats(patch: Patch, ev: Evening) -> None:
    def change(found: Any, channel: Any, look: Any) -> None:
        if channel.own is not None and channel.seat < 0:
            channel.own = {**channel.own, "next": last_page()}

    after(patch, channels.Channel, "_see", change)


@leak("turn")
def event_is_worded_with_a_sealed_name(patch: Patch, ev: Evening) -> None:
    after(patch, channels, "seen", lambda found, *_: {**found, "text": f"{found['text']} {last_page()}"})


@leak("turn")
def updates_bring_what_snapshots_do_not(patch: Patch, ev: Evening) -> None:
    honest = channels.encode

    def leaky(message: Any) -> bytes:
        if isinstance(message, channels.Update):
            message.events = [*message.events, {"seq": message.seq, "code": "note", "text": last_page()}]
        return honest(message)

    patch.setattr(channels, "encode", leaky)


@leak("choice")
def pending_says_why_one_cannot_go_back(patch: Patch, ev: Evening) -> None:
    after(patch, channels, "pending", lambda found, *_: put(found, veil=last_page()))


@leak("turn")
def table_is_called_by_its_page(patch: Patch, ev: Evening) -> None:
    after(patch, channels, "campaign_of", lambda found, *_: put(found, title=last_page()))


@leak("turn")
def list_of_tables_is_called_by_their_pages(patch: Patch, ev: Evening) -> None:
    after_waiting(patch, host.Host, "mine", lambda found, *_: [put(one, title=last_page()) for one in found])


# ---------------------------------------------------------------- questions


@leak("turn")
def refusal_names_a_sealed_card(patch: Patch, ev: Evening) -> None:
    def change(found: Any, *_: Any) -> Any:
        return [Blocked(code="no_card", have=0, need=0, name="", clause="", text=last_page())] if found else found

    after(patch, play, "why_not", change)


@leak("choice")
def preview_reads_the_arm(patch: Patch, ev: Evening) -> None:
    after(patch, play, "preview", lambda found, st, *_: {**found, "events": arm_texts(st)})


@leak("choice")
def option_is_described_by_what_it_does(patch: Patch, ev: Evening) -> None:
    after(patch, play, "pointed", lambda found, st, *_: {**found, "traits": arm_texts(st)})


@leak("turn")
def hint_gives_its_reason_from_the_book(patch: Patch, ev: Evening) -> None:
    after_waiting(patch, hints.Hints, "ask", lambda found, *_: {**found, "because": last_page()})


@leak("turn")
def odds_count_sealed_cards(patch: Patch, ev: Evening) -> None:
    price = sum(int(row.get("cost", 0)) for row in box().tables["card"])
    after(patch, play, "chances", lambda found, *_: {**found, "bag": price})


@leak("turn")
def bots_are_given_the_tables_of_the_box(patch: Patch, ev: Evening) -> None:
    def change(found: Any, record: Any) -> Any:
        return msgspec.structs.replace(found, book=book_in(record.rules).data)

    after(patch, bots, "header", change)


# ---------------------------------------------------------------- files, words of the server, what everybody may ask


@leak("turn")
def replay_brings_the_tables_of_the_box(patch: Patch, ev: Evening) -> None:
    honest = replays.write
    text = json.dumps(box().story["en"]).encode()
    patch.setattr(replays, "write", lambda log, book=b"": honest(log, book or text))


@leak("turn")
def export_brings_the_texts_along(patch: Patch, ev: Evening) -> None:
    after_waiting(patch, campaign_files, "export", lambda found, *_: found + json.dumps(box().story["en"]).encode())


@leak("turn")
def error_lists_what_could_be_named(patch: Patch, ev: Evening) -> None:
    honest = campaign_say.MembersRequest.do

    async def leaky(self: Any) -> Any:
        try:
            return await honest(self)
        except Denied:
            raise Denied("not_now", "campaign-refuses", reason=last_page()) from None

    patch.setattr(campaign_say.MembersRequest, "do", leaky)


@leak("turn")
def log_of_the_server_quotes_the_story(patch: Patch, ev: Evening) -> None:
    after(
        patch, routes.Caller, "__enter__", lambda found, *_: logging.getLogger("burgle").warning(last_page()) or found
    )


@leak("turn")
def figures_count_by_title(patch: Patch, ev: Evening) -> None:
    after(patch, metrics, "report", lambda found, *_: f'{found}burgle_read{{title="{last_page()}"}} 1\n')


@leak("founded")
def gallery_shows_sealed_cards(patch: Patch, ev: Evening) -> None:
    names = [row["name"] for row in box().tables["card"]]
    patch.setattr(shelf, "cards_of", lambda game, lang: json.dumps(names).encode())


@leak("founded")
def rules_can_be_searched_for_the_story(patch: Patch, ev: Evening) -> None:
    after(
        patch,
        shelf,
        "rules_of",
        lambda found, *_: found[:-1] + b"," + json.dumps({"text": last_page()}).encode() + b"]",
    )


@leak("turn")
def command_shows_sealed_contracts(patch: Patch, ev: Evening) -> None:
    from burgle.cli import campaign_look

    fronts = [box().text("en", row["id"], "front") for row in box().tables["contract"]]
    after(patch, campaign_look, "told", lambda found, *_: found + fronts)
