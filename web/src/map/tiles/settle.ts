// Rooms find their places on a tile: near their tunnels' ends, apart from each other, with room for signs between them.
import type { TilePlan, Way } from "../atlas";
import { add, at, type Curve, distance, type Point, scale, sub, unit } from "../geometry";
import { signKinds } from "../tolls";

export const CELL = 200;
export const ROOM = 29; // half the width of a room
const APART = 84; // rooms from one another
const ASIDE = 40; // a room from another room's tunnel
const INSET = 44; // a room from the edge
const ROUNDS = 240;
export const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

export interface Port {
  room: string;
  anchor: Point;
  control: Point;
  side: number;
  number: number;
  cell: number;
  plan: TilePlan;
  printed: number;
}

/** A room lies near its ends on the edge; one without any keeps to the side where no tunnels are. */
function startPlaces(plans: TilePlan[], ports: Port[]): Map<string, Point> {
  const places = new Map<string, Point>();
  plans.forEach((plan, cell) => {
    const middle: Point = [CELL / 2, CELL / 2 + cell * CELL];
    const busy = new Set(ports.filter((port) => port.cell === cell).map((port) => port.side));
    if (cell > 0) busy.add(0);
    if (cell < plans.length - 1) busy.add(2);
    for (const room of plan.rooms) {
      const own = ports.filter((port) => port.room === room).map((port) => port.anchor);
      const [free] = [2, 0, 1, 3].filter((side) => !busy.has(side));
      const aim: Point = own.length
        ? [own.reduce((sum, p) => sum + p[0], 0) / own.length, own.reduce((sum, p) => sum + p[1], 0) / own.length]
        : add(middle, scale(INWARD[free ?? 2] ?? [0, -1], -74));
      places.set(room, add(middle, scale(sub(aim, middle), 0.66)));
    }
  });
  return places;
}

/** Pushes rooms apart, and away from each other's tunnels, until everything has room. */
export function settle(plans: TilePlan[], ports: Port[], ways: readonly Way[]): Map<string, Point> {
  const places = startPlaces(plans, ports);
  const cellOf = new Map(plans.flatMap((plan, cell) => plan.rooms.map((room): [string, number] => [room, cell])));
  const keys = [...places.keys()];
  const wish = (one: string, two: string): number => {
    const signs = ways
      .filter((way) => [way.a, way.b].includes(one) && [way.a, way.b].includes(two))
      .map((way) => signKinds(way).length);
    return Math.max(APART, ...signs.map((n) => 2 * ROOM + 14 + n * 19));
  };
  const get = (key: string): Point => places.get(key) ?? [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (const port of ports) {
      const curve: Curve = { a: get(port.room), c: port.control, b: port.anchor };
      for (const key of keys) {
        if (key === port.room) continue;
        const near = nearest(curve, get(key));
        const gap = distance(near, get(key));
        if (gap >= ASIDE) continue;
        const push = scale(unit(sub(get(key), near)), (ASIDE - gap) * 0.18);
        places.set(key, add(get(key), push));
        places.set(port.room, sub(get(port.room), scale(push, 0.7)));
      }
    }
    keys.forEach((one, i) => {
      for (const two of keys.slice(i + 1)) {
        const gap = distance(get(one), get(two));
        const wanted = wish(one, two);
        if (gap >= wanted) continue;
        const force = gap < APART ? ((APART - gap) / 2) * 0.5 : (wanted - gap) * 0.1;
        const push = scale(unit(sub(get(two), get(one))), force);
        places.set(one, sub(get(one), push));
        places.set(two, add(get(two), push));
      }
    });
    for (const key of keys) {
      const top = (cellOf.get(key) ?? 0) * CELL;
      const [x, y] = get(key);
      const keep = (n: number, from: number): number => Math.max(from + INSET, Math.min(from + CELL - INSET, n));
      places.set(key, [keep(x, 0), keep(y, top)]);
    }
  }
  return places;
}

/** The point of a curve that is nearest to another. */
export function nearest(curve: Curve, p: Point): Point {
  let best = curve.a;
  for (let u = 0; u <= 1; u += 0.04) {
    const q = at(curve, u);
    if (distance(q, p) < distance(best, p)) best = q;
  }
  return best;
}
