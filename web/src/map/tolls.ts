// What a path or tunnel asks for, as signs.
import type { Way } from "./atlas";
import type { Point } from "./geometry";

export type SignKind = "boots" | "mountain" | "water" | "enemy" | "lock" | "arrow";

export interface PlacedSign {
  kind: SignKind;
  p: Point;
  turn: number;
  /** How many boots, where it is not the usual two. */
  n?: number;
}

export type Toll = Pick<Way, "boots" | "enemies" | "lock" | "oneWay"> & { terrain?: readonly string[] };

/** One sign for every enemy, one for each of the rest. */
export function signKinds(toll: Toll): SignKind[] {
  return [
    ...(toll.terrain?.includes("mountain") ? (["mountain"] as const) : toll.boots > 1 ? (["boots"] as const) : []),
    ...(toll.terrain?.includes("water") ? (["water"] as const) : []),
    ...Array.from({ length: toll.enemies }, () => "enemy" as const),
    ...(toll.lock ? (["lock"] as const) : []),
    ...(toll.oneWay ? (["arrow"] as const) : []),
  ];
}

/** The best of some places along a curve. */
export const leastTrouble = (wanted: number, from: number, to: number, trouble: (u: number) => number): number => {
  const places = Array.from({ length: 33 }, (_, i) => from + ((to - from) * i) / 32);
  return [wanted, ...places].map((u) => ({ u, cost: trouble(u) })).reduce((p, q) => (q.cost < p.cost ? q : p)).u;
};
