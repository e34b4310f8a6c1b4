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

/** Those that lie on the board; others are on cards, on the company's page or in a deck. */
export function stickersOn(
  atlas: Atlas,
  view: MapView,
  spots: ReadonlyMap<string, Point>,
  roads: readonly Road[],
): Sticker[] {
  return (view.stuck ?? []).flatMap(([id = "", spot = ""]): Sticker[] => {
    const told = atlas.stickers.get(id);
    if (!told) return []; // it was sealed a moment ago: what is printed on it is on its way
    if (told.kind === "waypoint" || told.name === "") return []; // a lamp; and what has nothing written on it is drawn by its place
    const [a, b] = spot.split("-");
    const road = b ? (roads.find(({ way }) => [way.a, way.b].sort().join() === [a, b].sort().join()) ?? null) : null;
    const p = road ? at(road.curve, 0.5) : spots.get(spot);
    if (!p) return [];
    const turn = told.turn || (chance(id)() - 0.5) * 12;
    return [{ id, spot, name: told.name, p: road ? [p[0], p[1] - 4] : [p[0], p[1] + 31], turn, road }];
  });
}

/** What lies on a place, by name. */
export const stuckOn = (atlas: Atlas, view: MapView, key: string): string[] =>
  (view.stuck ?? [])
    .filter(([, spot = ""]) => spot.split("-").includes(key))
    .flatMap(([id = ""]) => atlas.stickers.get(id)?.name ?? []);

/** Whether something is to be read at a place, was read there, or neither. */
export function pageAt(atlas: Atlas, view: MapView, key: string): "lamp" | "read" | null {
  if (view.waypoints?.includes(key)) return "lamp";
  const number = atlas.places.get(key)?.more.waypoint;
  return number && atlas.read.has(number) ? "read" : null;
}
