/**
 * What the campaign at whose table one sits has added to its game, for the pages that show the game without a table: the
 * gallery has the marks on cards, the rulebook the rules on their slots.
 */

import type { CardInfo } from "./catalogue";
import type { RuledSlot, Stamp, StampedCard } from "./stamps";

interface Grown {
  game: string;
  stamps: ReadonlyMap<string, Stamp[]>;
  ruled: readonly RuledSlot[];
}
let last = $state.raw<Grown | null>(null);

/** The table that is looked at; one without a campaign has added nothing. */
export function keepGrown(now: Grown): void {
  last = now.stamps.size || now.ruled.length ? now : null;
}
const grown = (game: string): Grown | null => (last?.game === game ? last : null);

/** A card of a game with the marks that it bears. */
export function marked(game: string, key: string, card: CardInfo): StampedCard {
  const stamps = grown(game)?.stamps.get(key);
  return stamps ? { ...card, stamps } : card;
}

/** The rules on slots that count: all of them, or those that stand in the place of a clause. */
export const slotRules = (game: string, clause?: string): RuledSlot[] =>
  (grown(game)?.ruled ?? []).filter((one) => one.in_force && (clause === undefined || one.clause === clause));
