// The dungeon as it lies on the table: which piece is where, which tunnels meet, and what is still open.
import type { Atlas, TilePlan } from "../atlas";
import type { TileView } from "../contract";
import { add, type Box, type Curve, line, type Point, reversed } from "../geometry";
import type { Toll } from "../tolls";
import { CELL, endName, layPiece, type Piece, type Tunnel } from "./layout";

export interface Laid {
  id: string;
  piece: Piece;
  /** The cell of its top half, and that cell's corner on the map. */
  x: number;
  y: number;
  corner: Point;
}

export interface Mouth {
  /** As targets call it: `end:AK N1`. */
  key: string;
  room: string;
  end: string;
  p: Point;
  cell: Point;
  /** The half tunnel that leads there, on the map. */
  curve: Curve;
}

export interface Joint {
  a: string;
  b: string;
  curves: [Curve, Curve];
  /** Both halves together; `locks` are the names of its locks. */
  toll: Toll & { locks: string[] };
}

export interface Gate {
  room: string;
  p: Point;
}

export interface Dungeon {
  pieces: Laid[];
  spots: Map<string, Point>;
  /** Room to room through edges that meet, with the two halves of the tunnel. */
  joints: Joint[];
  mouths: Mouth[];
  gates: Gate[];
  /** Empty cells that some tunnel leads to. */
  slots: Point[];
  /** The laid tiles and the brink of what is beyond. */
  box: Box;
}

const EDGE = 62; // how much of the open cells is in the picture
const STEPS: readonly Point[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
export const cellKey = (p: Point): string => `${p[0]},${p[1]}`;
export const cornerOf = (x: number, y: number): Point => [x * CELL, -y * CELL];
export const shifted = (curve: Curve, by: Point): Curve => ({
  a: add(curve.a, by),
  b: add(curve.b, by),
  c: add(curve.c, by),
});

export function layDungeon(atlas: Atlas, tiles: readonly TileView[]): Dungeon {
  const pieces = pieceTogether(atlas, tiles);
  const cells = new Map<string, { laid: Laid; cell: number }>();
  for (const laid of pieces) {
    for (const cell of laid.piece.plans.keys()) cells.set(cellKey([laid.x, laid.y - cell]), { laid, cell });
  }
  const dungeon: Dungeon = {
    pieces,
    spots: new Map(),
    joints: [],
    mouths: [],
    gates: [],
    slots: [],
    box: { x: 0, y: 0, w: 0, h: 0 },
  };
  const slots = new Map<string, Point>();
  for (const laid of pieces) {
    for (const [room, p] of laid.piece.rooms) dungeon.spots.set(room, add(p, laid.corner));
    for (const portal of laid.piece.portals) dungeon.gates.push({ room: portal.room, p: add(portal.p, laid.corner) });
    for (const tunnel of laid.piece.tunnels) {
      if (tunnel.kind !== "edge") continue;
      const curve = outward(tunnel, laid);
      const beyond = add([laid.x, laid.y - tunnel.cell], STEPS[tunnel.side] ?? [0, 0]);
      const neighbour = cells.get(cellKey(beyond));
      const end = endName(tunnel.side, tunnel.number);
      if (!neighbour) {
        slots.set(cellKey(beyond), beyond);
        const [dx, dy] = STEPS[tunnel.side] ?? [0, 0];
        const p = add(curve.b, [dx * 20, -dy * 20]);
        dungeon.mouths.push({ key: `end:${tunnel.from} ${end}`, room: tunnel.from, end, p, cell: beyond, curve });
        continue;
      }
      const other = facing(neighbour.laid, neighbour.cell, tunnel);
      if (other && (tunnel.side === 1 || tunnel.side === 0)) {
        const curves: Joint["curves"] = [curve, reversed(outward(other, neighbour.laid))];
        dungeon.joints.push({ a: tunnel.from, b: other.from, curves, toll: together(tunnel, other) });
      }
    }
  }
  dungeon.slots = [...slots.values()];
  dungeon.box = around(
    pieces.flatMap(({ x, y, piece }) => piece.plans.map((_, i): Point => [x, y - i])),
    EDGE,
  );
  return dungeon;
}

/** Two halves are one tunnel: footprints count once, monsters and locks add up. */
function together(one: Tunnel, two: Tunnel): Joint["toll"] {
  return {
    boots: Math.max(one.boots, two.boots),
    enemies: one.enemies + two.enemies,
    lock: one.lock || two.lock,
    locks: [one, two].filter((half) => half.lock).map((half) => half.lockName),
    oneWay: one.oneWay || two.oneWay,
  };
}

/** The halves of a long tile are one piece: they cannot be turned, and lie one above the other. */
function pieceTogether(atlas: Atlas, tiles: readonly TileView[]): Laid[] {
  const planOf = (tile: TileView): TilePlan | undefined => atlas.tiles.get(tile.tile);
  const found: Laid[] = [];
  const used = new Set<TileView>();
  for (const tile of [...tiles].sort((p, q) => q.y - p.y)) {
    const plan = planOf(tile);
    if (!plan || used.has(tile)) continue;
    const plans = [plan];
    if (!plan.square) {
      const below = tiles.find((one) => one.x === tile.x && one.y === tile.y - 1 && planOf(one)?.square === false);
      const half = below && planOf(below);
      if (below && half) {
        used.add(below);
        plans.push(half);
      }
    }
    const piece = layPiece(atlas, plans, Math.round(tile.turned / 90) % 4);
    found.push({ id: tile.tile, piece, x: tile.x, y: tile.y, corner: cornerOf(tile.x, tile.y) });
  }
  return found.sort((p, q) => q.y - p.y || p.x - q.x);
}

/** An edge tunnel from its room to the edge, whichever way it may be walked. */
export function outward(tunnel: Tunnel, laid: Laid): Curve {
  const room = laid.piece.rooms.get(tunnel.from);
  const curve = shifted(tunnel.curve, laid.corner);
  return room && tunnel.curve.a === room ? curve : reversed(curve);
}

export function facing(laid: Laid, cell: number, tunnel: Tunnel): Tunnel | undefined {
  return laid.piece.tunnels.find(
    (other) =>
      other.kind === "edge" &&
      other.cell === cell &&
      other.side === (tunnel.side + 2) % 4 &&
      other.number === 3 - tunnel.number,
  );
}

/** The box around cells, with so much of what is beyond. */
export function around(cells: readonly Point[], margin: number): Box {
  const xs = cells.map((cell) => cell[0]);
  const ys = cells.map((cell) => cell[1]);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  return {
    x: left * CELL - margin,
    y: -top * CELL - margin,
    w: (Math.max(...xs) - left + 1) * CELL + 2 * margin,
    h: (top - Math.min(...ys) + 1) * CELL + 2 * margin,
  };
}

/** The curves that a walk follows; through portals it goes in at one gate and out at another. */
export function walk(dungeon: Dungeon, from: string, via: readonly string[]): Curve[] {
  const keys = [from, ...via.filter((key, i) => i > 0 || key !== from)];
  return keys.slice(1).flatMap((to, i) => hop(dungeon, keys[i] ?? from, to));
}

function hop(dungeon: Dungeon, from: string, to: string): Curve[] {
  const mouth = dungeon.mouths.find((one) => one.key === to);
  if (mouth) return [mouth.curve, line(mouth.curve.b, mouth.p)];
  for (const { piece, corner } of dungeon.pieces) {
    for (const tunnel of piece.tunnels) {
      if (tunnel.kind !== "inner") continue;
      if (tunnel.from === from && tunnel.to === to) return [shifted(tunnel.curve, corner)];
      if (tunnel.from === to && tunnel.to === from) return [reversed(shifted(tunnel.curve, corner))];
    }
  }
  for (const { a, b, curves } of dungeon.joints) {
    if (a === from && b === to) return curves;
    if (a === to && b === from) return [reversed(curves[1]), reversed(curves[0])];
  }
  const [start, goal] = [dungeon.spots.get(from), dungeon.spots.get(to)];
  if (!start || !goal) return [];
  const [into, out] = [from, to].map((room) => dungeon.gates.find((gate) => gate.room === room)?.p);
  return into && out ? [line(start, into), line(into, out), line(out, goal)] : [line(start, goal)];
}
