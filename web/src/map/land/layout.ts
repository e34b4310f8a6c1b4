// Where everything of a landscape lies: spaces, roads and signs as on any board, badges around spaces, trees and peaks.
import type { Atlas, Place, Region } from "../atlas";
import { add, type Box, bounds, chance, distance, grown, outside, type Point, samples } from "../geometry";
import { layShip, type Road, SPACE } from "../ship/layout";
import { partsOf } from "./features";
import { along, apart, heightAt, inside } from "./lines";

export const BADGE = 8.2; // half the width of a badge
const AROUND = SPACE + 7; // from a space's middle to those of its badges
const RIM = 10; // from the picture's edge to that of the sheet
const STEP = 0.8; // from badge to badge, as an angle

export interface Growth {
  p: Point;
  size: number;
  /** Which of the drawings of its kind. */
  look: number;
}

export interface Wild {
  region: Region;
  growths: Growth[];
}

export interface Land {
  view: Box;
  /** The sheet on which the landscape is drawn. */
  sheet: Box;
  /** The line between above and below, and whether above is under the open sky. */
  ground: readonly Point[];
  open: boolean;
  spots: Map<string, Point>;
  places: Map<string, Place>;
  roads: Road[];
  badges: Map<string, Point[]>;
  wilds: Wild[];
  /** Houses around towns, columns around ruins, braziers around shrines. */
  props: Prop[];
  /** Regions, drawn out to the edge of the sheet where they reach that of the picture. */
  regions: Region[];
  names: Name[];
}

type Prop = Growth & { kind: string };

export interface Name {
  id: string;
  kind: string;
  text: string;
  p: Point;
  turn: number;
}

export function layLand(atlas: Atlas, ship = layShip(atlas)): Land {
  const { view, spots, places, roads } = ship;
  const regions = atlas.regions.map((region) => ({ ...region, points: toEdge(region.points, view) }));
  const ground = regions.find((region) => region.kind === "ground")?.points ?? [];
  const halls = regions.filter((region) => region.kind === "hall");
  const land = {
    view,
    sheet: grown(view, RIM),
    ground,
    // Where halls lie above the line as well, there is rock all around.
    open: !halls.some(({ points }) => points.every((p) => p[1] < heightAt(ground, p[0]) + 40)),
    spots,
    places,
    roads,
  };
  const badges = layBadges(places, spots, roads);
  const shown = shownOf(spots, roads, badges);
  const free = room(shown);
  const names = layNames(regions, shown, land.sheet);
  const built = settle(places, spots, free);
  const props = [...built, ...strew(land, regions, free, built, names)].sort((a, b) => a.p[1] - b.p[1]);
  return { ...land, regions, badges, names, props, wilds: grow(regions, free) };
}

/** What ends at the edge of the picture goes on to the edge of the sheet. */
const toEdge = (points: readonly Point[], view: Box): Point[] =>
  points.map(([x, y]): Point => [out(x, view.x, view.x + view.w), out(y, view.y, view.y + view.h)]);
const out = (n: number, low: number, high: number): number => (n <= low ? n - RIM - 4 : n >= high ? n + RIM + 4 : n);

const LETTER = 9.6; // wide, at the size in which a desk shows names

/** Names stand where the drawing wants them, or near there if something would be hidden. */
function layNames(regions: readonly Region[], shown: Shown, sheet: Box): Name[] {
  return regions.flatMap(({ id, kind, name, label, turn = 0 }) => {
    if (!name || !label) return [];
    const angle = (turn * Math.PI) / 180;
    const n = Math.ceil(name.length / 2) + 1; // every second letter, and the end
    const letters = Array.from({ length: n }, (_, i): Point => {
      const off = (i - (n - 1) / 2) * LETTER * 2;
      return [off * Math.cos(angle), off * Math.sin(angle)];
    });
    const near = (points: Point[]): Point[] => points.filter((p) => distance(p, label) < n * LETTER + 110);
    const [spots, signs, chips, dots] = [near(shown.spots), near(shown.signs), near(shown.chips), near(shown.dots)];
    const trouble = (shift: Point): number => {
      let sum = Math.hypot(shift[0], shift[1] * 1.6) * 0.08;
      for (const letter of letters) {
        const p = add(add(label, shift), letter);
        sum += SPACE + 12 - nearest(p, spots, SPACE + 12) + (20 - nearest(p, signs, 20)) * 1.5;
        if (outside(p, sheet) > 0) sum += 40;
        sum += BADGE + 8 - nearest(p, chips, BADGE + 8) + (10 - nearest(p, dots, 10)) * 0.7;
      }
      return sum;
    };
    const shifts = turn
      ? [[0, 0] as Point]
      : Array.from({ length: 27 * 21 }, (_, i): Point => [((i % 27) - 13) * 10, (Math.floor(i / 27) - 10) * 8]);
    const best = shifts.map((shift) => ({ shift, cost: trouble(shift) })).reduce((p, q) => (q.cost < p.cost ? q : p));
    return [{ id, kind, text: name, p: add(label, best.shift), turn }];
  });
}

/** Lone trees and hills under the open sky; filing cabinets, crystals and bones in halls. */
function strew(
  land: Pick<Land, "sheet" | "ground" | "open">,
  regions: readonly Region[],
  free: Free,
  built: Prop[],
  names: Name[],
): Prop[] {
  const random = chance("strays");
  const within = (p: Point, ...kinds: string[]): boolean =>
    regions.some((region) => kinds.includes(region.kind) && inside(p, region.points));
  const found: Prop[] = [];
  for (let i = 0; i < 900 && found.length < 110; i++) {
    const p: Point = [
      land.sheet.x + 20 + random() * (land.sheet.w - 40),
      land.sheet.y + 20 + random() * (land.sheet.h - 40),
    ];
    const [size, look] = [0.75 + random() * 0.3, Math.floor(random() * 3)];
    const sky = land.open && p[1] < heightAt(land.ground, p[0]) - 16;
    const hall =
      within(p, "hall") && !regions.some((region) => region.kind === "hall" && apart(p, region.points, true) < 14);
    if (!(sky || hall) || within(p, "sea", "lake", "isle", "forest", "mushroom", "field", "volcano", "lava")) continue;
    if (!free(p, 12) || [...built, ...found].some((one) => distance(one.p, p) < (sky ? 20 : 40))) continue;
    if (names.some((name) => Math.abs(p[1] - name.p[1]) < 16 && Math.abs(p[0] - name.p[0]) < name.text.length * 4.6))
      continue;
    if (regions.some((region) => ["ridge", "river"].includes(region.kind) && apart(p, region.points) < 18)) continue;
    const kinds = sky ? ["tree", "tree", "hill"] : ["cabinet", "crystal", "bones", "stalagmite", "papers"];
    found.push({ kind: kinds[Math.floor(random() * kinds.length)] ?? "tree", p, size, look });
  }
  return found;
}

export type Free = (p: Point, wide: number) => boolean;

/** How far a point is from the nearest of some others; nothing farther than `most` matters. */
function nearest(p: Point, points: readonly Point[], most: number): number {
  let best = most * most;
  for (const q of points) {
    const [dx, dy] = [p[0] - q[0], p[1] - q[1]];
    const far = dx * dx + dy * dy;
    if (far < best) best = far;
  }
  return Math.sqrt(best);
}

/** All that must be seen, as points: spaces, badges, signs, and roads in small steps. */
export interface Shown {
  spots: Point[];
  chips: Point[];
  signs: Point[];
  dots: Point[];
}

export const shownOf = (spots: Map<string, Point>, roads: Road[], badges: Map<string, Point[]>): Shown => ({
  spots: [...spots.values()],
  chips: [...badges.values()].flat(),
  signs: roads.flatMap((road) => road.signs.map((sign) => sign.p)),
  dots: roads.flatMap((road) => samples(road.curve, 40)),
});

/** Says where nothing lies yet that must be seen. */
export function room({ spots, chips, signs, dots }: Shown): Free {
  return (p, wide) =>
    nearest(p, spots, 60) > SPACE + 5 + wide * 0.4 &&
    nearest(p, chips, 40) > BADGE + 3 + wide * 0.2 &&
    nearest(p, signs, 40) > 11 + wide * 0.3 &&
    nearest(p, dots, 30) > 5.4 + wide * 0.3;
}

const SETTLED = ["town", "ruin", "shrine", "hq"];

/** What stands around a place that people have built. */
function settle(places: Map<string, Place>, spots: Map<string, Point>, free: Free): Prop[] {
  const found: Prop[] = [];
  for (const place of places.values()) {
    const kind = SETTLED.find((mark) => place.marks.has(mark));
    if (!kind) continue;
    const random = chance(place.key);
    const middle = spots.get(place.key) ?? [0, 0];
    const most = kind === "shrine" ? 2 : 6;
    let n = 0;
    for (let i = 0; i < 26 && n < most; i++) {
      const angle = random() * 2 * Math.PI;
      const far = 25 + random() * (kind === "town" || kind === "hq" ? 15 : 9);
      const p = add(middle, [far * Math.cos(angle), far * 0.86 * Math.sin(angle)]);
      if (!free(p, 9) || found.some((one) => distance(one.p, p) < 10)) continue;
      found.push({ kind, p, size: 0.8 + random() * 0.35, look: Math.floor(random() * 3) });
      n++;
    }
  }
  return found.sort((a, b) => a.p[1] - b.p[1]);
}

/** Badges lie around their space where they hide no road, no sign and no neighbour. */
function layBadges(places: Map<string, Place>, spots: Map<string, Point>, roads: Road[]): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  const taken: Point[] = [];
  const { signs: all, dots } = shownOf(spots, roads, found);
  for (const place of places.values()) {
    const n = partsOf(place).others.length;
    const middle = spots.get(place.key) ?? [0, 0];
    if (!n) continue;
    const close = (points: Point[]): Point[] => points.filter((p) => distance(p, middle) < AROUND + 40);
    const near = close(dots);
    const signs = close(all);
    const others = close([...spots].filter(([key]) => key !== place.key).map(([, p]) => p));
    const trouble = (p: Point): number => {
      let sum = 0;
      sum += (BADGE + 3 - nearest(p, near, BADGE + 3)) * 3;
      for (const q of signs) sum += Math.max(0, BADGE + 11 - distance(p, q)) * 6;
      for (const q of others) sum += Math.max(0, BADGE + SPACE + 3 - distance(p, q)) * 6;
      for (const q of taken) sum += Math.max(0, BADGE * 2 + 1 - distance(p, q)) * 6;
      // Prices hang at the upper right, pawns stand in front of what is above.
      sum += Math.max(0, 16 - distance(p, add(middle, [16, -16]))) * 0.5 + (p[1] < middle[1] - 8 ? 2 : 0);
      return sum;
    };
    const fans = Array.from({ length: 48 }, (_, i) => {
      const fan = Array.from({ length: n }, (_, k): Point => {
        const angle = (i * Math.PI) / 24 + (k - (n - 1) / 2) * STEP;
        return add(middle, [AROUND * Math.cos(angle), AROUND * Math.sin(angle)]);
      });
      return { fan, cost: fan.reduce((sum, p) => sum + trouble(p), 0) };
    });
    const best = fans.reduce((p, q) => (q.cost < p.cost ? q : p)).fan;
    found.set(place.key, best);
    taken.push(...best);
  }
  return found;
}

const SPACING: Record<string, number> = { forest: 10.5, mushroom: 13, ridge: 12 };

/** Trees, mushrooms and peaks, those further down in front, none on a road or a space. */
function grow(regions: readonly Region[], free: Free): Wild[] {
  return regions.flatMap((region) => {
    const step = SPACING[region.kind];
    if (!step) return [];
    const random = chance(region.id);
    const places = region.kind === "ridge" ? along(region.points, step) : within(region.points, step, random);
    const growths = places
      .map((p) => ({ p, size: 0.82 + random() * 0.42, look: Math.floor(random() * 3) }))
      .filter(({ p, size }) => free(p, 9 * size))
      .sort((a, b) => a.p[1] - b.p[1]);
    return [{ region, growths }];
  });
}

/** A grid whose points stray, as far as it lies inside of an outline. */
function within(outline: readonly Point[], step: number, random: () => number): Point[] {
  const box = bounds(outline);
  const found: Point[] = [];
  for (let row = 0, y = box.y; y <= box.y + box.h; row++, y += step * 0.86) {
    for (let x = box.x + (row % 2) * (step / 2); x <= box.x + box.w; x += step) {
      const p: Point = [x + (random() - 0.5) * step * 0.6, y + (random() - 0.5) * step * 0.6];
      if (inside(p, outline) && apart(p, outline, true) > 2) found.push(p);
    }
  }
  return found;
}
