"""Reads the tiles: rooms, tunnel ends on the edges, tunnels between rooms, and portals."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

SIDES = "NESW"
FEATURES: dict[str, dict[str, Any]] = {
    "mi": {"reward": "secret minor 1"},
    "g1": {"reward": "gold 1"},
    "g2": {"reward": "gold 2"},
    "h": {"reward": "heal 1"},
    "mk": {"reward": "idol 1", "shrine": True},
    "way": {"wayshrine": True},
    "mkt": {"market": True},
    "cry": {"cave": True},
    "chest": {"chest": True},
    "lib": {"library": True},
    "pris": {"prison": True},
    "crypt": {"crypt": True},
    "art": {"artifact": 1},
    "art+": {"artifact": 2},
    "art++": {"artifact": 3},
}
ROOM = re.compile(r"(?P<letter>[A-Z]) (?P<features>[a-z0-9+\-]+)(\((?P<half>[tb])\))?: (?P<ports>.*)")
PORT = re.compile(r"(?P<arrow>[<>]?)((?P<half>[tb])\.)?(?P<side>[NESW])(?P<number>[12])(\[(?P<icons>[mfk]+)\])?")
LINK = re.compile(r"(?P<a>[A-Z@])(?P<arrow>[->])(?P<b>[A-Z@])(\[(?P<icons>[mfk]+)\])?")


class TileError(ValueError):
    """A tile that cannot be read."""


class Port:
    """A half tunnel from a room to the edge of its tile."""

    def __init__(self, room: str, half: str, index: int, arrow: str, icons: str) -> None:
        self.room, self.half, self.index, self.arrow, self.icons = room, half, index, arrow, icons


class Link:
    """A whole tunnel between two rooms of a tile, or from a room to its portal (`@`)."""

    def __init__(self, a: str, b: str, one_way: bool, icons: str) -> None:
        self.a, self.b, self.one_way, self.icons = a, b, one_way, icons


class TilePlan:
    """One tile as written: rooms with their features, ports and links."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.id: str = entry["id"]
        self.haunted: bool = entry.get("haunted", False)
        self.stacked: bool = entry.get("copies", 1) > 0  # a tile without copies is laid by hand only
        self.rooms: list[tuple[str, str, dict[str, Any]]] = []  # letter, half, fields
        self.ports: list[Port] = []
        self.links: list[Link] = []
        names: Mapping[str, str] = entry.get("names", {})
        for text in entry["rooms"]:
            self.read_room(text, names)
        letters = {letter for letter, _, _ in self.rooms} | {"@"}
        for text in entry["links"]:
            found = LINK.fullmatch(text.strip())
            if not found or not {found["a"], found["b"]} <= letters:
                raise TileError(f"tile {self.id}: cannot read the tunnel {text!r}")
            self.links.append(Link(found["a"], found["b"], found["arrow"] == ">", found["icons"] or ""))

    def read_room(self, text: str, names: Mapping[str, str]) -> None:
        """Read `B g1: N2[k] E2 S1`."""
        found = ROOM.fullmatch(text.strip())
        if not found:
            raise TileError(f"tile {self.id}: cannot read the room {text!r}")
        letter, half = found["letter"], found["half"] or ""
        fields: dict[str, Any] = {}
        for feature in split_features(found["features"]):
            if feature not in FEATURES:
                raise TileError(f"tile {self.id}: room {letter} has an unknown feature {feature!r}")
            fields.update(FEATURES[feature])
        if letter in names:
            fields["name"] = names[letter]
        self.rooms.append((letter, half, fields))
        for word in found["ports"].split():
            if word == "-":
                continue
            port = PORT.fullmatch(word)
            if not port:
                raise TileError(f"tile {self.id}: room {letter}: cannot read the port {word!r}")
            index = SIDES.index(port["side"]) * 2 + int(port["number"]) - 1
            self.ports.append(Port(letter, port["half"] or "", index, port["arrow"], port["icons"] or ""))


def split_features(text: str) -> list[str]:
    """Split `mi+chest` and `mi+art++` into features; the pluses of an artifact belong to it."""
    if text == "-":
        return []
    found = re.fullmatch(r"(?:(?P<rest>.*)\+)?(?P<art>art\+*)", text)
    if found:
        return [*(found["rest"].split("+") if found["rest"] else []), found["art"]]
    return text.split("+")
