/** The guide of a game: fetched once in each language, its sentences cut where something is stressed or drawn. */

import { call } from "../../net/http";
import type { GuidePage } from "../../protocol/messages";
import { lang } from "../../words/words.svelte";

export interface Inline {
  text: string;
  strong?: boolean;
  soft?: boolean;
  icon?: string;
}
const MARKS = /\{\{icon (\w+)\}\}|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const hit of text.matchAll(MARKS)) {
    if (hit.index > at) found.push({ text: text.slice(at, hit.index) });
    const [whole, icon, strong, soft] = hit;
    found.push(icon ? { text: "", icon } : strong ? { text: strong, strong: true } : { text: soft ?? "", soft: true });
    at = hit.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

const guides = new Map<string, Promise<GuidePage>>();

export function guide(game: string): Promise<GuidePage> {
  const key = `${game} ${lang()}`;
  const known = guides.get(key);
  if (known) return known;
  const asked = call<GuidePage>(`/api/guide/${encodeURIComponent(game)}`);
  guides.set(key, asked);
  asked.catch(() => guides.delete(key));
  return asked;
}
