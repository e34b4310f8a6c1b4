/** Seats, as every surface shows them: colour, shape and letter. The liveries are those of the maps. */

import { LIVERIES, type Livery, outline } from "../map/liveries";
import type { SeatInfo } from "../protocol/messages";

export type Piece = Livery & { name: string };
export const COLOURS = Object.keys(LIVERIES);

export const livery = (colour: string): Livery => LIVERIES[colour] ?? (LIVERIES.blue as Livery);

/** What else comes out of a bag. */
export const BOSS = "boss";
export const HUNTER = "hunter";
export const GHOST = "ghost";
export const WIGHT = "wight";
export const INTERN = "intern"; // nobody's, and harmless

export function points(shape: Livery["shape"], r: number): string | null {
  return (
    outline(shape, r)
      ?.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(" ") ?? null
  );
}

export const seatLooks = (seats: readonly SeatInfo[]) =>
  seats.map(({ seat, name, colour }) => ({ seat, name, colour }));
