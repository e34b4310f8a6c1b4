/** Score lines put together under headings; the sums are the table's own. */

import type { ResultView } from "../content/view";
import { has, t, tIn } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

export interface Category {
  key: string;
  name: string;
  icon: string;
  of: (seat: number) => number;
  lines: (seat: number) => [string, number][];
}

const ICONS: Record<string, string> = {
  artifact: "glowing-artifact",
  secret: "locked-chest",
  market: "shop",
  token: "swap-bag",
  coins: "two-coins",
  card: "card-pickup",
  escape: "rocket",
  mastery: "laurel-crown",
  patron: "top-hat",
  seals: "wax-seal",
  shrines: "fire-shrine",
  contract: "scroll-quill",
  story: "open-book",
  other: "laurel-crown",
};
const ORDER = [
  "artifact",
  "secret",
  "market",
  "token",
  "coins",
  "card",
  "seals",
  "shrines",
  "patron",
  "escape",
  "mastery",
];

/** Tokens are told apart by the pool they came from. */
function heading(model: TableModel, code: string, name: string): string {
  if (code !== "token" && code !== "artifact") return code;
  const pool = Object.values(model.content.tokens).find((token) => token.name === name)?.pool;
  if (pool === "artifact") return "artifact";
  if (pool === "item") return "market";
  return pool === "major" || pool === "minor" || pool === "bank" || pool === "prisoner" ? "secret" : code;
}

export function categories(model: TableModel, results: ResultView[]): Category[] {
  const found = new Map<string, Map<number, [string, number][]>>();
  for (const r of results) {
    for (const [code, name, points] of r.lines) {
      const key = heading(model, code, name);
      const seats = found.get(key) ?? new Map<number, [string, number][]>();
      found.set(key, seats);
      const lines = seats.get(r.seat) ?? [];
      const known = lines.find((line) => line[0] === name);
      if (known) known[1] += points;
      else lines.push([name && name !== key ? name : label(model, key), points]);
      seats.set(r.seat, lines);
    }
  }
  const place = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return [...found.entries()]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, seats]) => ({
      key,
      name: label(model, key),
      icon: ICONS[key] ?? (ICONS.other as string),
      of: (seat) => (seats.get(seat) ?? []).reduce((sum, [, n]) => sum + n, 0),
      lines: (seat) => seats.get(seat) ?? [],
    }));
}

const label = (model: TableModel, key: string): string =>
  has(`score-${key}`) ? tIn(model.content.game, `score-${key}`) : key;

/** The table as plain text, for sharing. */
export function scoreText(model: TableModel, results: ResultView[], rows: Category[]): string {
  const line = (name: string, cells: (string | number)[]) =>
    [name.padEnd(22), ...cells.map((cell) => String(cell).padStart(10))].join("");
  return [
    line(
      model.content.title,
      results.map((r) => model.name(r.seat).slice(0, 9)),
    ),
    ...rows.map((row) =>
      line(
        row.name,
        results.map((r) => row.of(r.seat)),
      ),
    ),
    line(
      t("total"),
      results.map((r) => r.score ?? "–"),
    ),
  ].join("\n");
}
