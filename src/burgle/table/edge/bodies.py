"""What comes and goes over HTTP beside the messages of the table."""

from __future__ import annotations

import msgspec

from burgle.table.guests import SeatWish
from burgle.table.messages import Happening, Ping, TableRequest, TableSettings, View

RequestMessage = TableRequest | Ping  # whatever may be said on a socket, but for the hello


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be made, and who shall sit at it; seats that are not named are open."""

    settings: TableSettings
    seats: list[SeatWish] = []


class JoinTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A free seat to be taken; the token of the invitation is in the Authorization header."""

    name: str = ""
    seat: int = -1  # -1: any
    colour: str = ""
    nonce: str = ""
    token: str = ""  # the seat's token, made up and kept by the client, so that it may ask again if the answer is lost


class MyTables(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The tokens that a device has kept, to find out where it can play on."""

    tokens: list[str]


class RedeemCode(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The short code by which a seat is played on this device as well."""

    code: str


class WhatIf(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position to play on from, as one seat saw it; -1 is the last line."""

    seat: int
    line: int = -1


class GameInfo(msgspec.Struct, kw_only=True):
    """A game that can be played here."""

    id: str
    title: str
    players: list[int]  # at least, at most
    version: int
    options: dict[str, str]  # and what each is about
    layouts: list[str]


class Games(msgspec.Struct, kw_only=True):
    """All that a new table can be made of."""

    games: list[GameInfo]
    bots: list[str]
    packs: list[str]
    network: str = ""  # where others in the local network find this server; "": nowhere


class Rule(msgspec.Struct, kw_only=True):
    """One clause of a rulebook."""

    id: str
    rule: str
    check: str
    ruling: bool
    section: str


class GuidePiece(msgspec.Struct, kw_only=True):
    """Something that the guide shows: a card, a token, a space, a tile, a cube, hearts, the bag, a part of the lesson."""

    kind: str
    key: str


class GuideBlock(msgspec.Struct, kw_only=True):
    """A paragraph, the points of a list, or a row of pictures."""

    text: str
    points: list[str]
    pieces: list[GuidePiece]


class GuideSection(msgspec.Struct, kw_only=True):
    """A part of the guide, with the clauses that say the same exactly."""

    name: str
    title: str
    blocks: list[GuideBlock]
    clauses: list[str]


class GuidePage(msgspec.Struct, kw_only=True):
    """The guide to a game, in the order of a turn."""

    title: str
    lead: str
    sections: list[GuideSection]


class OpenedReplay(msgspec.Struct, kw_only=True):
    """A replay that can be looked at now; its name is good until the server forgets it."""

    replay: str
    table: str
    lines: int
    sound: bool
    scores: list[int | None]
    problems: list[str]
    notes: list[str]


class ReplayView(msgspec.Struct, kw_only=True):
    """A replay after one line, as one seat saw it (-1: as everybody did)."""

    line: int
    view: View | None
    events: list[Happening]
