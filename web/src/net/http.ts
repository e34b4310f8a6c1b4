/** What is said over plain HTTP: making and joining tables, and what they are drawn from. */

import type { Catalogue } from "../content/catalogue";
import type { Created, Joined, Listed, SeatWish, TableInfo, TableSettings } from "../protocol/messages";
import { lang } from "../words/words.svelte";

/** A request that the table refused, in its own words. */
export class Denied extends Error {
  constructor(
    readonly error: string,
    text: string,
  ) {
    super(text);
  }
}

export async function call<T>(path: string, body?: unknown, tokens: string[] = []): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": lang() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (tokens.length > 0) headers.Authorization = `Bearer ${tokens.join(",")}`;
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = (await answer.json().catch(() => ({}))) as { error?: string; text?: string; detail?: string };
  if (!answer.ok) throw new Denied(said.error ?? String(answer.status), said.text ?? said.detail ?? answer.statusText);
  return said as T;
}

/** Some chance of one's own, mixed into the table's seed. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const create = (settings: TableSettings, seats: SeatWish[]) => call<Created>("/api/tables", { settings, seats });
/** A token of one's own making: whoever has it before asking loses no seat when the answer is lost. */
export function newToken(): string {
  const letters = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
export const join = (
  table: string,
  invite: string,
  wish: { seat: number; name: string; colour: string; token: string },
) => call<Joined>(`/api/tables/${encodeURIComponent(table)}/join`, { ...wish, nonce: nonce() }, [invite]);
/** A seat for this device too, by the short code that the other one shows. */
export const redeem = (code: string) => call<Joined>("/api/devices", { code });
export const info = (table: string, tokens: string[]) =>
  call<TableInfo>(`/api/tables/${encodeURIComponent(table)}`, undefined, tokens);
export const mine = (tokens: string[]) => call<Listed[]>("/api/tables", undefined, tokens);

/** One message of the protocol without a socket. */
export const request = (table: string, token: string, message: Record<string, unknown>) =>
  call<unknown>(`/api/tables/${encodeURIComponent(table)}/request`, { key: nonce(), ...message }, [token]);

/** The catalogue of a game as it is played: with the options that its view names, and the content it was begun with. */
export function content(
  game: string,
  players: number,
  options: Record<string, string>,
  packs: string[],
  begunWith = "",
): Promise<Catalogue> {
  const query = new URLSearchParams({
    players: String(players),
    options: Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(";"),
    packs: packs.join(","),
    content: begunWith,
  });
  return call<Catalogue>(`/api/content/${encodeURIComponent(game)}?${query}`);
}
