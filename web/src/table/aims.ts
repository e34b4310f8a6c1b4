/** What a seat is after now, in words, from the steps that the view tells. */

import type { AimView } from "../content/view";
import { has, t, tIn } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

export interface Aim {
  step: AimView;
  what: string; // what to do
  far: string; // how far off it is
  last: boolean; // the loot is in the bag: only the way out is left
}

const HAND = 5;

/** How many Boots an average hand of a seat has: all its cards are known, only their order is not. */
function pace(model: TableModel): number {
  const me = model.me;
  if (!me) return 0;
  const cards = [...me.unseen, ...(me.hand ?? []), ...me.play, ...me.discard];
  const boots = cards.reduce(
    (sum, key) => sum + (model.card(key)?.gains.find(([what]) => what === "boot")?.[1] ?? 0),
    0,
  );
  return cards.length === 0 ? 0 : (boots / cards.length) * (model.content.params.hand ?? HAND);
}

/** In how many turns from now one gets so far, by an average hand; 0 where nobody can tell. */
function turnsTo(model: TableModel, boots: number): number {
  const each = pace(model);
  const left = boots - (model.me?.boot ?? 0);
  return boots <= 0 || each <= 0 ? 0 : left <= 0 ? 1 : Math.ceil(left / each) + (model.mine ? 1 : 0);
}

/** The step that a seat is at; nothing for those who are out, or where a game tells no steps. */
export function aimOf(model: TableModel): Aim | null {
  const { view, me } = model;
  if (!view || !me || me.status !== "in") return null;
  const steps = view.aims?.[me.seat] ?? [];
  const step = steps.find((one) => one.done < one.need);
  if (!step) return null;
  const last = step === steps.at(-1);
  const { id, done, need, boots } = step;
  const game = model.content.game;
  const what = tIn(game, `aim-${id}`, { done, need });
  const turns = last ? turnsTo(model, boots) : 0;
  const where = boots < 0 ? `aim-${id}-hidden` : `aim-${id}-far`;
  const far = has(`${where}-${game}`) || has(where) ? tIn(game, where, { boots, turns }) : t("aim-far", { boots });
  return { step, what, far: boots < 0 && !has(where) && !has(`${where}-${game}`) ? "" : far, last };
}
