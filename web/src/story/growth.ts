/** How far people have come in a campaign whose Journals have spaces for milestones. */

import { grownContent } from "../content/stamps";
import type { GameView, MilestoneNow } from "../content/view";
import { gameLook } from "../look/games";
import type { TableModel } from "../table/model.svelte";

/** One Journal from behind: what is on its spaces, how far the next page is, who is ahead. */
export interface JournalBack {
  seat: number;
  filled: MilestoneNow[];
  spaces: number;
  readAt: number[];
  left: number; // spaces until the next page is read; 0: there is none any more
  leads: boolean;
  prize: boolean; // Employee of the Month
  cards: number; // with this player's mark
  places: number;
}

const marksOf = (things: { by: { seat: number }[] }[] | undefined, seat: number): number =>
  (things ?? []).reduce((n, { by }) => n + by.filter((one) => one.seat === seat).length, 0);

/** The Journals of everybody at the table; none where the game has no milestones. */
export function journalBacks(game: string, view: GameView | null): JournalBack[] {
  const look = gameLook(game);
  const now = view ? look.journals?.(view) : undefined;
  if (!view || !now) return [];
  const marks = look.marks?.(view);
  const most = Math.max(...now.seats.map((filled) => filled.length));
  const best = now.seats.filter((filled) => filled.length === most).length;
  return now.seats.map((filled, seat) => {
    const next = now.read_at.find((n) => n > filled.length);
    return {
      seat,
      filled,
      spaces: now.spaces,
      readAt: now.read_at,
      left: next === undefined ? 0 : next - filled.length,
      leads: filled.length === most && most > 0 && best < now.seats.length,
      prize: look.prize?.(view) === seat,
      cards: marksOf(marks?.cards, seat),
      places: marksOf(marks?.spaces, seat),
    };
  });
}

/** What a milestone is called; a marked space has no name. */
export const milestoneName = (model: TableModel, one: MilestoneNow): string =>
  grownContent(model.content).milestones?.[one.id] ?? "";
