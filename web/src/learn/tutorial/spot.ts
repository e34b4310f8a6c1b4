/** Finds on the screen what a step is about. Nothing here knows where things are, only what they are called. */

import type { TableModel } from "../../table/model.svelte";
import { t } from "../../words/words.svelte";
import type { Spot } from "./lesson";

/** Regions by name; on a phone some are elsewhere, so each has several places where it may be. */
const REGIONS: Record<string, string[]> = {
  pools: [".you .pool", ".pl .pool"],
  hearts: [".you .hearts", ".you .pools", ".bar .hbar"],
  boss: ['[data-region="boss"]', ".dr"],
  area: ['[data-region="boss"] .counts .line', ".dr"],
  row: ['[data-region="row"] .cards', ".strip .cards"],
  reserve: ['[data-region="reserve"]', ".strip .tabs button:nth-of-type(2)"],
  market: ['[data-region="market"]', ".strip .tabs button:nth-of-type(3)"],
  things: [".you .own", ".own", ".you .pools"],
  answers: [".ask"],
  detail: ['[data-region="detail"]', ".th"],
  placing: [".lay"],
  draft: [".draft .card"],
  patron: [".patron"],
  confirm: [".detail .btn.pri"],
};

/** Regions that are several things side by side; of all others the first place is meant. */
const SEVERAL = ["pools", "draft"];

const seen = (element: Element | null | undefined): element is Element => {
  if (!element) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
const all = (selector: string) => [...document.querySelectorAll(selector)];

/** Places of the map; if they are beyond its edge, the button that shows the whole map. */
function places(selector: string): Element[] {
  const frame = document.querySelector(".burgle-map")?.getBoundingClientRect();
  const found = all(selector);
  const inside = found.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });
  return inside.length > 0 || found.length === 0 ? inside : all(`button[aria-label="${CSS.escape(t("map-fit"))}"]`);
}

function button(word: string): Element[] {
  const text = word === "do-pick-chest" ? t("do-pick", { name: "chest" }) : t(word);
  return all("button:not(:disabled)").filter((one) => one.textContent?.trim().startsWith(text));
}

function candidates(spot: Spot, model: TableModel): Element[] {
  if ("button" in spot) return button(spot.button);
  if ("space" in spot) return places(`.hotspot.lit[id$="-${CSS.escape(spot.space)}"]`);
  if ("end" in spot) return all(`.hotspot.lit[id*="end:"]`).filter((one) => one.id.endsWith(spot.end));
  if ("card" in spot) return all(`[data-region] [data-card="${spot.card}"], .strip [data-card="${spot.card}"]`);
  if ("token" in spot) return button(model.token(spot.token)?.name ?? "");
  if (spot.region === "pawn") return places(`.hotspot[id$="-${CSS.escape(model.me?.space ?? "")}"]`);
  return (REGIONS[spot.region] ?? []).flatMap(all);
}

/** The box around everything that a spot means, or null while it is not there. */
export function boxOf(spots: Spot[], model: TableModel): DOMRect | null {
  for (const spot of spots) {
    const found = candidates(spot, model).filter(seen);
    const several = "region" in spot && SEVERAL.includes(spot.region);
    const boxes = (several ? found : found.slice(0, 1)).map((one) => one.getBoundingClientRect());
    if (boxes.length === 0) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  }
  return null;
}

export interface Place {
  x: number;
  y: number;
  tail: "up" | "down" | "left" | "right" | "";
}

const GAP = 18;
const EDGE = 8;
const NARROW = 760; // phones: at the top, where it hides the least
const BELOW_BAR = 48;

/** Puts a box of a size beside another one, inside the window: below, above, right, left, or on top of it. */
export function beside(box: DOMRect | null, width: number, height: number): Place {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, value));
  if (!box) return { x: clamp((innerWidth * 0.58 - width) / 2, innerWidth - width), y: 60, tail: "" };
  const x = clamp(box.left + box.width / 2 - width / 2, innerWidth - width);
  const y = clamp(box.top + box.height / 2 - height / 2, innerHeight - height);
  if (innerWidth <= NARROW && box.top > BELOW_BAR + height) return { x, y: BELOW_BAR, tail: "" };
  if (box.top - GAP - height > EDGE) return { x, y: box.top - GAP - height, tail: "down" };
  if (box.bottom + GAP + height < innerHeight - EDGE) return { x, y: box.bottom + GAP, tail: "up" };
  if (box.left - GAP - width > EDGE) return { x: box.left - GAP - width, y, tail: "right" };
  if (box.right + GAP + width < innerWidth - EDGE) return { x: box.right + GAP, y, tail: "left" };
  return { x, y: clamp(box.top + GAP, innerHeight - height), tail: "" };
}
