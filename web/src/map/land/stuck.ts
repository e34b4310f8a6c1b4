// Stickers of a campaign: where they lie on the map, and what list and labels say of them.
import type { Atlas } from "../atlas";
import type { MapView } from "../contract";
import { at, chance, type Point } from "../geometry";
import type { Road } from "../ship/layout";

export interface Sticker {
  id: string;
  spot: string;
  name: string;
  p: Point;
  turn: number;
  /** The road that it opens or changes. */
  road: Road | null;
}

/** How large the paper of a sticker is, in the units of a map that is looked at from where all of it can be seen. */
export const widthOf = (name: string): number => Math.max(46, name.length * 5.4 + 20);
export const GROWN = 1.4; // how much larger than that it is drawn
const ROOM = 1.25; // on small screens it is larger still
const TALL = 21 * GROWN * ROOM;
const STEPS = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, 2.5, -2.5]; // up and down, in heights of a paper
const ASIDE = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6]; // in widths
const DEAR = 110; // as far as one goes so that a place is not hidden

/** Lay papers so that none covers another: what lay there stays, what is new is moved aside, a little, off other places. */
export function apart(stickers: readonly Sticker[], places: readonly Point[] = []): Sticker[] {
  const laid: Sticker[] = [];
  const [left, right] = [Math.min(...places.map((q) => q[0])), Math.max(...places.map((q) => q[0]))];
  const [top, bottom] = [Math.min(...places.map((q) => q[1])), Math.max(...places.map((q) => q[1]))];
  const beyond = ([x, y]: Point): boolean => x < left || x > right || y < top || y > bottom + TALL / 2; // the edge of the board
  for (const one of stickers) {
    const wide = widthOf(one.name) * GROWN * ROOM;
    const covers = (p: Point, other: Sticker): boolean =>
      Math.abs(other.p[1] - p[1]) < TALL - 0.5 &&
      Math.abs(other.p[0] - p[0]) < (widthOf(other.name) * GROWN * ROOM + wide) / 2;
    const hidden = (p: Point): number =>
      places.filter((q) => Math.abs(q[1] - p[1]) < TALL / 2 + 6 && Math.abs(q[0] - p[0]) < wide / 2).length;
    const far = (p: Point): number => Math.hypot(p[0] - one.p[0], p[1] - one.p[1]);
    const price = (p: Point): number => far(p) && far(p) + DEAR * hidden(p) + (beyond(p) ? 9 * DEAR : 0);
    const free = STEPS.flatMap((y) => ASIDE.map((x): Point => [one.p[0] + x * wide, one.p[1] + y * TALL]))
      .filter((p) => !laid.some((other) => covers(p, other)))
      .map((p): [number, Point] => [price(p), p])
      .sort(([p], [q]) => p - q);
    laid.push({ ...one, p: free[0]?.[1] ?? one.p });
  }
  return laid;
}

/** Those that lie on the board; others are on cards, on the company's page or in a deck. */
export function stickersOn(
  atlas: Atlas,
  view: MapView,
  spots: ReadonlyMap<string, Point>,
  roads: readonly Road[],
): Sticker[] {
  const found = (view.stuck ?? []).flatMap(([id = "", spot = ""]): Sticker[] => {
    const told = atlas.stickers.get(id);
    if (!told) return []; // it was sealed a moment ago: what is printed on it is on its way
    if (!readable(told).length) return []; // drawn by its place
    const [a, b] = spot.split("-");
    const road = b ? (roads.find(({ way }) => [way.a, way.b].sort().join() === [a, b].sort().join()) ?? null) : null;
    const p = road ? at(road.curve, 0.5) : spots.get(spot);
    if (!p) return [];
    const turn = told.turn || (chance(id)() - 0.5) * 12;
    return [{ id, spot, name: told.name, p: road ? [p[0], p[1] - 4] : [p[0], p[1] + 31], turn, road }];
  });
  return apart(found, [...spots.values()]);
}

/** What lies on a place, by name. */
export const stuckOn = (atlas: Atlas, view: MapView, key: string): string[] =>
  (view.stuck ?? [])
    .filter(([, spot = ""]) => spot.split("-").includes(key))
    .flatMap(([id = ""]) => readable(atlas.stickers.get(id)));

/** What can be read on a sticker: a lamp has only its number, and what closes a place has nothing written on it. */
const readable = (told: { name: string; kind: string } | undefined): string[] =>
  told && told.kind !== "waypoint" && told.name !== "" ? [told.name] : [];

/** Whether something is to be read at a place, was read there, or neither. */
export function pageAt(atlas: Atlas, view: MapView, key: string): "lamp" | "read" | null {
  if (view.waypoints?.includes(key)) return "lamp";
  const number = atlas.places.get(key)?.more.waypoint;
  return number && atlas.read.has(number) ? "read" : null;
}
