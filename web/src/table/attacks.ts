/** Finds the attacks among the events of an update: each with its cubes, and with what it did to whom. */

import type { GameEvent } from "../content/view";

export interface Drawn {
  cube: number; // 0 the boss, 1 what hurts everybody, from 2 on the seats, NOBODYS what hurts nobody
  seat: number;
}
export interface Raid {
  from: number; // the number of the event that began it
  cause: string; // the card that called it
  out: number; // or the seat that is out, in whose place the boss draws
  drawn: Drawn[];
  before: number[]; // damage of each seat when it began
  hurt: number[]; // and how often each seat was hurt
}

export const NOBODYS = 64;

const CALLS = new Set(["attack", "out-draw"]);

/** `damage` is that of each seat after all of it; `calls` says whether a card calls an attack. */
export function raids(
  events: readonly GameEvent[],
  damage: readonly number[],
  calls: (card: string) => boolean,
): Raid[] {
  const begins = events.flatMap((event, at) => (CALLS.has(event.code) ? [at] : []));
  const first = begins[0];
  if (first === undefined) return [];
  const hurts = (from: number, to?: number) =>
    damage.map((_, seat) =>
      events
        .slice(from, to)
        .filter((event) => event.code === "hurt" && event.seat === seat)
        .reduce((sum, event) => sum + Number(event.a), 0),
    );
  const all = hurts(first);
  let now = damage.map((n, seat) => Math.max(0, n - (all[seat] ?? 0)));
  const found = begins.map((from, i) => {
    const to = begins[i + 1];
    const reveal = events
      .slice(begins[i - 1] ?? 0, from)
      .findLast((event) => event.code === "reveal" && calls(String(event.a)));
    const raid: Raid = {
      from: events[from]?.seq ?? -1,
      cause: reveal ? String(reveal.a) : "",
      out: events[from]?.code === "out-draw" ? (events[from]?.seat ?? -1) : -1,
      drawn: events
        .slice(from, to)
        .filter((event) => event.code === "cube")
        .map((event) => ({ cube: Number(event.a), seat: event.seat })),
      before: now,
      hurt: hurts(from, to),
    };
    now = now.map((n, seat) => n + (raid.hurt[seat] ?? 0));
    return raid;
  });
  return found.filter((raid) => raid.drawn.length > 0);
}
