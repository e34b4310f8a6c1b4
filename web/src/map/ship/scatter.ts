// Places for the spaces of a board that says nothing about its drawing: joined spaces near each other, none too near.
import type { Place, Way } from "../atlas";
import { add, distance, type Point, ring, scale, sub, unit } from "../geometry";

const NEAR = 78; // along a path
const APART = 58; // any two spaces
const ROUNDS = 400;

export const isPlaced = (places: Iterable<Place>): boolean => [...places].some(({ at }) => at[0] !== 0 || at[1] !== 0);

export function scatter(places: ReadonlyMap<string, Place>, ways: readonly Way[]): Map<string, Point> {
  const spots = new Map<string, Point>();
  const modules = [...new Set([...places.values()].map((place) => place.module))];
  // Modules start beside each other in two rows, the spaces of each in a ring.
  modules.forEach((module, i) => {
    const own = [...places.values()].filter((place) => place.module === module);
    const middle: Point = [Math.floor(i / 2) * 330, (i % 2) * 330];
    const around = ring(own.length, 40 + own.length * 8);
    own.forEach((place, n) => {
      spots.set(place.key, add(middle, around[n] ?? [0, 0]));
    });
  });
  const get = (key: string): Point => spots.get(key) ?? [0, 0];
  const keys = [...spots.keys()];
  const shove = (one: string, two: string, by: number): void => {
    const push = scale(unit(sub(get(two), get(one))), by / 2);
    spots.set(one, sub(get(one), push));
    spots.set(two, add(get(two), push));
  };
  const inside = ways.filter((way) => places.get(way.a)?.module === places.get(way.b)?.module);
  for (let round = 0; round < ROUNDS; round++) {
    const calm = 1 - round / ROUNDS;
    for (const way of inside) shove(way.a, way.b, (NEAR - distance(get(way.a), get(way.b))) * 0.12 * calm);
    keys.forEach((one, i) => {
      for (const two of keys.slice(i + 1)) {
        const same = places.get(one)?.module === places.get(two)?.module;
        const gap = (same ? APART : APART + 76) - distance(get(one), get(two));
        if (gap > 0) shove(one, two, gap * 0.5);
      }
    });
  }
  return spots;
}
