/** Finished games on the server's shelf: opened, asked for positions and numbers, played on from. */

import type { GameEvent, GameView, Odds } from "../content/view";
import { type Created, call, Denied } from "../net/http";
import type { TableInfo } from "../protocol/messages";
import { lang } from "../words/words.svelte";

export interface Opened {
  replay: string;
  table: string;
  lines: number;
  sound: boolean;
  scores: (number | null)[];
  problems: string[];
  notes: string[];
}
export interface Mark {
  step: number;
  kind: "attack" | "out" | "artifact" | "escape";
  seat: number;
  event: number;
}
export interface Turn {
  turn: number;
  seat: number;
  step: number;
}
export interface Outline {
  info: TableInfo;
  steps: number;
  lines: number[];
  seats: number[];
  turns: Turn[];
  marks: Mark[];
  taken_back: number;
  winners: number[];
  scores: (number | null)[];
  promised: string;
  seed: string;
}
export interface Steps {
  seat: number;
  first: number;
  view: GameView;
  patches: unknown[][][];
  events: GameEvent[][];
}
export interface Point {
  turn: number;
  seat: number;
  step: number;
  score: number[];
  health: number[];
  clank: number[];
  luck: number[];
}
export interface Attack {
  step: number;
  turn: number;
  draws: number;
  bag: number;
  drawn: number[];
  expected: number[];
}
export interface Series {
  points: Point[];
  attacks: Attack[];
  status: string[];
}

const at = (replay: string, rest: string) => `/api/replays/${encodeURIComponent(replay)}/${rest}`;

export const openTable = (table: string, tokens: string[]) =>
  call<Opened>(`/api/tables/${encodeURIComponent(table)}/tape`, {}, tokens);

export async function openFile(file: Blob): Promise<Opened> {
  const headers = { "Content-Type": "application/x-ndjson", "Accept-Language": lang() };
  const answer = await fetch("/api/replays", { method: "POST", headers, body: file });
  const said = (await answer.json().catch(() => ({}))) as Opened & { error?: string; text?: string };
  if (!answer.ok) throw new Denied(said.error ?? "", said.text ?? answer.statusText);
  return said;
}

export const openedAs = (replay: string) => call<Opened>(`/api/replays/${encodeURIComponent(replay)}`);
export const outlineOf = (replay: string) => call<Outline>(at(replay, "outline"));
export const seriesOf = (replay: string) => call<Series>(at(replay, "series"));
export const oddsAt = (replay: string, step: number) => call<Odds>(at(replay, `odds?step=${step}`));
export const stepsOf = (replay: string, seat: number, first: number, last: number) =>
  call<Steps>(at(replay, `steps?seat=${seat}&first=${first}&last=${last}`));
export const whatIf = (replay: string, seat: number, step: number) =>
  call<Created>(at(replay, "play-on"), { seat, step });
export const fileOf = (replay: string) => at(replay, "file");
