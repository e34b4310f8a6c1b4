/**
 * Where the flames of an attack stand: three banks, the nearest the brightest. Those that flicker together are a group:
 * what flickers by itself is a picture of its own to the browser, and dozens of them are more than it lays over each other
 * in a frame.
 */

export interface Flame {
  x: number;
  y: number;
  s: number;
}
export interface Flames {
  fill: string;
  o: number;
  delay: number; // seconds
  flames: readonly Flame[];
}

const RHYTHMS = 2; // of each bank
const bank = (
  n: number,
  x0: number,
  dx: number,
  y0: number,
  lift: number,
  size: (i: number) => number,
  look: Omit<Flames, "flames">,
): Flames[] => {
  const flames = Array.from({ length: n }, (_, i) => ({
    x: x0 + i * dx + ((i * 31) % 24),
    y: y0 + ((i * 29) % 30) - Math.sin((i / (n - 1)) * Math.PI) * lift,
    s: size(i),
  }));
  return Array.from({ length: RHYTHMS }, (_, rhythm) => ({
    ...look,
    delay: look.delay - rhythm * 0.7,
    flames: flames.filter((_one, i) => i % RHYTHMS === rhythm),
  }));
};

export const FLAMES: readonly Flames[] = [
  ...bank(26, -20, 60, 330, 60, (i) => (0.8 + ((i * 53) % 10) / 9) * 1.5, { fill: "#7a1d0d", o: 0.55, delay: 0 }),
  ...bank(22, 220, 48, 360, 70, (i) => 0.7 + ((i * 41) % 10) / 10, { fill: "#D8491F", o: 0.6, delay: -0.3 }),
  ...bank(15, 420, 44, 376, 60, (i) => 0.5 + ((i * 37) % 10) / 14, { fill: "#FFB347", o: 0.7, delay: -0.5 }),
];
