/** The numbers that only some games have, as they are shown beside everybody's coins. */

import { type Counter, gameLook } from "../look/games";
import { t } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

export interface Count {
  counter: Counter;
  n: number;
  text: string; // the number as it is written; "" where the words say it
  word: string;
}

/** What a seat has, for its own panel or for those of the others; `where` leaves out what a small screen has no room for. */
export function countsOf(model: TableModel, seat: number, own: boolean, where?: Counter["phone"]): Count[] {
  const view = model.view;
  if (!view) return [];
  const counters = gameLook(model.content.game).counters ?? [];
  return counters.flatMap((counter) => {
    const n = counter.read(view, seat);
    if (n === undefined || (where && counter.phone !== where)) return [];
    const text = own ? (counter.bare ? "" : String(n)) : (counter.rivals?.(n) ?? String(n));
    const seen = own ? n > 0 || (counter.always && !where) : text !== "" && (n > 0 || counter.rivals !== undefined);
    return seen ? [{ counter, n, text, word: t(counter.word, { n }) }] : [];
  });
}
