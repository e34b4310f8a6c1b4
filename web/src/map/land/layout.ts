// Where everything of a landscape lies: spaces, roads and signs as on any board, badges around spaces, trees and peaks.
import type { Atlas, Place, Region } from "../atlas";
import { add, type Box, bounds, chance, clearance, distance, grown, type Point } from "../geometry";
import { layShip, type Road, SPACE } from "../ship/layout";
import { partsOf } from "./features";
import { along, apart, heightAt, inside } from "./lines";

export const BADGE = 7.4; // half the width of a badge
const AROUND = SPACE + 6.5; // from a space's middle to those of its badges
const STEP = 0.76; // from badge to badge, as an angle

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
  props: (Growth & { kind: string })[];
}

export function layLand(atlas: Atlas): Land {
  const { view, spots, places, roads } = layShip(atlas);
  const ground = atlas.regions.find((region) => region.kind === "ground")?.points ?? [];
  const halls = atlas.regions.filter((region) => region.kind === "hall");
  const land = {
    view,
    sheet: grown(view, 10),
    ground,
    // Where halls lie above the line as well, there is rock all around.
    open: !halls.some(({ points }) => points.every((p) => p[1] < heightAt(ground, p[0]) + 40)),
    spots,
    places,
    roads,
  };
  const badges = layBadges(places, spots, roads);
  const free = room(spots, roads, badges);
  return { ...land, badges, wilds: grow(atlas.regions, free), props: settle(places, spots, free) };
}

type Free = (p: Point, wide: number) => boolean;

/** Says where nothing lies yet that must be seen. */
function room(spots: Map<string, Point>, roads: Road[], badges: Map<string, Point[]>): Free {
  const standing = [...spots.values()];
  const chips = [...badges.values()].flat();
  const signs = roads.flatMap((road) => road.signs.map((sign) => sign.p));
  return (p, wide) =>
    standing.every((q) => distance(p, q) > SPACE + 5 + wide * 0.4) &&
    chips.every((q) => distance(p, q) > BADGE + 3 + wide * 0.2) &&
    signs.every((q) => distance(p, q) > 11 + wide * 0.3) &&
    roads.every((road) => clearance(road.curve, p, 30) > 5 + wide * 0.3);
}

const SETTLED = ["town", "ruin", "shrine", "hq"];

/** What stands around a place that people have built. */
function settle(places: Map<string, Place>, spots: Map<string, Point>, free: Free): (Growth & { kind: string })[] {
  const found: (Growth & { kind: string })[] = [];
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
  for (const place of places.values()) {
    const n = partsOf(place).others.length;
    const middle = spots.get(place.key) ?? [0, 0];
    if (!n) continue;
    const near = roads.filter((road) => clearance(road.curve, middle, 12) < AROUND + 20);
    const signs = roads.flatMap((road) => road.signs.map((sign) => sign.p));
    const others = [...spots].filter(([key]) => key !== place.key).map(([, p]) => p);
    const trouble = (p: Point): number => {
      let sum = 0;
      for (const road of near) sum += Math.max(0, BADGE + 3 - clearance(road.curve, p, 40)) * 2;
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

