"""Contracts from data: what each asks for, how often, by when, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.chapters.dials import steps_of
from burgle.content.cards import read_effect
from burgle.content.entries import DataEntry
from burgle.content.tables import Sources, nearest
from burgle.games.story import entries_of
from burgle.kernel.codes import D_PLACE, D_TOKENS
from burgle.kernel.contract import FATES, Contract
from burgle.kernel.effects import Effect
from burgle.kernel.exchange import Pay
from burgle.kernel.needs import read_needs
from burgle.kernel.reader import WordError, read_line
from burgle.kernel.rules import Rules
from burgle.kernel.slots import CONTRACT

FIELDS: dict[str, type] = {
    "id": str, "name": str, "kind": str, "setup": str, "if": str, "on": str, "pay": str, "deliver": str, "when": str,
    "track": dict, "due": int, "points": int, "bonus": int, "back": list, "fate": str, "quip": str,
    "always": str,
}  # fmt: skip
WHEN = ("any", "end")
MOST = 30  # fulfilments, as many as a player has cubes


def read_contracts(rules: Rules, tables: Mapping[str, Any], sources: Sources) -> None:
    """Read the contracts of a campaign; other tables have none."""
    for fields in entries_of(tables, "contract"):
        entry = DataEntry(str(fields["id"]), fields, FIELDS, sources, "contract")
        contract = Contract(len(rules.contracts), entry.id, entry.text("name", entry.id))
        rules.contracts.append(contract)
        with sources.attempt():
            read_contract(rules, contract, entry)


def read_contract(rules: Rules, contract: Contract, entry: DataEntry) -> None:
    """Read one contract."""
    kind = entry.text("kind", "group").split()
    if kind[:1] == ["solo"] and len(kind) == 2:
        characters = rules.things.get("character", [])
        if kind[1] not in characters:
            raise entry.error("kind", f"there is no character {kind[1]!r}{nearest(kind[1], characters)}")
        contract.owner = characters.index(kind[1])
    elif kind != ["group"]:
        sorts = [ruling.name for ruling in rules.rulings if ruling.hook == CONTRACT]
        if len(kind) != 1 or kind[0] not in sorts:
            raise entry.error("kind", "expected group, or solo and a character, or a kind that a rule adds")
        contract.sort = next(r.id for r in rules.rulings if r.hook == CONTRACT and r.name == kind[0])
    read_demands(rules, contract, entry)
    when = entry.text("when", "any")
    if when not in WHEN:
        raise entry.error("when", f"expected {' or '.join(WHEN)}")
    contract.at_end = when == "end"
    if contract.pay is not None and not contract.at_end:
        contract.pay.decided()  # who declares to pay is not asked again
    read_times(rules, contract, entry)
    contract.due = entry.number("due", 0, 1, 99)
    contract.points = entry.number("points", 0, -20, 40)
    contract.bonus = entry.number("bonus", 0, 0, 40)
    contract.setup = read_effect(rules, entry, "setup", False)
    contract.always = read_effect(rules, entry, "always", False)
    if contract.always is not None:
        try:
            steps_of(contract.always)
        except WordError as error:
            raise entry.error("always", str(error)) from None
    fate = entry.text("fate", "stay")
    if fate not in FATES:
        raise entry.error("fate", f"expected one of {', '.join(FATES)}")
    contract.fate = FATES[fate]
    keys = [passage.key for passage in rules.passages if passage.kind == "back"]
    if contract.key in keys and entry.fields.get("back"):
        contract.back = next(p.id for p in rules.passages if p.kind == "back" and p.key == contract.key)


def read_demands(rules: Rules, contract: Contract, entry: DataEntry) -> None:
    """Read what must hold, be done, be paid or be carried."""
    try:
        contract.needs = read_needs(rules, entry.text("if"))
    except WordError as error:
        raise entry.error("if", str(error)) from None
    try:
        deeds = read_needs(rules, entry.text("on"))
        if len(deeds) > 1:
            raise WordError("one sort of deed only", "", [])
        if deeds:
            contract.deed, contract.every = deeds[0].count, deeds[0].least
    except WordError as error:
        raise entry.error("on", str(error)) from None
    try:
        contract.pay = read_price(rules, contract, entry.text("pay"))
    except WordError as error:
        raise entry.error("pay", str(error)) from None
    if contract.deed is not None and (contract.pay is not None or "deliver" in entry.fields):
        raise entry.error("on", "a deed fulfils by itself: there is nothing to be paid or carried")
    if contract.pay is not None and "deliver" in entry.fields:
        raise entry.error("pay", "a parcel that is delivered fulfils by itself: there is nothing to be paid")
    if "deliver" in entry.fields:
        read_delivery(rules, contract, entry)
    for need in contract.needs:
        contract.waits_for |= need.count.waits_for
    if contract.deed is not None:
        contract.waits_for |= contract.deed.waits_for
    if contract.parcel >= 0:
        contract.waits_for |= D_PLACE | D_TOKENS


def read_price(rules: Rules, contract: Contract, text: str) -> Effect | None:
    """Read what is to be paid: an exchange for one fulfilment."""
    if not text:
        return None
    effect = read_line(rules, f"contract:{contract.key}/pay/1", f"pay {text}: tick {contract.key}", False)
    if not isinstance(effect, Pay):
        raise WordError("expected a price, such as gold 4", "", [])
    return effect


def read_delivery(rules: Rules, contract: Contract, entry: DataEntry) -> None:
    """Read `TOKEN to SPACE`, where a kind of space will do."""
    token, _, space = entry.text("deliver").partition(" to ")
    if token not in rules.token_ids or rules.tokens[rules.token_ids[token]].pool != "parcel":
        parcels = [t.key for t in rules.tokens if t.pool == "parcel"]
        raise entry.error("deliver", f"there is no parcel {token!r}{nearest(token, parcels)}")
    space = space.strip()
    if space not in rules.space_ids and space not in rules.marks:
        known = [*rules.space_ids, *rules.marks]
        raise entry.error("deliver", f"there is no space or kind of space {space!r}{nearest(space, known)}")
    contract.parcel = rules.token_ids[token]
    if space in rules.space_ids:
        contract.goal = rules.space_ids[space]
    else:
        contract.goals = rules.mark(space)


def read_times(rules: Rules, contract: Contract, entry: DataEntry) -> None:
    """Read how many fulfilments complete it: ticks that are written, or cubes, by the number of players."""
    track = entry.fields.get("track", {})
    for key in track:
        if key not in ("ticks", "cubes") or len(track) > 1:
            raise entry.error("track", "expected { ticks = 3 } or { cubes = 6 }")
        contract.cubes = key == "cubes"
        times = track[key]
        if isinstance(times, dict):
            times = times.get(str(rules.players))
        if isinstance(times, bool) or not isinstance(times, int) or not 1 <= times <= MOST:
            raise entry.error("track", f"expected a number from 1 to {MOST}, or one for each number of players")
        contract.times = times
