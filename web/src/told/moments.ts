/** What is worth a card of its own: a find, an artifact, a prisoner, an event. */

import type { GameEvent } from "../content/view";

export interface Moment {
  seq: number;
  seat: number; // -1: everybody's
  kind: "token" | "card";
  key: string;
  word: string; // what was done with it
}

const WORDS: Record<string, Moment["word"]> = {
  artifact: "moment-artifact",
  found: "moment-found",
  token: "moment-taken",
  event: "moment-event",
  patron: "moment-event",
};

const MOST = 6; // that wait: whoever was away longer reads the log

/**
 * What is shown once a state has come. After one that was taken back nothing is: what it tells was shown when it
 * happened, and what was waiting has never happened.
 */
export const upNext = (waiting: readonly Moment[], news: readonly Moment[], anew: boolean): Moment[] =>
  anew ? [] : [...waiting, ...news].slice(-MOST);

export const moments = (fresh: readonly GameEvent[]): Moment[] =>
  fresh.flatMap((event): Moment[] => {
    const word = WORDS[event.code];
    if (!word || typeof event.a !== "string" || event.a === "") return [];
    const kind = event.code === "event" || event.code === "patron" ? "card" : "token";
    // An event is everybody's, whoever turned it up.
    return [{ seq: event.seq, seat: kind === "card" ? -1 : event.seat, kind, key: event.a, word }];
  });
