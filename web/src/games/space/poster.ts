/** Numbers of the poster. */

export const STARS = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 73) % 320,
  y: (i * 47) % 150,
  r: 0.6 + (i % 3) * 0.5,
}));
export const BANDS = [150, 164, 178, 194, 212, 232, 256].map((y, i) => ({ y, h: 3 + i * 1.4 }));
export const LAMPS: readonly (readonly [number, number])[] = [
  [300, 100],
  [420, 150],
  [580, 90],
  [680, 150],
  [300, 300],
  [640, 400],
  [560, 560],
  [660, 600],
  [880, 250],
  [900, 440],
  [110, 300],
  [140, 440],
];
