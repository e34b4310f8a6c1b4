// Lines of a landscape: smooth outlines, points inside of them, and places along them.
import { distance, type Point, pair } from "../geometry";

/** A curve through all points; closed ones come back to where they began. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Point = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6];
    const two: Point = [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6];
    d += `C${pair(one)} ${pair(two)} ${pair(b)}`;
  }
  return closed ? `${d}Z` : d;
}

export function inside(p: Point, outline: readonly Point[]): boolean {
  let odd = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  });
  return odd;
}

/** How near a point comes to an outline or a line. */
export function apart(p: Point, points: readonly Point[], closed = false): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    if (a && b) best = Math.min(best, toSegment(p, a, b));
  }
  return best;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const u = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return distance(p, [a[0] + u * dx, a[1] + u * dy]);
}

/** Places along a line, about so far from each other. */
export function along(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let left = step / 2;
  points.slice(1).forEach((b, i) => {
    const a = points[i] ?? b;
    const far = distance(a, b);
    for (; left <= far; left += step)
      found.push([a[0] + ((b[0] - a[0]) * left) / far, a[1] + ((b[1] - a[1]) * left) / far]);
    left -= far;
  });
  return found;
}

/** The height of a line from left to right at some x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b && x <= b[0]) return a[1] + ((b[1] - a[1]) * Math.max(0, x - a[0])) / (b[0] - a[0] || 1);
  }
  return points.at(-1)?.[1] ?? 0;
}
