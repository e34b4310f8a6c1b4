"""A board that grows tile by tile: tunnels with monsters, footprints and locks, open edges and portals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text

from burgle.cli.terminal import placing, tilemap
from burgle.cli.terminal.board import FAR, Board, Route, Sheet, View, WayOut
from burgle.cli.terminal.screen import Line
from burgle.cli.terminal.tiles import LaidTiles
from burgle.cli.texts import fold
from burgle.games.catacombs.dungeon import DEAD, SIDE_NAMES, Dungeon, End, Tile
from burgle.kernel.content import Space
from burgle.kernel.rules import Rules
from burgle.language.words import FALLBACK
from burgle.view.cards import effect

if TYPE_CHECKING:
    from burgle.cli.terminal.menu_line import MenuLine

SIGNS = {"crypt": "E", "market": "$", "wayshrine": "w", "cave": "*", "shrine": "i"}
LOCKED = {"chest": "c", "library": "l", "prison": "p"}
REWARDS = {"secret": "s", "heal": "+", "gold": "g"}
TOLD = {"crypt": "room-crypt", "market": "place-market", "wayshrine": "room-wayshrine", "cave": "room-cave",
        "shrine": "room-shrine"}  # fmt: skip
GIVES = {"secret minor 1": "place-secret-minor", "idol 1": "room-idol"}
COMPASS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0), "up": (0, 1), "right": (1, 0),
           "down": (0, -1), "left": (-1, 0), "n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}  # fmt: skip


class TileBoard(Board):
    """Tiles as they were found; what nobody has found yet is told as it is printed."""

    examples: ClassVar[Mapping[str, str]] = {
        "space": "D05B", "name": "shrine", "far": "AX", "part": "D05", "card": "lute",
        "verbs": "explore N1, pick, mark, use",
    }  # fmt: skip
    help: ClassVar[Sequence[tuple[str, str]]] = (
        ("place 90, give up 90", "help-place"),
        ("map wide, map east, map Bo", "help-map-tiles"),
    )

    def __init__(self, rules: Rules, lang: str = FALLBACK) -> None:
        super().__init__(rules, lang)
        self.dungeon = rules.find(Dungeon)
        self.middle: tuple[int, int] | None = None  # the cell that the map was last centred on

    # ------------------------------------------------------------------ rooms

    def laid(self, view: View) -> LaidTiles:
        """The tiles on the table."""
        return LaidTiles.seen(self.dungeon, view)

    def tile(self, space: Space) -> Tile:
        """The tile that a room is on."""
        return self.dungeon.tiles[self.dungeon.tile_of[space.id]]

    def usable(self, view: View) -> list[Space]:
        return [self.rules.spaces[r] for piece in self.laid(view).pieces.values() for r in piece.tile.rooms]

    def local(self, space: Space) -> str:
        return space.key[-1]

    def part(self, space: Space) -> str:
        return self.tile(space).key if self.tile(space).square else space.key[:-1]

    def part_name(self, part: str, view: View) -> str:
        return self.say("tile-named", {"name": part if part in {t.key for t in self.dungeon.tiles} else "start"})

    def parts(self, text: str) -> list[Tile]:
        """Find tiles by name: a square one, or both halves of the starting one."""
        wanted = fold(text)
        exact = [t for t in self.dungeon.tiles if fold(t.key) == wanted and t.square]
        halves = [t for t in self.dungeon.tiles if not t.square and wanted in (fold(t.key), fold(t.key[:-1]))]
        return exact or [t for t in self.dungeon.tiles if halves and t.key[:-1] == halves[0].key[:-1]]

    def signs(self, space: Space, view: View) -> str:
        """What is in a room, as letters for a map."""
        found = "".join(SIGNS[name] for name in SIGNS if self.marked(space, name))
        word, _, n = effect(space.reward).partition(" ")
        if not self.marked(space, "shrine"):
            found += REWARDS.get(word, "") + (n if word == "gold" else "")
        found += "".join(LOCKED[name] for name in LOCKED if self.marked(space, name) and self.shut(space, name, view))
        found += "".join(f"#{value}" for value in self.lying(space, view))
        if space.artifact and not self.laid(view).holds(space.id):
            found += "#" + "+" * (space.artifact - 1)
        portal = self.dungeon.portal_of[space.id]
        return found + self.service_signs(space) + ("@" if portal >= 0 else "")

    def shut(self, space: Space, name: str, view: View) -> bool:
        """Whether a chest, library or prison has not been picked yet."""
        return f"{space.key} {name}" not in view.get("covered", [])

    def lying(self, space: Space, view: View) -> list[int]:
        """The values of the artifacts in a room."""
        tokens, ids = self.rules.tokens, self.rules.token_ids
        return [tokens[ids[a["artifact"]]].value for a in view.get("artifacts", []) if a["space"] == space.key]

    def holds(self, space: Space, view: View) -> list[str]:
        found = [self.say(id) for name, id in TOLD.items() if self.marked(space, name)]
        cubes = [one for one in view.get("wayshrines", []) if one["space"] == space.key]
        if cubes:
            found.append(self.say("room-marked", {"who": ", ".join("ABCDEF"[one["seat"]] for one in cubes)}))
        for name in LOCKED:
            if self.marked(space, name):
                word = self.say(f"room-{name}")
                found.append(word if self.shut(space, name, view) else self.say("room-picked", {"what": word}))
        if space.reward is not None:
            known = GIVES.get(effect(space.reward))
            found.append(self.say(known) if known else self.gives(space.reward))
        found += [self.say("place-artifact", {"n": value}) for value in self.lying(space, view)]
        if space.artifact and not self.laid(view).holds(space.id):
            found.append(self.say("room-artifact") + "+" * (space.artifact - 1))
        portal = self.dungeon.portal_of[space.id]
        if portal >= 0:
            near = self.dungeon.portals[portal]
            shut = int(near.lock and f"{space.key}-@" not in view["opened"])
            takes = WayOut("", None, 1, near.enemies, shut).words(self.say)
            found.append(f"{self.say('room-portal')} ({takes})" if takes else self.say("room-portal"))
        return found

    # ------------------------------------------------------------------ tunnels

    def end_lock(self, end: int, view: View) -> int:
        """1 for a tunnel end with a lock that nobody has opened."""
        port = self.dungeon.ends[end]
        name = f"{self.dungeon.tiles[end >> 3].key} {SIDE_NAMES[(end & 7) // 2]}{(end & 1) + 1}"
        return int(port is not None and port.lock and name not in view.get("opened", []))

    def joint(self, laid: LaidTiles, end: int, view: View) -> WayOut:
        """The tunnel over an edge as it stands: both halves together, or the known one."""
        near, met = self.dungeon.ends[end], laid.meets(end)
        assert near is not None
        far: End | None = self.dungeon.ends[met] if met >= 0 else None
        boots, enemies, locks = near.boots, near.enemies, self.end_lock(end, view)
        closed, to = not near.leave, None
        if far is not None:
            boots, enemies, locks = max(boots, far.boots), enemies + far.enemies, locks + self.end_lock(met, view)
            closed, to = closed or not far.enter, self.rules.spaces[far.room]
        label = f"explore {laid.name(end)}" if to is None else f"move {to.key} by {laid.name(end)}"
        return WayOut(label, to, boots, enemies, locks, closed)

    def link_locks(self, space: Space, to: Space, lock: bool, view: View) -> int:
        """1 for an inner tunnel with a lock that nobody has opened."""
        opened = view.get("opened", [])
        return int(lock and f"{space.key}-{to.key}" not in opened and f"{to.key}-{space.key}" not in opened)

    def ways(self, space: Space, view: View, seat: int) -> list[WayOut]:
        laid = self.laid(view)
        inner: list[WayOut] = []
        found: list[WayOut] = []
        for exit in space.exits:
            to = self.rules.spaces[exit.to]
            locks = self.link_locks(space, to, exit.lock, view)
            same = sum(way.to is to for way in inner)
            by = f"tunnel {same + 1}" if same else "tunnel"
            inner.append(WayOut(f"move {to.key} by {by}", to, exit.boots, exit.enemies, locks, exit.closed))
        for end in self.dungeon.ends_of[space.id] if laid.holds(space.id) else ():
            if laid.meets(end) != DEAD:
                found.append(self.joint(laid, end, view))
        found = [self.eased(way, view, seat) for way in [*inner, *found]]
        rivals = [way.to.key for way in found if way.to is not None]
        found = [shorter(way) if way.to is not None and rivals.count(way.to.key) == 1 else way for way in found]
        return found + [self.eased(way, view, seat) for way in self.portals(space, view, laid)]

    def portals(self, space: Space, view: View, laid: LaidTiles) -> list[WayOut]:
        """The ways through a room's portal."""
        portals, mine = self.dungeon.portals, self.dungeon.portal_of[space.id]
        found = []
        for there, portal in enumerate(portals if mine >= 0 else ()):
            if there == mine or not laid.holds(portal.room):
                continue
            to = self.rules.spaces[portal.room]
            opened = view.get("opened", [])
            locks = int(portals[mine].lock and f"{space.key}-@" not in opened)
            locks += int(portal.lock and f"{to.key}-@" not in opened)
            closed = not (portals[mine].into and portal.out)
            enemies = portals[mine].enemies + portal.enemies
            found.append(WayOut(f"move {to.key} by portal", to, 1, enemies, locks, closed, "portal", 0.01))
        return found

    def eased(self, way: WayOut, view: View, seat: int) -> WayOut:
        """A way as it is for a seat: some need not mind monsters or arrows; locks, caves and the crypt are trouble."""
        ignoring = view.get("ignoring", []) if seat == view["active"] else []
        calm = self.has(view, seat, "cloak") or "enemies" in ignoring
        picks = view["players"][seat]["held"].get("lockpick", 0) if seat >= 0 else 0
        trouble = way.trouble + way.locks * (3.0 if picks >= way.locks else FAR)
        if way.to is not None and self.marked(way.to, "cave") and "caves" not in ignoring:
            trouble += 1.5
        if way.to is not None and self.marked(way.to, "crypt") and not self.has(view, seat, "artifact"):
            trouble += 10 * FAR
        return replace(
            way,
            enemies=0 if calm else way.enemies,
            closed=way.closed and not self.has(view, seat, "map"),
            trouble=trouble,
            careful=bool(way.how or way.locks),
        )

    def exit_name(self, way: WayOut) -> str:
        name = way.label.split(" ", 1)[1]
        if way.to is None:
            return self.say("tunnel-open", {"name": name})
        key, _, by = name.partition(" by ")
        return f"{key} by {by}" if by and by != "tunnel" else key

    def needs(self, route: Route, view: View, seat: int) -> list[str]:
        found = []
        picks = view["players"][seat]["held"].get("lockpick", 0) if seat >= 0 else 0
        if route.locks > picks:
            found.append(self.say("need-lockpicks", {"n": route.locks, "have": picks}))
        if any(self.marked(s, "crypt") for s in route.spaces) and not self.has(view, seat, "artifact"):
            found.append(self.say("need-artifact"))
        caves = [s for s in route.spaces[:-1] if self.marked(s, "cave")]
        if caves and "caves" not in view.get("ignoring", []):
            found.append(self.say("need-stop", {"cave": caves[0].key}))
        return found

    def no_tunnel(self, text: str, view: View, seat: int) -> str:
        here = self.space(view["players"][seat]["space"])
        if here is None or not self.laid(view).holds(here.id):
            return self.say("not-inside")
        laid, wanted = self.laid(view), fold(text)
        ways = [way.label.removeprefix("explore ") for way in self.ways(here, view, seat) if way.to is None]
        unknown = self.say("unknown-by", {"ways": ", ".join(ways) or "none"})
        for room in self.tile(here).rooms:
            for end in self.dungeon.ends_of[room]:
                if not wanted or fold(laid.name(end)) != wanted:
                    continue
                name, met = laid.name(end), laid.meets(end)
                if room != here.id:
                    said = {"name": name, "room": self.rules.spaces[room].key, "here": here.key}
                    return f"{self.say('tunnel-elsewhere', said)} {unknown}"
                if met == DEAD:
                    return f"{self.say('tunnel-dead', {'name': name})} {unknown}"
                far = self.dungeon.ends[met] if met >= 0 else None
                if far is not None:
                    key = self.rules.spaces[far.room].key
                    return self.say("tunnel-known", {"name": name, "room": key})
        return f"{self.say('no-tunnel', {'text': text})} {unknown}" if text else unknown

    # ------------------------------------------------------------------ options and pictures

    def note(self, entry: MenuLine, view: View) -> str:
        return placing.note(self, entry, view) or super().note(entry, view)

    def aid(self, entries: Sequence[MenuLine], sheet: Sheet) -> tuple[list[Text], set[int]]:
        return placing.aid(self, entries, sheet)

    def glance(self, sheet: Sheet) -> list[Text]:
        if sheet.height < placing.HIGH + 1:
            return []
        self.middle = None
        return tilemap.picture(self, self.laid(sheet.view), sheet, (sheet.width, sheet.height), False)[0].lines()

    def map(self, wanted: str, sheet: Sheet) -> list[Line]:
        text, _, rest = wanted.casefold().partition(" ")
        pawns = {fold(sheet.seats.name(p["seat"])): p["space"] for p in sheet.view["players"]}
        if text == "list":
            return self.listed(sheet)
        if text in COMPASS:
            times = int(rest) if rest.isdecimal() else 1
            x, y = self.middle or self.home(sheet.view, sheet.me)
            self.middle = x + COMPASS[text][0] * times, y + COMPASS[text][1] * times
            return list(tilemap.whole(self, sheet, False))
        if not text or text == "wide":
            self.middle = None
            return list(tilemap.whole(self, sheet, text == "wide"))
        start = next((p.tile.key for p in self.laid(sheet.view).pieces.values() if not p.tile.square), "")
        tiles = self.parts(start if text == "start" else wanted)
        if not tiles and fold(wanted) in pawns:
            self.middle = self.cell(pawns[fold(wanted)], sheet.view)
            return (
                list(tilemap.whole(self, sheet, False)) if self.middle else [self.say("not-on-map", {"name": wanted})]
            )
        if not tiles:
            found = self.find(wanted, sheet.view, sheet.me)
            if not found:
                return [self.say("no-tile", {"text": wanted})]
            tiles = self.parts(self.part(found[0]))
        return list(tilemap.detail(self, sheet, tiles))

    def cell(self, key: str | None, view: View) -> tuple[int, int] | None:
        """The cell that a room lies on."""
        space = self.space(key)
        piece = self.laid(view).piece(space.id) if space is not None else None
        return piece.cell if piece is not None else None

    def home(self, view: View, seat: int) -> tuple[int, int]:
        """The cell of a seat's pawn, or of the starting tile."""
        return self.cell(view["players"][seat]["space"], view) or (0, 0)


def shorter(way: WayOut) -> WayOut:
    """Name a way by its room alone, where no other leads there."""
    return replace(way, label=way.label.partition(" by ")[0])
