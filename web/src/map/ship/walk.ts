// The curves that a walk through spaces follows; a hop without a path (a pad, a teleport) is an arc.
import { add, type Curve, distance, line, middle, type Point, reversed } from "../geometry";
import type { Ship } from "./layout";

export function walk(ship: Ship, from: string, via: readonly string[]): Curve[] {
  const keys = [from, ...via.filter((key, i) => i > 0 || key !== from)];
  return keys.slice(1).flatMap((to, i) => hop(ship, keys[i] ?? from, to));
}

function hop(ship: Ship, from: string, to: string): Curve[] {
  const road = ship.roads.find(({ way }) => (way.a === from && way.b === to) || (way.a === to && way.b === from));
  if (road) return [road.way.a === from ? road.curve : reversed(road.curve)];
  const [a, b] = [ship.spots.get(from), ship.spots.get(to)];
  if (!a || !b) return [];
  const stops = ship.rail?.stops.map((stop) => stop.key) ?? [];
  return [stops.includes(from) && stops.includes(to) ? line(a, b) : arc(a, b)];
}

export function arc(a: Point, b: Point): Curve {
  const lift = Math.min(90, distance(a, b) * 0.3);
  return { a, b, c: add(middle(a, b), [0, -lift]) };
}
