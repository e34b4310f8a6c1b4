// Where everything of a ship lies: spaces, paths, their signs, module plates, name plates, the lift's rail.
import type { Atlas, Place, Way } from "../atlas";
import {
  add,
  at,
  type Box,
  bounds,
  type Curve,
  clearance,
  distance,
  heading,
  length,
  line,
  middle,
  outside,
  type Point,
} from "../geometry";
import { leastTrouble, type PlacedSign, signKinds } from "../tolls";
import { type Plate, placePlates } from "./plates";
import { isPlaced, scatter } from "./scatter";

export const SPACE = 15; // half the width of a space
const SIGN = 19; // from one sign on a path to the next

export interface Road {
  way: Way;
  curve: Curve;
  /** Between two modules. */
  joint: boolean;
  signs: PlacedSign[];
}

export interface Deck {
  id: string;
  name: string;
  key: string;
  box: Box;
  role: "stern" | "prow" | "hull";
  /** A reversible side in a position of its own. */
  mirrored: boolean;
  /** Behind a force field. */
  fenced: boolean;
}

export interface Rail {
  stops: { key: string; p: Point }[];
  locks: Point[];
  label: Point | null;
  blockade: string;
}

export interface Ship {
  view: Box;
  places: Map<string, Place>;
  spots: Map<string, Point>;
  roads: Road[];
  decks: Deck[];
  plates: Plate[];
  rail: Rail | null;
}

const known = new WeakMap<Atlas, Ship>();

/** Lays a board out, once: names and signs look for room among all ways, which takes its time. */
export function layShip(atlas: Atlas): Ship {
  const ship = known.get(atlas) ?? makeShip(atlas);
  known.set(atlas, ship);
  return ship;
}

function makeShip(atlas: Atlas): Ship {
  const places = inPlay(atlas);
  const positionOf = new Map([...atlas.positions].map(([position, id]) => [id, position]));
  const moduleId = (place: Place): string => atlas.modules.find((m) => m.key === place.module)?.id ?? place.module;
  const spots = isPlaced(places.values()) ? new Map<string, Point>() : scatter(places, atlas.ways);
  for (const place of spots.size ? [] : places.values()) {
    const id = moduleId(place);
    spots.set(place.key, spotOf(atlas, place, positionOf.get(id) ?? id));
  }
  const decks = layDecks(atlas, places, spots, positionOf, moduleId);
  const rail = layRail(atlas, spots);
  const roads = layRoads(atlas, places, spots, positionOf, moduleId, rail);
  return {
    view: viewOf(atlas, decks),
    places,
    spots,
    roads,
    decks,
    rail,
    plates: placePlates(decks, spots, roads, rail),
  };
}

/** Only what a path or the lift leads to: the undersides of reversible pieces stay in the box. */
function inPlay(atlas: Atlas): Map<string, Place> {
  const used = new Set([...atlas.ways.flatMap((way) => [way.a, way.b]), ...(atlas.lift?.stops ?? [])]);
  return new Map([...atlas.places].filter(([key]) => used.has(key)));
}

function spotOf(atlas: Atlas, place: Place, position: string): Point {
  const { positions = {}, mirrored = [], box = [0, 0] } = atlas.drawing;
  const [x, y] = place.at;
  const corner = positions[position] ?? [0, 0];
  return [corner[0] + x, corner[1] + (mirrored.includes(position) ? box[1] - y : y)];
}

function layDecks(
  atlas: Atlas,
  places: Map<string, Place>,
  spots: Map<string, Point>,
  positionOf: Map<string, string>,
  moduleId: (place: Place) => string,
): Deck[] {
  const { positions = {}, mirrored = [], box } = atlas.drawing;
  const decks: Deck[] = [];
  for (const module of atlas.modules) {
    const inside = [...places.values()].filter((place) => moduleId(place) === module.id);
    if (!inside.length) continue;
    const position = positionOf.get(module.id) ?? "";
    const fenced = inside.every((place) => place.marks.has("force_field"));
    const around = bounds(inside.map((place) => spots.get(place.key) ?? [0, 0]));
    const own: Box = { x: around.x - 23, y: around.y - 34, w: around.w + 46, h: around.h + 68 };
    const corner = positions[position];
    const framed = position && corner && box ? { x: corner[0] - 4, y: corner[1], w: box[0] + 8, h: box[1] } : own;
    decks.push({ ...module, box: framed, role: "hull", mirrored: mirrored.includes(position), fenced });
  }
  // The aft-most part that is no exchangeable side carries the engines, the fore-most one is the prow.
  const fixed = decks.filter((deck) => !positionOf.has(deck.id)).sort((p, q) => p.box.x - q.box.x);
  const [aft, fore] = [fixed[0], fixed.at(-1)];
  if (aft && fore && aft !== fore) {
    aft.role = "stern";
    fore.role = "prow";
  }
  return decks;
}

function layRail(atlas: Atlas, spots: Map<string, Point>): Rail | null {
  const lift = atlas.lift;
  if (!lift) return null;
  const stops = lift.stops.flatMap((key) => {
    const p = spots.get(key);
    return p ? [{ key, p }] : [];
  });
  const legs = stops.slice(1).flatMap((stop, i) => {
    const before = stops[i];
    return before ? [{ before, stop, far: distance(before.p, stop.p) }] : [];
  });
  const locks = legs.flatMap(({ before, stop, far }) => {
    if (!lift.locks.includes(`${before.key}-${stop.key}`)) return [];
    // On a long stretch the lock stands near the end, where there is room beside the name.
    return [at(line(before.p, stop.p), far > 180 ? 0.77 : 0.5)];
  });
  const longest = [...legs].sort((p, q) => q.far - p.far)[0];
  const label = longest && longest.far > 150 ? at(line(longest.before.p, longest.stop.p), 0.31) : null;
  return { stops, locks, label, blockade: lift.blockade ?? "" };
}

function layRoads(
  atlas: Atlas,
  places: Map<string, Place>,
  spots: Map<string, Point>,
  positionOf: Map<string, string>,
  moduleId: (place: Place) => string,
  rail: Rail | null,
): Road[] {
  const { bends = {}, iconAt = {} } = atlas.drawing;
  // The drawing's tables call a space by its position: P2f stands for the f of whatever lies there.
  const names = (key: string): string[] => {
    const place = places.get(key);
    const id = place ? moduleId(place) : "";
    const position = positionOf.get(id);
    return position ? [key, position + key.slice(id.length)] : [key];
  };
  const look = <T>(table: Record<string, T>, way: Way): T | undefined => {
    for (const a of names(way.a))
      for (const b of names(way.b)) if (table[`${a}-${b}`] !== undefined) return table[`${a}-${b}`];
    return undefined;
  };
  const roads: Road[] = [];
  const want: number[] = [];
  for (const way of atlas.ways) {
    const [a, b] = [spots.get(way.a), spots.get(way.b)];
    const [from, to] = [places.get(way.a), places.get(way.b)];
    if (!a || !b || !from || !to) continue;
    const bend = look(bends, way);
    const mirror =
      bend &&
      from.module === to.module &&
      (atlas.drawing.mirrored ?? []).includes(positionOf.get(moduleId(from)) ?? "");
    const curve = bend
      ? { a, b, c: add(middle(a, b), [bend[0], mirror ? -bend[1] : bend[1]]) }
      : straight(a, b, way, spots);
    roads.push({ way, curve, joint: from.module !== to.module, signs: [] });
    want.push(look(iconAt, way) ?? 0.5);
  }
  const taken: Point[] = [...(rail?.locks ?? [])];
  roads.forEach((road, i) => {
    road.signs = signsOf(road, want[i] ?? 0.5, roads, spots, taken);
    taken.push(...road.signs.map((sign) => sign.p));
  });
  return roads;
}

/** A straight path, bent aside if it would run through a third space. */
function straight(a: Point, b: Point, way: Way, spots: Map<string, Point>): Curve {
  const plain = line(a, b);
  let best = plain;
  let most = -1;
  const others = [...spots].filter(([key]) => key !== way.a && key !== way.b).map(([, p]) => p);
  for (const side of [0, 30, -30, 60, -60, 90, -90]) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const far = Math.hypot(dx, dy) || 1;
    const curve = { a, b, c: add(plain.c, [(-dy / far) * side, (dx / far) * side]) };
    const room = Math.min(99, ...others.map((p) => clearance(curve, p)));
    if (room >= 21) return curve;
    if (room > most) [best, most] = [curve, room];
  }
  return best;
}

/** Signs lie on the path, around the wanted place unless another space, sign or path is too near there. */
function signsOf(road: Road, wanted: number, roads: Road[], spots: Map<string, Point>, taken: Point[]): PlacedSign[] {
  const kinds = signKinds(road.way);
  if (!kinds.length) return [];
  const far = length(road.curve);
  const spread = (u: number): Point[] =>
    kinds.map((_, i) => at(road.curve, u + ((i - (kinds.length - 1) / 2) * SIGN) / far));
  const others = roads.filter((other) => other !== road && !shares(other, road));
  const trouble = (u: number): number => {
    let sum = Math.abs(u - wanted) * 8;
    for (const p of spread(u)) {
      for (const q of spots.values()) sum += Math.max(0, 27 - distance(p, q)) * 3;
      for (const q of taken) sum += Math.max(0, 19 - distance(p, q)) * 3;
      for (const other of others) sum += Math.max(0, 9 - clearance(other.curve, p, 12));
    }
    return sum;
  };
  const best = leastTrouble(wanted, 0.2, 0.8, trouble);
  const places = spread(best);
  const { boots } = road.way;
  const n = boots > 2 ? boots : undefined;
  return kinds.map((kind, i) => ({ kind, n, p: places[i] ?? [0, 0], turn: heading(road.curve, best) }));
}

const shares = (p: Road, q: Road): boolean => [p.way.a, p.way.b].some((key) => key === q.way.a || key === q.way.b);

function viewOf(atlas: Atlas, decks: Deck[]): Box {
  const given = atlas.drawing.view;
  if (given) return { x: given[0], y: given[1], w: given[2], h: given[3] };
  const corners = decks.flatMap(({ box }): Point[] => [
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
  ]);
  return bounds(corners, 36);
}

/** Whether a point lies on a deck; the prow is rounded, so its corners do not count. */
export const onDeck = (deck: Deck, p: Point): boolean => outside(p, deck.box) === 0;
