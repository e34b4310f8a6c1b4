"""Reads the tiles: rooms, tunnel ends on the edges, tunnels between rooms, and portals."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from burgle.games.spec import PieceError

SIDES: Final = "NESW"
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


FIELDS: dict[str, type] = {
    "id": str, "rooms": list, "links": list, "names": dict, "haunted": bool, "copies": int, "remove": bool,
}  # fmt: skip


class TileError(PieceError):
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
    """One tile as written: rooms with their features, ports and links; `table` says whether it is square."""

    def __init__(self, entry: Mapping[str, Any], table: str) -> None:
        self.id: str = entry["id"]
        self.table = table
        self.check_fields(entry)
        self.haunted: bool = entry.get("haunted", False)
        self.stacked: bool = entry.get("copies", 1) > 0  # a tile without copies is laid by hand only
        self.rooms: list[tuple[str, str, dict[str, Any]]] = []  # letter, half, fields
        self.ports: list[Port] = []
        self.links: list[Link] = []
        names: Mapping[str, str] = entry.get("names", {})
        for text in entry["rooms"]:
            self.read_room(text, names)
        letters = [letter for letter, _, _ in self.rooms]
        for letter in names:
            if letter not in letters:
                raise self.error("names", f"there is no room {letter}")
        for text in entry["links"]:
            self.read_link(text, letters)

    def error(self, key: str, message: str) -> TileError:
        """Make the error for one of its fields."""
        return TileError(self.table, self.id, key, message)

    def check_fields(self, entry: Mapping[str, Any]) -> None:
        """Insist on rooms and links, and on lists of texts."""
        for key in ("rooms", "links"):
            if key not in entry:
                raise self.error("", f"{key} are missing")
        for key, value in entry.items():
            if key not in FIELDS:
                raise self.error(key, "there is no such field")
            parts = value if isinstance(value, list) else value.values() if isinstance(value, dict) else []
            if type(value) is not FIELDS[key] or not all(isinstance(part, str) for part in parts):
                raise self.error(key, f"{value!r} does not belong here")

    def read_room(self, text: str, names: Mapping[str, str]) -> None:
        """Read `B g1: N2[k] E2 S1`."""
        found = ROOM.fullmatch(text.strip())
        if not found:
            raise self.error("rooms", f"cannot read the room {text!r}")
        letter, half = found["letter"], found["half"] or ""
        if letter in [known for known, _, _ in self.rooms]:
            raise self.error("rooms", f"there are two rooms {letter}")
        if (half != "") != (self.table == "side"):
            raise self.error("rooms", f"room {letter}: only a starting tile has halves, (t) and (b), and needs them")
        fields: dict[str, Any] = {}
        for feature in split_features(found["features"]):
            if feature not in FEATURES:
                raise self.error("rooms", f"room {letter} has an unknown feature {feature!r}")
            fields.update(FEATURES[feature])
        if letter in names:
            fields["name"] = names[letter]
        self.rooms.append((letter, half, fields))
        for word in found["ports"].split():
            if word != "-":
                self.read_port(word, letter, half)

    def read_port(self, word: str, letter: str, half: str) -> None:
        """Read `N2[k]`, or `t.N2[k]` on a starting tile."""
        port = PORT.fullmatch(word)
        if not port:
            raise self.error("rooms", f"room {letter}: cannot read the port {word!r}")
        if (port["half"] or "") != half:
            raise self.error("rooms", f"room {letter}: the port {word!r} is not in the half of its room")
        index = SIDES.index(port["side"]) * 2 + int(port["number"]) - 1
        if (half, index) in [(other.half, other.index) for other in self.ports]:
            raise self.error("rooms", f"two tunnels end at {port['side']}{port['number']}")
        self.ports.append(Port(letter, half, index, port["arrow"], port["icons"] or ""))

    def read_link(self, text: str, letters: list[str]) -> None:
        """Read `A-B[m]`, or `A-@` for a portal."""
        found = LINK.fullmatch(text.strip())
        if not found:
            raise self.error("links", f"cannot read the tunnel {text!r}")
        for end in (found["a"], found["b"]):
            if end != "@" and end not in letters:
                raise self.error("links", f"the tunnel {text!r} leads to an unknown room {end}")
        if found["a"] == found["b"]:
            raise self.error("links", f"the tunnel {text!r} leads nowhere")
        ends = {found["a"], found["b"]}
        if "@" in ends and any({link.a, link.b} == ends for link in self.links):
            raise self.error("links", f"the tunnel {text!r} is a second one to the portal of a room")
        self.links.append(Link(found["a"], found["b"], found["arrow"] == ">", found["icons"] or ""))


def split_features(text: str) -> list[str]:
    """Split `mi+chest` and `mi+art++` into features; the pluses of an artifact belong to it."""
    if text == "-":
        return []
    found = re.fullmatch(r"(?:(?P<rest>.*)\+)?(?P<art>art\+*)", text)
    if found:
        return [*(found["rest"].split("+") if found["rest"] else []), found["art"]]
    return text.split("+")
