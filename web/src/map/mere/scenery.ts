// What grows and stands around the places of a lake: by what kind they are, so that nothing is placed by hand.
import { add, type Box, chance, distance, type Point } from "../geometry";
import { type Growth, type Land, type Name, room, shownOf } from "../land/layout";
import { apart, inside } from "../land/lines";

export type Thing = Growth & { kind: string; deep: boolean };

// How many of what stand around a place of a kind, and how near.
const AROUND: Record<string, { kind: string; most: number; from: number; to: number; apart: number }> = {
  forest: { kind: "reeds", most: 12, from: 22, to: 46, apart: 9 },
  kelp: { kind: "kelp", most: 11, from: 22, to: 46, apart: 9 },
  hill: { kind: "hill", most: 4, from: 26, to: 50, apart: 24 },
  mountain: { kind: "peak", most: 6, from: 26, to: 54, apart: 19 },
  cave: { kind: "rocks", most: 4, from: 24, to: 42, apart: 18 },
  tower: { kind: "belfry", most: 1, from: 26, to: 46, apart: 30 },
  town: { kind: "house", most: 7, from: 25, to: 48, apart: 13 },
  hq: { kind: "house", most: 5, from: 28, to: 50, apart: 14 },
};
// What lies about where nothing else is.
const STRAY = {
  dry: ["tree", "tree", "tree", "hedge", "hedge", "sheep"],
  wet: ["bones", "boat", "anchor", "shell", "weed", "weed"],
};

export function scenery(land: Land, city: boolean): Thing[] {
  const shown = shownOf(land.spots, land.roads, land.badges);
  const free = room(shown);
  const lake = land.regions.find(({ kind }) => kind === "waterline")?.points ?? [];
  const found: Thing[] = [];
  const clear = (p: Point, wide: number, gap: number): boolean =>
    free(p, wide) && !named(p, land.names) && !found.some((one) => distance(one.p, p) < gap);
  for (const place of land.places.values()) {
    const middle = land.spots.get(place.key) ?? [0, 0];
    const deep = place.marks.has("danger_zone");
    for (const [mark, of] of Object.entries(AROUND)) {
      if (!place.marks.has(mark) || (mark === "forest" && place.marks.has("kelp"))) continue;
      const random = chance(`${place.key}-${mark}`);
      let n = 0;
      for (let i = 0; i < of.most * 9 && n < of.most; i++) {
        const [angle, far] = [random() * 2 * Math.PI, of.from + random() * (of.to - of.from)];
        const p = add(middle, [far * Math.cos(angle), far * 0.84 * Math.sin(angle)]);
        const [size, look] = [0.85 + random() * 0.35, Math.floor(random() * 3)];
        if (!within(p, land.sheet, 12) || !clear(p, 7 * size, of.apart)) continue;
        found.push({ kind: of.kind, p, size, look, deep });
        n++;
      }
    }
  }
  const random = chance("strays");
  for (let i = 0; i < 700 && found.length < 260; i++) {
    const p: Point = [land.sheet.x + random() * land.sheet.w, land.sheet.y + random() * land.sheet.h];
    const [size, look, pick] = [0.8 + random() * 0.3, Math.floor(random() * 3), random()];
    const deep = inside(p, lake);
    const kinds = deep || city ? STRAY.wet : STRAY.dry;
    if (city && !deep) continue; // the terraces are swept
    if (!within(p, land.sheet, 22) || apart(p, lake, true) < 20 || !clear(p, 11, 34)) continue;
    found.push({ kind: kinds[Math.floor(pick * kinds.length)] ?? "weed", p, size, look, deep });
  }
  return found.sort((a, b) => a.p[1] - b.p[1]);
}

const within = (p: Point, box: Box, margin: number): boolean =>
  p[0] > box.x + margin && p[0] < box.x + box.w - margin && p[1] > box.y + margin && p[1] < box.y + box.h - margin;

const named = (p: Point, names: readonly Name[]): boolean =>
  names.some(({ p: q, text }) => Math.abs(p[1] - q[1]) < 18 && Math.abs(p[0] - q[0]) < text.length * 4.6);

/** An outline drawn nearer to its middle: lines of depth. */
export const nearer = (points: readonly Point[], middle: Point, part: number): Point[] =>
  points.map((p): Point => [middle[0] + (p[0] - middle[0]) * part, middle[1] + (p[1] - middle[1]) * part]);

/** Strokes down a slope: from points along an outline outwards, shorter and longer. */
export function hachures(points: readonly Point[], middle: Point, every: number): string {
  const random = chance("slope");
  let d = "";
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const n = Math.max(1, Math.round(distance(a, b) / every));
    for (let k = 0; k < n; k++) {
      const p: Point = [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n];
      const far = Math.hypot(p[0] - middle[0], p[1] - middle[1]) || 1;
      const [ux, uy] = [(p[0] - middle[0]) / far, (p[1] - middle[1]) / far];
      const [from, to] = [4 + random() * 2, 9 + random() * 9];
      d += `M${(p[0] + ux * from).toFixed(1)},${(p[1] + uy * from).toFixed(1)}L${(p[0] + ux * to).toFixed(1)},${(p[1] + uy * to).toFixed(1)}`;
    }
  });
  return d;
}

/** Blocks of houses between two rings of a city, with streets between them. */
export function blocks(outer: readonly Point[], inner: readonly Point[], n: number, name: string): string[] {
  const random = chance(name);
  const at = (ring: readonly Point[], turn: number): Point => {
    const x = (((turn % 1) + 1) % 1) * ring.length;
    const [a, b] = [ring[Math.floor(x) % ring.length] ?? [0, 0], ring[Math.ceil(x) % ring.length] ?? [0, 0]];
    const u = x - Math.floor(x);
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  };
  const between = (turn: number, u: number): Point => {
    const [p, q] = [at(inner, turn), at(outer, turn)];
    return [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u];
  };
  const found: string[] = [];
  for (const [low, high] of [
    [0.1, 0.46],
    [0.54, 0.9],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const [from, to] = [(i + 0.08 + random() * 0.08) / n, (i + 0.92 - random() * 0.12) / n];
      const top = high - random() * 0.07;
      const points = [
        between(from, low),
        between((from + to) / 2, low),
        between(to, low),
        between(to, top),
        between((from + to) / 2, top),
        between(from, top),
      ];
      found.push(`M${points.map((p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`).join("L")}Z`);
    }
  }
  return found;
}
