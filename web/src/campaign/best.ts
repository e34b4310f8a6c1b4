/** The best moments of a campaign, as its reports and its ledger tell them. */

import type { CampaignHome } from "../protocol/messages";

export interface Best {
  word: string; // of the message
  facts: Record<string, string | number>;
}

export function bestMoments(home: CampaignHome, named: (key: string) => string): Best[] {
  const found: Best[] = [];
  const rows = home.reports.flatMap((row) =>
    row.seats.map((who, i) => ({ who, game: row.game, score: row.scores[i] ?? 0 })),
  );
  const top = rows.toSorted((a, b) => b.score - a.score)[0];
  if (top?.score) found.push({ word: "camp-best-score", facts: { who: named(top.who), n: top.score, game: top.game } });
  const close = home.reports
    .flatMap((row) => {
      const [first = 0, second = 0] = row.scores.toSorted((a, b) => b - a);
      return row.scores.length > 1 && second > 0 ? [{ row, by: first - second }] : [];
    })
    .toSorted((a, b) => a.by - b.by)[0];
  if (close?.by && close.row.winners[0])
    found.push({
      word: "camp-best-close",
      facts: { who: named(close.row.winners[0]), n: close.by, game: close.row.game },
    });
  const dark = home.reports.find((row) => row.seats.length > 1 && row.scores.every((score) => score === 0));
  if (dark) found.push({ word: "camp-best-dark", facts: { game: dark.game } });
  const lost = tally(home.reports.flatMap((row) => row.lost));
  if (lost && lost.n > 1) found.push({ word: "camp-best-lost", facts: { who: named(lost.key), n: lost.n } });
  const stars = tally(home.contracts.flatMap((one) => one.stars));
  if (stars) found.push({ word: "camp-best-contracts", facts: { who: named(stars.key), n: stars.n } });
  const readers = tally(home.ledger.filter((line) => line.kind === "opened" && line.who).map((line) => line.who));
  if (readers) found.push({ word: "camp-best-reader", facts: { who: named(readers.key), n: readers.n } });
  if (home.world.stuck.length) found.push({ word: "camp-best-stickers", facts: { n: home.world.stuck.length } });
  return found;
}

function tally(keys: string[]): { key: string; n: number } | null {
  const counted = new Map<string, number>();
  for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  const [best] = [...counted].toSorted(([, a], [, b]) => b - a);
  return best ? { key: best[0], n: best[1] } : null;
}
