/** The rulebook at the point of doubt: which clause is open, and the clauses of each game. */

import type { Rule } from "../protocol/messages";

let open = $state.raw<{ game: string; id: string } | null>(null);
const books = new Map<string, Promise<Rule[]>>();

export const opened = () => open;
export function openRule(game: string, id = ""): void {
  open = { game, id };
}
export function closeRule(): void {
  open = null;
}

export function book(game: string): Promise<Rule[]> {
  const known = books.get(game);
  if (known) return known;
  const asked = fetch(`/api/rules/${encodeURIComponent(game)}`).then((answer) => answer.json() as Promise<Rule[]>);
  books.set(game, asked);
  return asked;
}
