/** What bots say about why they did something: after the game, or during it if the table wants. */

import { call } from "../net/http";
import { kept } from "../net/remembered";
import type { BotThought } from "../protocol/messages";
import type { TableModel } from "./model.svelte";

/** Whether the bots of this table speak now. */
export function speaking({ tape, session }: TableModel): boolean {
  return tape || session.info?.phase === "over" || session.info?.settings.thoughts === "during";
}

export function thoughtsOf(model: TableModel): Promise<BotThought[]> {
  const { session } = model;
  if (model.tape) {
    const { opened } = session as unknown as { opened: { replay: string } }; // a projector
    return call<BotThought[]>(`/api/replays/${encodeURIComponent(opened.replay)}/thoughts`);
  }
  const mine = kept(session.table);
  const tokens = Object.values(mine?.tokens ?? {});
  const shown = tokens.length > 0 ? tokens.slice(0, 1) : mine?.watch ? [mine.watch] : [];
  return call<BotThought[]>(`/api/tables/${encodeURIComponent(session.table)}/thoughts`, undefined, shown);
}
