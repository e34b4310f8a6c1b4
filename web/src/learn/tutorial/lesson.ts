/** What a lesson is: data. Its steps look at the view and at what happened, and never at rules. */

import { does, lies, ref } from "../../content/options";
import type { GameEvent, GameView, Option, PlayerView } from "../../content/view";

/** Something on the screen to point at; the first that is there and lit is taken. */
export type Spot =
  | { button: string } // by its word's name
  | { region: string }
  | { space: string }
  | { end: string } // a tunnel into the unknown
  | { card: string }
  | { token: string };

export interface Moment {
  view: GameView;
  me: PlayerView;
  options: Option[];
  all: GameEvent[]; // one's own, since this part began
  since: GameEvent[]; // and since this step began
  attacks: number; // since this part began
  turn: number; // of one's own, counted from 1 in this part
}

export interface Step {
  id: string; // its words are `lesson-ID`
  spots?: Spot[];
  asks?: boolean; // it is about a question of the table
  done?: (now: Moment) => boolean; // without it, it is only read
  unless?: (now: Moment) => boolean; // pass it over
}

export interface Line {
  first: number; // number of the first decision
  rows: number[][]; // a seat and its answers, again and again
}

export interface Part {
  id: string;
  code: string;
  ahead: (() => Promise<Line>) | null; // what was played before this part begins
  steps: Step[];
}

export interface Lesson {
  game: string;
  parts: Part[];
}

// ---------------------------------------------------------------- conditions

const did = (events: GameEvent[], codes: string[]) => events.some((event) => codes.includes(event.code));
export const happened =
  (...codes: string[]) =>
  (now: Moment) =>
    did(now.all, codes);
export const justHappened =
  (...codes: string[]) =>
  (now: Moment) =>
    did(now.since, codes);
export const mayNot =
  (fits: (option: Option) => unknown) =>
  ({ options }: Moment) =>
    !options.some(fits);
// What one may do, for `mayNot`.
export const fights = (option: Option) => does(option, "fights");
export const acquires = (option: Option) => does(option, "acquires");
export const buys = (option: Option) => lies(option, "market");
export const uses = (option: Option) => lies(option, "own");
export const picks = (option: Option) => ref(option, "lock");
export const at =
  (...spaces: string[]) =>
  ({ me }: Moment) =>
    me.space !== null && spaces.includes(me.space);
export const within =
  (area: string) =>
  ({ me }: Moment) =>
    me.space?.startsWith(area) ?? false;
export const out = ({ me, view }: Moment) => me.status !== "in" || view.over;
export const handPlayed = ({ me }: Moment) => (me.hand?.length ?? 0) === 0 && me.play.length > 0;
export const turnIs = (turn: number) => (now: Moment) => now.turn >= turn;
export const either =
  (...conditions: ((now: Moment) => boolean)[]) =>
  (now: Moment) =>
    conditions.some((one) => one(now));

// ---------------------------------------------------------------- steps of every lesson

export const PLAY: Spot = { button: "play-all" };
export const END: Spot = { button: "end-turn" };
export const playAll = (turn = 1): Step => ({
  id: turn === 1 ? "play-all" : "play-again",
  spots: [PLAY],
  done: (now) => now.turn >= turn && handPlayed(now),
});
export const pools: Step = { id: "pools", spots: [{ region: "pools" }] };
export const endTurn = (turn = 1): Step => ({
  id: turn === 1 ? "end-turn" : "end-again",
  spots: [PLAY, END],
  done: turnIs(turn + 1),
  unless: out,
});
export const attack: Step = { id: "attack", spots: [{ region: "hearts" }], unless: (now) => now.attacks === 0 };
export const bag: Step = { id: "bag", spots: [{ region: "boss" }] };
