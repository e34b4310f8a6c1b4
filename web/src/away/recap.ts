/** What changed for somebody who was away: a few sentences, what hurt first. */

import type { GameEvent } from "../content/view";

export interface Line {
  id: string; // of the words
  args: Record<string, string | number>;
  seat: number; // whose cube stands before it; -1 for none
  hurts: boolean;
}

export interface Names {
  person: (seat: number) => string;
  card: (key: string) => string;
  token: (key: string) => string;
}

const MOST_THINGS = 3;

/** Puts together what a list of events means for a seat. */
export function recap(events: readonly GameEvent[], me: number, names: Names): Line[] {
  const bad: Line[] = [];
  const rest: Line[] = [];
  const count = (code: string, mine = true) =>
    events.filter((e) => e.code === code && (!mine || e.seat === me)).reduce((sum, e) => sum + Number(e.a ?? 0), 0);
  const attacks = events.filter((e) => e.code === "attack").length;
  const hits = me >= 0 ? count("hurt") : 0;
  const noise = me >= 0 ? count("clank") : 0;
  if (events.some((e) => e.code === "out" && e.seat === me))
    bad.push({ id: "away-out-me", args: {}, seat: me, hurts: true });
  if (hits > 0) bad.push({ id: "away-hits", args: { n: hits }, seat: me, hurts: true });
  if (noise > 0) bad.push({ id: "away-clank", args: { n: noise }, seat: me, hurts: true });
  if (attacks > 0)
    rest.push({
      id: me >= 0 && hits === 0 ? "away-unhurt" : "away-attacks",
      args: { n: attacks },
      seat: -1,
      hurts: false,
    });
  for (const event of events) {
    if (event.seat < 0 || event.seat === me) continue;
    const name = names.person(event.seat);
    if (event.code === "out") rest.push({ id: "away-out", args: { name }, seat: event.seat, hurts: false });
    else if (event.code === "escape") rest.push({ id: "away-escape", args: { name }, seat: event.seat, hurts: false });
    else if (event.code === "artifact")
      rest.push({
        id: "away-artifact",
        args: { name, thing: names.token(String(event.a)) },
        seat: event.seat,
        hurts: false,
      });
  }
  for (const [code, id] of [
    ["found", "away-token"],
    ["acquire", "away-bought"],
    ["defeat", "away-defeated"],
  ] as const)
    for (const seat of new Set(
      events.filter((e) => e.code === code && e.seat >= 0 && e.seat !== me).map((e) => e.seat),
    )) {
      const things = events
        .filter((e) => e.code === code && e.seat === seat && e.a !== null)
        .map((e) => (code === "found" ? names.token(String(e.a)) : names.card(String(e.a))));
      const said = [...new Set(things)];
      const list = said.length > MOST_THINGS ? `${said.slice(0, MOST_THINGS).join(", ")} …` : said.join(", ");
      if (list) rest.push({ id, args: { name: names.person(seat), thing: list, things: list }, seat, hurts: false });
    }
  return [...bad, ...rest];
}

/** Whether that is worth a word: something hurt, or somebody had a whole turn. */
export const worthTelling = (events: readonly GameEvent[], me: number): boolean =>
  events.some((e) => e.seat === me && (e.code === "hurt" || e.code === "out")) ||
  events.filter((e) => e.code === "turn").length >= 2;
