/** A turn in one sentence: what it was about, in the order in which it happened. */

import type { GameEvent } from "../content/view";
import { walks } from "./beats";

export interface Tongue {
  name: (seat: number) => string;
  card: (key: string) => string;
  token: (key: string) => string;
  t: (id: string, args?: Record<string, string | number>) => string;
  all: (parts: string[]) => string;
}

const MOST = 3; // things that one sentence says

/** How much something is the point of a turn; what is not here is not told. */
const POINTS: Record<string, number> = {
  escape: 100,
  out: 95,
  artifact: 90,
  hack: 80,
  mark: 78,
  pick: 76,
  fruit: 74,
  token: 72,
  found: 70,
  "agent-beaten": 66,
  buy: 64,
  defeat: 60,
  acquire: 58,
  get: 56,
  laid: 55,
  vault: 54,
  teleport: 61, // where somebody is now matters more than the cards that were got on the way
  ride: 61,
  pad: 61,
  move: 61,
  clank: 40,
  use: 30,
  device: 30,
  quiet: 25,
  trash: 20,
  heal: 15,
};
const LISTED: Record<string, "card" | "token"> = { acquire: "card", defeat: "card", found: "token", buy: "token" };

interface Part {
  points: number;
  at: number;
  text: string;
}

/** What a line of the log says after the name with which it begins, without its full stop; "" if it begins otherwise. */
function rest(event: GameEvent, name: string): string {
  return event.text.startsWith(`${name} `) ? event.text.slice(name.length + 1).replace(/[.!]$/, "") : "";
}

export function sentence(events: readonly GameEvent[], seat: number, tongue: Tongue, stood: unknown = null): string {
  const name = tongue.name(seat);
  const parts: Part[] = [];
  const mine = events.filter((event) => event.seat === seat || (event.code === "laid" && event.seat < 0));
  for (const [at, event] of mine.entries()) {
    const points = POINTS[event.code];
    if (points === undefined) continue;
    const later = (like: (one: GameEvent) => boolean) => mine.slice(at + 1).some(like);
    if (walks(event)) {
      if (later(walks)) continue; // only where it led to
      parts.push({
        points,
        at,
        text: event.a !== null && event.a === stood ? tongue.t("told-round") : rest(event, name),
      });
    } else if (LISTED[event.code]) {
      if (mine.slice(0, at).some((one) => one.code === event.code)) continue;
      const kind = LISTED[event.code] as "card" | "token";
      const things = mine.filter((one) => one.code === event.code && one.a !== null).map((one) => String(one.a));
      const named = [...new Set(things)].map((key) => tongue[kind](key));
      if (named.length > 0)
        parts.push({ points, at, text: tongue.t(`told-${event.code}`, { things: tongue.all(named) }) });
    } else if (event.code === "clank" || event.code === "laid") {
      if (later((one) => one.code === event.code)) continue;
      const n = mine.filter((one) => one.code === event.code).reduce((sum, one) => sum + Number(one.a ?? 0), 0);
      if (event.code === "laid") parts.push({ points, at, text: tongue.t("told-laid") });
      else if (n > 0) parts.push({ points: n > 1 ? points + n : 0, at, text: tongue.t("told-clank", { n }) });
    } else parts.push({ points, at, text: rest(event, name) });
  }
  const said = parts.filter((part) => part.text !== "");
  const best = said
    .filter((part) => part.points > 0 || said.length === 1) // a little noise is worth a word where nothing else is
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
  if (best.length === 0) return tongue.t("told-nothing", { name });
  return `${name} ${tongue.all(best.map((part) => part.text))}`.replace(/[^!]$/, "$&.");
}

const CALLS = new Set(["attack", "out-draw"]);
// After these, nothing is the attack's.
const DEEDS = new Set(["turn", "play", "end", "acquire", "get", "buy", "defeat", "use"]);
export interface Strike {
  from: number; // the number of its first event
  hurts: boolean; // one of `own`
  hit: number[]; // the numbers of what it did
  text: string;
}

/** Each attack in one sentence: whom it hit, and how hard. */
export function strikes(events: readonly GameEvent[], own: readonly number[], boss: string, tongue: Tongue): Strike[] {
  return events.flatMap((call, at): Strike[] => {
    if (!CALLS.has(call.code)) return [];
    const rest = events.slice(at + 1);
    const over = rest.findIndex((one) => CALLS.has(one.code) || DEEDS.has(one.code) || walks(one));
    const raid = rest.slice(0, over < 0 ? undefined : over);
    const hurt = raid.filter((one) => one.code === "hurt");
    const seats = [...new Set(hurt.map((one) => one.seat))];
    const hits = seats.map((seat) => {
      const n = hurt.filter((one) => one.seat === seat).reduce((sum, one) => sum + Number(one.a ?? 0), 0);
      const out = raid.some((one) => one.code === "out" && one.seat === seat) ? "yes" : "no";
      const you = own.length === 1 && own[0] === seat; // of several at one device nobody is "you"
      return tongue.t(you ? "told-hit-you" : "told-hit", { name: tongue.name(seat), n, out });
    });
    const text =
      hits.length > 0
        ? tongue.t("told-attack", { boss, hits: hits.join(", ") })
        : tongue.t("told-attack-missed", { boss });
    const told = raid.filter((one) => one.code === "hurt" || (one.code === "out" && seats.includes(one.seat)));
    return [{ from: call.seq, hurts: seats.some((seat) => own.includes(seat)), hit: told.map((one) => one.seq), text }];
  });
}

export interface TurnTold {
  seat: number;
  from: number; // the number of its first event
  events: GameEvent[];
  stood: unknown; // where its pawn was before; null if nobody knows
}

/** The turns of others since one of `own` has had one; for who only watches the last so many. */
export function since(events: readonly GameEvent[], own: readonly number[], players: number): TurnTold[] {
  const turns: TurnTold[] = [];
  const places = new Map<number, unknown>();
  for (const event of events) {
    if (event.code === "turn")
      turns.push({ seat: event.seat, from: event.seq, events: [], stood: places.get(event.seat) ?? null });
    if (walks(event)) places.set(event.seat, event.a);
    turns.at(-1)?.events.push(event);
  }
  if (own.length === 0) return turns.slice(-players);
  const now = turns.at(-1);
  if (now && own.includes(now.seat)) turns.pop(); // one's own, which is not told
  return turns.slice(turns.findLastIndex((turn) => own.includes(turn.seat)) + 1);
}
