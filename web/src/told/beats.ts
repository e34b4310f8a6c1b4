/** How long what happened is worth looking at, in milliseconds of an unhurried turn. */

import type { GameEvent } from "../content/view";
import type { Step } from "../map/contract";

export type Telling = "once" | "quick" | "usual" | "slow" | "wait";
export const TELLINGS: readonly Telling[] = ["once", "quick", "usual", "slow", "wait"];

/** How long a rival's turn takes at each of them. */
export const TURN: Record<Telling, number> = { once: 0, quick: 600, usual: 1200, slow: 2400, wait: 1200 };

const STEP = 220; // from one space to the next
const DEED = 420;
const PRIZE = 480;
const BEATS: Record<string, number> = {
  play: 60,
  clank: 120,
  move: STEP,
  teleport: STEP,
  ride: STEP,
  pad: STEP,
  acquire: DEED,
  get: DEED,
  buy: DEED,
  defeat: DEED,
  laid: DEED,
  turned: DEED,
  hack: PRIZE,
  mark: PRIZE,
  pick: PRIZE,
  found: PRIZE,
  token: PRIZE,
  fruit: PRIZE,
  artifact: PRIZE,
  escape: PRIZE,
  out: PRIZE,
  turn: 360, // the sentence is whole
};

/** What one update is worth: as much as the most that happened in it. */
export const beat = (events: readonly GameEvent[]): number =>
  events.reduce((most, event) => Math.max(most, BEATS[event.code] ?? 0), 0);

/** The seat whose turn begins in an update, or -1. */
export const begins = (events: readonly GameEvent[]): number =>
  events.findLast((event) => event.code === "turn")?.seat ?? -1;

const WALKS = new Set(["move", "teleport", "ride", "pad"]);
export const walks = (event: GameEvent): boolean => WALKS.has(event.code);

/** Where pawns went in an update, step by step. */
export const steps = (events: readonly GameEvent[]): Step[] =>
  events.filter(walks).map((event) => ({ seat: event.seat, space: String(event.a) }));
