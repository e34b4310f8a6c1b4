/** Where the flames of an attack stand: three banks, the nearest the brightest. */

export interface Flame {
  x: number;
  y: number;
  s: number;
  fill: string;
  o: number;
}

const bank = (
  n: number,
  x0: number,
  dx: number,
  y0: number,
  lift: number,
  size: (i: number) => number,
  fill: string,
  o: number,
): Flame[] =>
  Array.from({ length: n }, (_, i) => ({
    x: x0 + i * dx + ((i * 31) % 24),
    y: y0 + ((i * 29) % 30) - Math.sin((i / (n - 1)) * Math.PI) * lift,
    s: size(i),
    fill,
    o,
  }));

export const FLAMES: readonly Flame[] = [
  ...bank(26, -20, 60, 330, 60, (i) => (0.8 + ((i * 53) % 10) / 9) * 1.5, "#7a1d0d", 0.55),
  ...bank(22, 220, 48, 360, 70, (i) => 0.7 + ((i * 41) % 10) / 10, "#D8491F", 0.6),
  ...bank(15, 420, 44, 376, 60, (i) => 0.5 + ((i * 37) % 10) / 14, "#FFB347", 0.7),
];
