/** Piles of the reserve. */

import type { TableModel } from "./model.svelte";

/** How many cards a pile still has: one whose cards differ shows only the one on top. */
export const pileOf = (model: TableModel, key: string, shown: number): number =>
  model.card(key)?.deck === "tome" ? shown + (model.view?.tomes_left ?? 0) : shown;
