/** Piles of the reserve. */

import { gameLook } from "../look/games";
import type { TableModel } from "./model.svelte";

/** How many cards a pile still has: one whose cards differ shows only the one on top. */
export function pileOf(model: TableModel, key: string, shown: number): number {
  const card = model.card(key);
  const below = card && model.view ? gameLook(model.content.game).below?.(model.view, card) : 0;
  return shown + (below ?? 0);
}
