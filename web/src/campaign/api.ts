/** What is said to campaigns over HTTP, and sitting down at the tables of their games. */

import type { Catalogue } from "../content/catalogue";
import { call, nonce } from "../net/http";
import { keep, keepCampaign, keptCampaign } from "../net/remembered";
import type {
  CampaignBox,
  CampaignDone,
  CampaignHome,
  CampaignRequest,
  DifferenceShown,
  EditionShown,
  Founded,
  GameSteps,
  ListedCampaign,
  NewCampaign,
  OpenedReplay,
  PagesShown,
} from "../protocol/messages";
import { visit } from "../route.svelte";
import { lang } from "../words/words.svelte";
import type { Instant } from "./world";

type Said = CampaignRequest extends infer One ? (One extends unknown ? Omit<One, "key"> : never) : never;
const at = (id: string, rest = ""): string => `/api/campaigns/${encodeURIComponent(id)}${rest}`;
export const tokensOf = (id: string): string[] => Object.values(keptCampaign(id)?.tokens ?? {});

export const boxes = (): Promise<CampaignBox[]> => call("/api/campaigns");
export const home = (id: string): Promise<CampaignHome> => call(at(id), undefined, tokensOf(id));
export const say = (id: string, said: Said): Promise<CampaignDone> =>
  call(at(id, "/say"), { ...said, key: nonce() }, tokensOf(id));
export const pages = (id: string, since = 0): Promise<PagesShown> =>
  call(at(id, `/pages?since=${since}`), undefined, tokensOf(id));
/** What the map is drawn from: as it is now, or was after a line; on the side of the next game, or on another. */
export const world = (id: string, line = -1, side = ""): Promise<Catalogue> =>
  call(at(id, `/content?line=${line}&side=${encodeURIComponent(side)}`), undefined, tokensOf(id));
/** At which step of its game's replay everything in the ledger was written. */
export const steps = (id: string): Promise<GameSteps[]> => call(at(id, "/steps"), undefined, tokensOf(id));
/** Opens a finished game of a campaign, to be looked at again. */
export const openGame = (id: string, game: number): Promise<OpenedReplay> =>
  call(at(id, "/tape"), { game }, tokensOf(id));
export const edition = (id: string, version: number): Promise<EditionShown> =>
  call(at(id, `/edition?version=${version}`), undefined, tokensOf(id));
/** What differs between two moments; the other one may be of another telling that this device knows. */
export const compare = (here: Instant, there: Instant): Promise<DifferenceShown[]> => {
  const other = here.campaign === there.campaign ? "" : `&telling=${encodeURIComponent(there.campaign)}`;
  const tokens = new Set([...tokensOf(here.campaign), ...tokensOf(there.campaign)]);
  return call(at(here.campaign, `/compare?line=${here.line}&other=${there.line}${other}`), undefined, [...tokens]);
};
export const mine = (tokens: string[]): Promise<ListedCampaign[]> => call("/api/campaigns/mine", { tokens });

/** Remembers a campaign that was founded, brought along or branched off. */
export function remember(made: Founded, title: string): void {
  keepCampaign({ campaign: made.campaign, title, tokens: made.tokens, at: Date.now() });
}

export async function found(wish: NewCampaign): Promise<Founded> {
  const made = await call<Founded>("/api/campaigns", wish);
  remember(made, wish.title ?? "");
  return made;
}

/** Goes to the table of the game that is being played. */
export function sitDown(about: CampaignHome, done: CampaignDone): void {
  keep({
    table: done.table,
    game: about.pack.game,
    title: about.title,
    tokens: done.seats as Record<string, string>,
    campaign: about.campaign,
    at: Date.now(),
  });
  visit("table", done.table);
}

/** Takes a campaign along as a file. */
export async function take(id: string): Promise<void> {
  const answer = await fetch(at(id, "/export"), {
    headers: { Authorization: `Bearer ${tokensOf(id).join(",")}`, "Accept-Language": lang() },
  });
  if (!answer.ok) throw new Error(answer.statusText);
  keepFile(await answer.blob(), `burgle-${id}.campaign`);
}

/** Has the browser save a file. */
export function keepFile(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Brings one along. */
export async function bring(file: File): Promise<Founded> {
  const answer = await fetch("/api/campaigns/import", {
    method: "POST",
    headers: { "Content-Type": "application/x-ndjson", "Accept-Language": lang() },
    body: file,
  });
  const said = (await answer.json().catch(() => ({}))) as Founded & { text?: string };
  if (!answer.ok) throw new Error(said.text ?? answer.statusText);
  return said;
}
