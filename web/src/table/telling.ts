/** A line of the log in pieces: names of people and things can be pointed at, the rest is text. */

import type { GameEvent } from "../content/view";
import { bossIcon } from "../look/signs";
import type { TableModel, Thing } from "./model.svelte";

export interface Piece {
  text: string;
  thing?: Thing;
  seat?: number;
}

const ICONS: Record<string, string> = {
  acquire: "card-pickup",
  artifact: "glowing-artifact",
  buy: "shop",
  clank: "ringing-bell",
  coins: "two-coins",
  defeat: "broadsword",
  device: "cog",
  discard: "card-discard",
  agent: "spy",
  "agent-beaten": "spy",
  "agent-past": "spy",
  draw: "card-draw",
  event: "newspaper",
  fee: "two-coins",
  fruit: "plum",
  intern: "graduate-cap",
  "lockpick-spent": "lockpicks",
  patron: "top-hat",
  ride: "old-wagon",
  role: "id-card",
  sacrifice: "graduate-cap",
  seal: "wax-seal",
  shrine: "fire-shrine",
  vault: "strongbox",
  wight: "ghost",
  found: "swap-bag",
  get: "card-pickup",
  hack: "processor",
  heal: "heart-plus",
  hurt: "hearts",
  move: "leather-boot",
  out: "knockout",
  play: "card-play",
  portal: "magic-portal",
  quiet: "sound-off",
  reveal: "veil",
  teleport: "teleport",
  telepad: "teleport",
  token: "swap-bag",
  trash: "trash-can",
  use: "swap-bag",
};

/** What a line is about, at a glance. */
export function eventIcon(event: GameEvent, game: string): string {
  return event.code === "attack" || event.code === "rage" ? bossIcon(game) : (ICONS[event.code] ?? "");
}

/** The thing that a key of an event stands for. */
function thingOf(model: TableModel, key: string | number | null): { name: string; thing: Thing } | null {
  if (typeof key !== "string" || key === "") return null;
  const found = [
    { name: model.card(key)?.name, thing: { kind: "card", key, place: "pile" } as const },
    { name: model.token(key)?.name, thing: { kind: "token", key, place: "pile" } as const },
    { name: model.space(key)?.name, thing: { kind: "space", key, place: "map" } as const },
  ].find((one) => one.name);
  return found?.name ? { name: found.name, thing: found.thing } : null;
}

/** Cuts a line where the names stand that it mentions. */
export function pieces(event: GameEvent, model: TableModel): Piece[] {
  const marks: { at: number; text: string; piece: Omit<Piece, "text"> }[] = [];
  const mark = (text: string, piece: Omit<Piece, "text">) => {
    const at = event.text.indexOf(text);
    if (text && at >= 0 && !marks.some((one) => at < one.at + one.text.length && one.at < at + text.length))
      marks.push({ at, text, piece });
  };
  if (event.seat >= 0) mark(model.name(event.seat), { seat: event.seat });
  for (const key of [event.a, event.b, event.cause]) {
    const found = thingOf(model, key);
    if (found) mark(found.name, { thing: found.thing });
  }
  const cut: Piece[] = [];
  let from = 0;
  for (const { at, text, piece } of marks.sort((a, b) => a.at - b.at)) {
    if (at > from) cut.push({ text: event.text.slice(from, at) });
    cut.push({ text, ...piece });
    from = at + text.length;
  }
  if (from < event.text.length) cut.push({ text: event.text.slice(from) });
  return cut;
}
