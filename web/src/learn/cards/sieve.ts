/** Which cards are shown, and in which order. */

import type { CardInfo, Catalogue } from "../../content/catalogue";

export const KINDS = ["card", "device", "enemy", "reserve", "starter", "role", "vault", "event", "patron"] as const;
export const DEAR = 7; // from here on prices are one

export interface Sieve {
  kind: string;
  faction: string;
  price: number; // -1 any
  mark: "" | "attack" | "danger";
  text: string;
}
export const ALL: Sieve = { kind: "", faction: "", price: -1, mark: "", text: "" };

export interface Shown {
  key: string;
  card: CardInfo;
}

export const priceOf = (card: CardInfo): number => (card.fight >= 0 ? card.fight : card.cost);

function fits(card: CardInfo, sieve: Sieve, words: string[], content: Catalogue): boolean {
  if (sieve.kind && card.kind !== sieve.kind) return false;
  if (sieve.faction && card.faction !== sieve.faction) return false;
  const price = Math.min(DEAR, priceOf(card));
  if (sieve.price >= 0 && price !== sieve.price) return false;
  if (sieve.mark && !card[sieve.mark]) return false;
  const text = [card.name, card.head, ...card.text, content.factions[card.faction] ?? ""].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

export function sift(content: Catalogue, sieve: Sieve): Shown[] {
  const words = sieve.text.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (card: CardInfo) => KINDS.indexOf(card.kind);
  return Object.entries(content.cards)
    .map(([key, card]) => ({ key, card }))
    .filter(({ card }) => fits(card, sieve, words, content))
    .sort(
      (a, b) =>
        rank(a.card) - rank(b.card) || priceOf(a.card) - priceOf(b.card) || a.card.name.localeCompare(b.card.name),
    );
}

/** Kinds that cards have, for the filter. */
export const kinds = (content: Catalogue): readonly CardInfo["kind"][] =>
  KINDS.filter((kind) => Object.values(content.cards).some((card) => card.kind === kind));

/** Prices that cards have, for the filter. */
export function prices(content: Catalogue): number[] {
  const found = Object.values(content.cards).map((card) => Math.min(DEAR, priceOf(card)));
  return [...new Set(found)].filter((price) => price >= 0).sort((a, b) => a - b);
}
