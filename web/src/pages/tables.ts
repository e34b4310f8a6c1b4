/** Making a table from what was chosen, and sitting down at it. */

import { COLOURS } from "../look/seats";
import { create, nonce, request } from "../net/http";
import { gameOf, isPosition, openPosition } from "../net/positions";
import { keep, kept, likes } from "../net/remembered";
import type { SeatWish, TableInfo, TableSettings } from "../protocol/messages";
import { visit } from "../route.svelte";
import { t } from "../words/words.svelte";

/** Who plays where nobody chose another. */
export const USUAL = "greedy";

export type SeatKind = "you" | "here" | "open" | "bot";

export interface Plan {
  game: string;
  seats: SeatKind[];
  names: string[];
  bots: string[]; // by seat: which one plays, if one does
  options: Record<string, string>;
  assist: NonNullable<TableSettings["assist"]>;
  undo: NonNullable<TableSettings["undo"]>;
  whatIf: boolean; // positions may be tried out elsewhere while the game goes on
  thoughts: NonNullable<TableSettings["thoughts"]>; // when bots say why
  title: string;
  code: string;
  absent: number; // minutes until a bot plays for who is away
  watch: boolean; // a bot takes over one's own seat at once
}

export function plan(game: string, mode: "now" | "pass" | "invite" | "watch"): Plan {
  const kinds: Record<typeof mode, SeatKind[]> = {
    now: ["you", "bot", "bot", "bot"],
    pass: ["you", "here", "bot"],
    invite: ["you", "open", "open"],
    watch: ["you", "bot", "bot", "bot"],
  };
  return {
    game,
    seats: kinds[mode],
    names: [likes().name],
    bots: [],
    options: {},
    assist: "odds",
    undo: mode === "pass" ? "free" : "strict",
    whatIf: false,
    thoughts: "after",
    title: "",
    code: "",
    absent: 0,
    watch: mode === "watch",
  };
}

function wish(kind: SeatKind, at: number, made: Plan): SeatWish {
  const colour = COLOURS[at];
  if (kind === "bot" || made.watch)
    return {
      controller: kind === "bot" ? "bot" : "human",
      bot: kind === "bot" ? (made.bots[at] ?? USUAL) : "",
      name: t("bot-name", { n: at || 5 }),
      colour,
    };
  if (kind === "open") return { controller: "open", colour };
  return {
    controller: "human",
    name: made.names[at] || (at === 0 ? t("default-name") : t("seat-name", { letter: "ABCDEF"[at] ?? "" })),
    colour,
    nonce: nonce(),
  };
}

/** Plays on from a position that was pasted where a share code may stand. */
async function playOn(made: Plan): Promise<void> {
  const created = await openPosition(made.code, made.names[0] || t("default-name"));
  keep({ ...created, game: gameOf(made.code), title: made.title, at: Date.now() });
  visit("table", created.table);
}

export async function setTable(made: Plan): Promise<void> {
  if (isPosition(made.code)) return playOn(made);
  const settings: TableSettings = {
    game: made.game,
    players: made.seats.length,
    options: made.options,
    assist: made.assist,
    undo: made.undo,
    what_if: made.whatIf,
    thoughts: made.thoughts,
    title: made.title,
    code: made.code,
    absent: made.absent,
  };
  const created = await create(
    settings,
    made.seats.map((kind, at) => wish(kind, at, made)),
  );
  const host = created.tokens["0"];
  if (made.watch && host) {
    await request(created.table, host, { type: "manage", seat: 0, manage: "start" });
    await request(created.table, host, {
      type: "manage",
      seat: 0,
      manage: "bot",
      target: 0,
      value: made.bots[0] ?? USUAL,
    });
  }
  const tokens = made.watch ? {} : created.tokens;
  keep({
    table: created.table,
    game: made.game,
    title: made.title,
    tokens,
    invite: created.invite,
    watch: created.watch,
    at: Date.now(),
  });
  visit("table", created.table);
}

/** Sits down with the token of a seat; what this device has kept of the table stays. */
export function takeSeat(table: string, about: TableInfo, seat: number, token: string): void {
  const before = kept(table);
  keep({
    ...before,
    table,
    game: about.settings.game,
    title: about.settings.title ?? "",
    tokens: { ...before?.tokens, [seat]: token },
    at: Date.now(),
  });
  visit("table", table);
}
