/** Finished games on the server's shelf: opened, asked for positions and numbers, played on from. */

import type { Odds } from "../content/view";
import { call, Denied } from "../net/http";
import type { Created, OpenedReplay, Outline, Series, Steps } from "../protocol/messages";
import { lang } from "../words/words.svelte";

export type { Attack, Outline, Point, Series, TapeMark, Turn } from "../protocol/messages";
export type Opened = OpenedReplay;

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
