// What the tile map says, and what it needs to know about a tile in hand.
import type { Atlas } from "../atlas";
import type { MapView, Placing, SeatLook, Targets, Words } from "../contract";
import type { Node } from "../frame/pointing.svelte";
import { add, type Box, type Curve, type Point, reversed } from "../geometry";
import { type Holding, tell } from "../holds";
import { nameOf } from "../liveries";
import { cellKey, cornerOf, type Dungeon, outward } from "./dungeon";
import type { Hand } from "./hand.svelte";
import { CELL, layPiece, type Piece } from "./layout";

/** What can be focused, and where the arrow keys lead from there. */
export function neighbours(dungeon: Dungeon, lit: ReadonlySet<string>, targets: Targets): Map<string, Node> {
  const next = new Map<string, string[]>([...dungeon.spots.keys()].map((key) => [key, []]));
  const join = (a: string, b: string): void => {
    next.get(a)?.push(b);
    next.get(b)?.push(a);
  };
  for (const { piece } of dungeon.pieces) {
    for (const tunnel of piece.tunnels) if (tunnel.kind === "inner") join(tunnel.from, tunnel.to);
  }
  for (const joint of dungeon.joints) join(joint.a, joint.b);
  const nodes = new Map<string, Node>([...dungeon.spots].map(([key, p]) => [key, { p, next: next.get(key) ?? [] }]));
  for (const mouth of dungeon.mouths) {
    if (!targets[mouth.key]) continue;
    nodes.set(mouth.key, { p: mouth.p, next: [mouth.room] });
    next.get(mouth.room)?.push(mouth.key);
  }
  const cells = dungeon.slots.filter((cell) => lit.has(cellKey(cell))).map((cell) => `cell:${cellKey(cell)}`);
  for (const cell of dungeon.slots) {
    const key = `cell:${cellKey(cell)}`;
    if (!cells.includes(key)) continue;
    const rooms = dungeon.mouths.filter((mouth) => cellKey(mouth.cell) === cellKey(cell)).map((mouth) => mouth.room);
    nodes.set(key, {
      p: add(cornerOf(...cell), [CELL / 2, CELL / 2]),
      next: [...rooms, ...cells.filter((one) => one !== key)],
    });
    for (const room of rooms) next.get(room)?.push(key);
  }
  return nodes;
}

export interface GhostTile {
  piece: Piece;
  corner: Point;
  box: Box;
  cell: string;
  spots: Map<string, Point>;
  /** Where its tunnels meet those that lie already. */
  meets: Point[];
  /** The way of whoever steps onto it. */
  entry: Curve[];
  enters: string;
}

export function ghostOf(atlas: Atlas, placing: Placing, turned: number, dungeon: Dungeon): GhostTile | null {
  const plan = atlas.tiles.get(placing.tile);
  if (!plan) return null;
  const piece = layPiece(atlas, [plan], Math.round(turned / 90) % 4);
  const corner = cornerOf(placing.x, placing.y);
  const laid = { id: placing.tile, piece, x: placing.x, y: placing.y, corner };
  const open = dungeon.mouths.filter((mouth) => cellKey(mouth.cell) === cellKey([placing.x, placing.y]));
  const ends = piece.tunnels.filter((tunnel) => tunnel.kind === "edge").map((tunnel) => outward(tunnel, laid));
  const meets = open.map((mouth) => mouth.curve.b).filter((p) => ends.some((end) => near(end.b, p)));
  const way = open.find((mouth) => mouth.room === placing.room && mouth.end === placing.end);
  const inside =
    way && piece.tunnels.find((tunnel) => tunnel.kind === "edge" && near(outward(tunnel, laid).b, way.curve.b));
  return {
    piece,
    corner,
    box: { x: corner[0], y: corner[1], w: CELL, h: piece.height },
    cell: cellKey([placing.x, placing.y]),
    spots: new Map([...piece.rooms].map(([room, p]) => [room, add(p, corner)])),
    meets,
    entry: way && inside ? [way.curve, reversed(outward(inside, laid))] : [],
    enters: inside?.from ?? "",
  };
}

const near = (p: Point, q: Point): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) < 2;

export function handWords(
  atlas: Atlas,
  ghost: GhostTile,
  hand: Hand,
  placing: Placing | undefined,
  lies: boolean,
  t: Words,
): { title: string; word: string; lines: string[]; label: string } {
  const turns = hand.turns;
  const at = { turned: hand.turned, n: turns.indexOf(hand.turned) + 1, of: turns.length };
  const room = atlas.places.get(ghost.enters)?.name;
  const lines = [
    ...(room ? [t("map-enters", { room })] : []),
    t("map-turns-fit", at),
    t("map-tunnels-join", { n: ghost.meets.length }),
  ];
  const title = t(lies ? "map-turn-title" : "map-lay-title");
  return {
    title,
    word: t(lies ? "map-turn" : "map-lay"),
    lines,
    label: [title, t("map-tile", { name: placing?.tile ?? "" }), ...lines].join(" "),
  };
}

export function placeWords(
  atlas: Atlas,
  dungeon: Dungeon,
  view: MapView,
  people: readonly SeatLook[],
  holdings: ReadonlyMap<string, Holding>,
  key: string,
  t: Words,
): { title: string; about: string } {
  const mouth = dungeon.mouths.find((one) => one.key === key);
  if (mouth) return { title: t("map-unknown"), about: t("map-unknown-about", { end: mouth.end }) };
  const place = atlas.places.get(key);
  const held = holdings.get(key);
  if (!place || !held) return { title: t("map-slot"), about: t("map-slot-about") };
  const called = (seat: number): string => nameOf(people, seat);
  const crowd = view.players.filter((player) => player.space === key).map((player) => called(player.seat));
  const about = [
    atlas.modules.find((module) => module.key === place.module)?.name ?? "",
    tell(place, held, t, called),
    dungeon.gates.some((gate) => gate.room === key) ? t("map-portal") : "",
    place.marks.has("haunted") ? t("map-haunted") : "",
    crowd.length ? t("map-here", { who: crowd.join(", ") }) : "",
  ];
  return { title: place.name, about: about.filter(Boolean).join(", ") };
}
