// Where everything on one tile lies. Ends on the edge are given, rooms find their places between them by themselves.
import type { Atlas, TilePlan } from "../atlas";
import {
  add,
  at,
  type Curve,
  clearance,
  distance,
  heading,
  length,
  line,
  type Point,
  scale,
  sub,
  unit,
} from "../geometry";
import { leastTrouble, type PlacedSign, signKinds, type Toll } from "../tolls";
import { CELL, INWARD, nearest, type Port, ROOM, settle } from "./settle";

export { CELL, ROOM };

const SIDES = "NESW";

export interface Tunnel {
  /** Inside the tile, to its edge, or to its portal. */
  kind: "inner" | "edge" | "portal";
  from: string;
  /** The room at the other end of an inner tunnel. */
  to: string;
  curve: Curve;
  signs: PlacedSign[];
  lock: boolean;
  /** What the view calls its lock when it has been opened. */
  lockName: string;
  boots: number;
  enemies: number;
  oneWay: boolean;
  /** Of an edge tunnel: the cell of its half, the side of the table it points to, and its number there. */
  cell: number;
  side: number;
  number: number;
}

export interface Piece {
  /** Cells that it covers, from the top down; the starting tile has two. */
  plans: TilePlan[];
  turned: number;
  height: number;
  rooms: Map<string, Point>;
  tunnels: Tunnel[];
  portals: { room: string; p: Point }[];
}

const known = new WeakMap<Atlas, Map<string, Piece>>();

/** Lays out a tile turned so many quarters; the same tile is laid out only once. */
export function layPiece(atlas: Atlas, plans: TilePlan[], turned: number): Piece {
  const cache = known.get(atlas) ?? new Map<string, Piece>();
  known.set(atlas, cache);
  const name = `${plans.map((plan) => plan.key).join("+")} ${turned}`;
  const piece = cache.get(name) ?? makePiece(atlas, plans, turned);
  cache.set(name, piece);
  return piece;
}

export const endName = (side: number, number: number): string => `${SIDES[side]}${number}`;

/** Where a tunnel meets the edge: at 64 and 136 of a side, counted clockwise. */
export function anchorOf(side: number, number: number): Point {
  const far = number === 1 ? 64 : 136;
  const places: Point[] = [
    [far, 0],
    [CELL, far],
    [CELL - far, CELL],
    [0, CELL - far],
  ];
  return places[side % 4] ?? [0, 0];
}

function makePiece(atlas: Atlas, plans: TilePlan[], turned: number): Piece {
  const ports = plans.flatMap((plan, cell) =>
    plan.ends.flatMap((end, i): Port[] => {
      if (!end) return [];
      const side = (Math.floor(i / 2) + turned) % 4;
      const number = (i % 2) + 1;
      const anchor = add(anchorOf(side, number), [0, cell * CELL]);
      const control = add(anchor, scale(INWARD[side] ?? [0, 0], 34));
      return [{ room: end.room, anchor, control, side, number, cell, plan, printed: i }];
    }),
  );
  const rooms = settle(plans, ports, atlas.ways);
  const piece: Piece = { plans, turned, height: plans.length * CELL, rooms, tunnels: [], portals: [] };
  for (const port of ports) piece.tunnels.push(edgeTunnel(port, rooms));
  piece.tunnels.push(...innerTunnels(atlas, rooms));
  for (const portal of atlas.portals) {
    const room = rooms.get(portal.room);
    if (!room) continue;
    const p = freeSpot(piece, room);
    piece.portals.push({ room: portal.room, p });
    piece.tunnels.push(plain("portal", portal.room, "@", { ...portal, boots: 1, oneWay: false }, line(room, p)));
  }
  placeSigns(piece);
  return piece;
}

function plain(kind: Tunnel["kind"], from: string, to: string, toll: Toll, curve: Curve): Tunnel {
  const { boots, enemies, lock, oneWay } = toll;
  return {
    kind,
    from,
    to,
    curve,
    signs: [],
    lock,
    lockName: `${from}-${to}`,
    boots,
    enemies,
    oneWay,
    cell: 0,
    side: 0,
    number: 0,
  };
}

function edgeTunnel(port: Port, rooms: Map<string, Point>): Tunnel {
  const end = port.plan.ends[port.printed];
  const toll = {
    boots: end?.boots ?? 1,
    enemies: end?.enemies ?? 0,
    lock: end?.lock ?? false,
    oneWay: end ? !end.leave || !end.enter : false,
  };
  const room = rooms.get(port.room) ?? [0, 0];
  let curve: Curve = { a: room, c: port.control, b: port.anchor };
  if (end && !end.leave) curve = { a: curve.b, c: curve.c, b: curve.a };
  const printed = endName(Math.floor(port.printed / 2), (port.printed % 2) + 1);
  return {
    ...plain("edge", port.room, "", toll, curve),
    lockName: `${port.plan.key} ${printed}`,
    cell: port.cell,
    side: port.side,
    number: port.number,
  };
}

/** Tunnels between rooms: straight, bent where a third room stands in the way, two between the same rooms apart. */
function innerTunnels(atlas: Atlas, rooms: Map<string, Point>): Tunnel[] {
  const found: Tunnel[] = [];
  for (const way of atlas.ways) {
    const [a, b] = [rooms.get(way.a), rooms.get(way.b)];
    if (!a || !b) continue;
    const rivals = found.filter((one) => [one.from, one.to].sort().join() === [way.a, way.b].sort().join()).length;
    let c = line(a, b).c;
    const across = unit([-(b[1] - a[1]), b[0] - a[0]]);
    c = add(c, scale(across, rivals * 34));
    for (const [key, p] of rooms) {
      if (key === way.a || key === way.b) continue;
      const near = nearest({ a, b, c }, p);
      const gap = distance(near, p);
      if (gap < 46) c = add(c, scale(unit(sub(near, p)), (56 - gap) * 1.7));
    }
    found.push(plain("inner", way.a, way.b, way, { a, b, c }));
  }
  return found;
}

/** The emptiest place of a tile that is not too far from a room. */
function freeSpot(piece: Piece, room: Point): Point {
  let best: Point = room;
  let most = Number.NEGATIVE_INFINITY;
  for (let x = 30; x <= CELL - 30; x += 8) {
    for (let y = 30; y <= piece.height - 30; y += 8) {
      const p: Point = [x, y];
      let free = Math.min(...[...piece.rooms.values()].map((q) => distance(p, q) - ROOM - 2));
      for (const tunnel of piece.tunnels) free = Math.min(free, clearance(tunnel.curve, p, 12) - 9);
      for (const portal of piece.portals) free = Math.min(free, distance(p, portal.p) - 20);
      const far = distance(p, room);
      free -= Math.max(0, far - 70) * 0.35;
      if (free > most) [best, most] = [p, free];
    }
  }
  return best;
}

/** Signs lie in their tunnel where they hide no room, no other sign and nothing across the border. */
function placeSigns(piece: Piece): void {
  const taken: Point[] = [];
  const rooms = [...piece.rooms.values()];
  const gates = piece.portals.map((portal) => portal.p);
  // The crowded ones choose first.
  const order = piece.tunnels
    .filter((tunnel) => signKinds(tunnel).length)
    .sort((p, q) => signKinds(q).length - signKinds(p).length);
  for (const tunnel of order) {
    const kinds = signKinds(tunnel);
    const far = length(tunnel.curve);
    const step = kinds.length > 2 ? 17 : 19;
    const wanted = tunnel.kind === "edge" ? 0.74 : tunnel.kind === "portal" ? 0.62 : 0.5;
    const spread = (u: number): Point[] =>
      kinds.map((_, i) => at(tunnel.curve, u + ((i - (kinds.length - 1) / 2) * step) / far));
    const trouble = (u: number): number => {
      let sum = Math.abs(u - wanted) * 6;
      for (const p of spread(u)) {
        for (const q of rooms) sum += Math.max(0, ROOM + 11 - distance(p, q)) * 2;
        for (const q of gates) sum += Math.max(0, 29 - distance(p, q)) * 2;
        for (const q of taken) sum += Math.max(0, 20 - distance(p, q)) * 3;
        for (const other of piece.tunnels) {
          if (other !== tunnel && other.from !== tunnel.from && other.to !== tunnel.from && other.from !== tunnel.to)
            sum += Math.max(0, 14 - clearance(other.curve, p, 10)) * 0.5;
        }
        const edge = Math.min(p[0], CELL - p[0], p[1], piece.height - p[1]);
        sum += Math.max(0, 11 - edge) * 4;
      }
      return sum;
    };
    const best = leastTrouble(wanted, 0.1, 0.9, trouble);
    const places = spread(best);
    tunnel.signs = kinds.map((kind, i) => ({ kind, p: places[i] ?? [0, 0], turn: heading(tunnel.curve, best) }));
    taken.push(...tunnel.signs.map((sign) => sign.p));
  }
}
