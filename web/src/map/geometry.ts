// Points, curves and small repeatable chance: what both maps draw with.

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A quadratic curve; straight when its control lies in the middle. */
export interface Curve {
  a: Point;
  c: Point;
  b: Point;
}

export const add = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];
export const sub = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
export const scale = (p: Point, k: number): Point => [p[0] * k, p[1] * k];
export const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
/** Asked for hundreds of thousands of times while a board is laid out; `Math.hypot` takes several times as long. */
export const distance = (p: Point, q: Point): number => Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2);

export const unit = (p: Point): Point => {
  const length = Math.hypot(p[0], p[1]) || 1;
  return [p[0] / length, p[1] / length];
};

export const line = (a: Point, b: Point): Curve => ({ a, b, c: middle(a, b) });

export function at(curve: Curve, u: number): Point {
  const { a, b, c } = curve;
  const v = 1 - u;
  return [v * v * a[0] + 2 * u * v * c[0] + u * u * b[0], v * v * a[1] + 2 * u * v * c[1] + u * u * b[1]];
}

/** The direction of travel at a place of a curve, in degrees. */
export function heading(curve: Curve, u: number): number {
  const [p, q] = [at(curve, u - 0.02), at(curve, u + 0.02)];
  return (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
}

export const reversed = (curve: Curve): Curve => ({ a: curve.b, b: curve.a, c: curve.c });

export function length(curve: Curve): number {
  const points = samples(curve, 12);
  return points.slice(1).reduce((sum, p, i) => sum + distance(points[i] ?? p, p), 0);
}

export const samples = (curve: Curve, n: number): Point[] => Array.from({ length: n + 1 }, (_, i) => at(curve, i / n));

/** How near a curve comes to a point. Boards ask this most of all, so it makes no lists. */
export function clearance({ a, b, c }: Curve, p: Point, n = 24): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= n; i++) {
    const u = i / n;
    const v = 1 - u;
    const x = v * v * a[0] + 2 * u * v * c[0] + u * u * b[0] - p[0];
    const y = v * v * a[1] + 2 * u * v * c[1] + u * u * b[1] - p[1];
    least = Math.min(least, x * x + y * y);
  }
  return Math.sqrt(least);
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
export const pair = (p: Point): string => `${short(p[0])},${short(p[1])}`;
export const trace = (curve: Curve): string => `M${pair(curve.a)} Q${pair(curve.c)} ${pair(curve.b)}`;
export const polygon = (points: readonly Point[]): string => points.map(pair).join(" ");

/** A path through curves one after another. */
export function chain(curves: readonly Curve[]): string {
  return curves
    .map((curve, i) => (i ? `L${pair(curve.a)} Q${pair(curve.c)} ${pair(curve.b)}` : trace(curve)))
    .join(" ");
}

export const ring = (n: number, radius: number, turn = -90): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = ((turn + (i * 360) / n) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

export const star = (n: number, outer: number, inner: number): Point[] =>
  ring(n * 2, 1).map((p, i) => scale(p, i % 2 ? inner : outer));

export function bounds(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

export const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});
export const centre = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];

export const overlap = (p: Box, q: Box): boolean =>
  p.x < q.x + q.w && q.x < p.x + p.w && p.y < q.y + q.h && q.y < p.y + p.h;

export function union(p: Box, q: Box): Box {
  const [x, y] = [Math.min(p.x, q.x), Math.min(p.y, q.y)];
  return { x, y, w: Math.max(p.x + p.w, q.x + q.w) - x, h: Math.max(p.y + p.h, q.y + q.h) - y };
}

/** The area that two boxes share. */
export const shared = (p: Box, q: Box): number =>
  Math.max(0, Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x)) *
  Math.max(0, Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y));

/** How far a point lies outside of a box; 0 inside. */
export const outside = (p: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - p[0], 0, p[0] - box.x - box.w), Math.max(box.y - p[1], 0, p[1] - box.y - box.h));

/** Numbers that look like chance and are the same in every browser and at every visit. */
export function chance(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  let n = (seed >>> 0) % 2147483646 || 1;
  return () => {
    n = (n * 16807) % 2147483647;
    return n / 2147483647;
  };
}

/** A rough outline: a ring whose points stray a little. */
export function rough(name: string, n: number, radius: number, stray: number): Point[] {
  const random = chance(name);
  return ring(n, radius).map((p) => scale(p, 1 + (random() - 0.5) * stray));
}
