/** The log as a story: turn by turn, each deed with what came of it, and where it happened. */

import type { GameEvent } from "../content/view";

/** What is too small to be told. */
const QUIET = new Set(["gain", "shuffle", "paid"]);
export const told = (event: GameEvent): boolean =>
  event.text !== "" && !QUIET.has(event.code) && !(event.code === "draw" && event.a === null);

/** What only comes of something else, and is told below it. */
const FOLLOWS = new Set([
  "clank",
  "quiet",
  "hurt",
  "heal",
  "coins",
  "draw",
  "found",
  "token",
  "out",
  "rage",
  "tired",
  "stop",
  "shrine-cube",
  "cube",
  "black",
  "lockpick-spent",
  "fee",
]);

export interface Deed {
  event: GameEvent;
  place: string; // where whoever did it stood; "" for nobody
  also: GameEvent[]; // the same, done again and again: cards that are played
  follows: GameEvent[];
}
export interface Turn {
  seq: number; // of its first event
  seat: number; // whose it is; -1 before the first
  text: string; // its headline
  deeds: Deed[];
  last: GameEvent; // of those that were told, or its first
}
export interface Wish {
  seat: number; // -1: everybody
  danger: boolean; // attacks and wounds only
}

const DANGER = new Set(["attack", "hurt", "out", "rage"]);

/** Puts events together, the oldest turn first; `isSpace` says which names are places. */
export function chronicle(events: readonly GameEvent[], isSpace: (key: string) => boolean): Turn[] {
  const turns: Turn[] = [];
  const stands = new Map<number, string>();
  for (const event of events) {
    const entered = typeof event.a === "string" && isSpace(event.a) ? event.a : "";
    if (event.seat >= 0 && entered) stands.set(event.seat, entered);
    if (event.code === "turn")
      turns.push({ seq: event.seq, seat: event.seat, text: event.text, deeds: [], last: event });
    else if (told(event)) {
      if (turns.length === 0) turns.push({ seq: event.seq, seat: -1, text: "", deeds: [], last: event });
      const turn = turns.at(-1) as Turn;
      const last = turn.deeds.at(-1);
      turn.last = event;
      if (last && FOLLOWS.has(event.code)) last.follows.push(event);
      else if (last && event.code === "play" && last.event.code === "play" && last.event.seat === event.seat)
        last.also.push(event);
      else turn.deeds.push({ event, place: entered || (stands.get(event.seat) ?? ""), also: [], follows: [] });
    }
  }
  // That a turn ends is seen: only what came of it is told.
  for (const turn of turns)
    turn.deeds = turn.deeds.filter(({ event, follows }) => event.code !== "end" || follows.length > 0);
  return turns;
}

/** Those of before, where nothing has been added to them: only what is new is drawn anew. */
export function keep(before: readonly Turn[], now: readonly Turn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.seq, turn]));
  return now.map((turn) => {
    const old = known.get(turn.seq);
    return old?.last === turn.last ? old : turn;
  });
}

/** Leaves out what nobody asked for; turns without anything left are gone, but for the one under way. */
export function sift(turns: readonly Turn[], { seat, danger }: Wish): Turn[] {
  const about = (event: GameEvent): boolean => (seat < 0 || event.seat === seat) && (!danger || DANGER.has(event.code));
  return turns.flatMap((turn, at) => {
    const deeds = turn.deeds.filter(({ event, follows }) => about(event) || follows.some(about));
    const now = seat < 0 && turn.seat >= 0 && at === turns.length - 1;
    const rest = deeds.length === turn.deeds.length ? turn : { ...turn, deeds };
    return deeds.length > 0 || ((now || turn.seat === seat) && !danger) ? [rest] : [];
  });
}
