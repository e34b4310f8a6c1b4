/** What goes from one place of the table to another in an update, and from where to where on the screen. */

import type { GameEvent } from "../content/view";
import type { TableModel } from "../table/model.svelte";

export interface Flight {
  id: number;
  kind: "card" | "token" | "cube";
  key: string; // of the card or token, or the colour of the cube
  from: DOMRect;
  to: DOMRect;
  after: number; // milliseconds
  lost: boolean; // it goes nowhere: a monster that was beaten
}

const MOST_CUBES = 4;
let count = 0;

const box = (query: string): DOMRect | undefined =>
  [...document.querySelectorAll(query)].map((one) => one.getBoundingClientRect()).find((one) => one.width > 0);
const card = (key: string) =>
  box(
    `[data-region=row] [data-card="${key}"], [data-region=reserve] [data-card="${key}"], .strip [data-card="${key}"]`,
  );
const ware = (key: string) => box(`[data-region=market] [data-token="${key}"]`);
const place = (key: string) => box(`.burgle-map [id$="-${CSS.escape(key)}"]`);

/** To be asked before the page shows the update: things still lie where they were taken from. */
export function flights(fresh: readonly GameEvent[], model: TableModel): Flight[] {
  const found: Flight[] = [];
  const space = (seat: number) => model.view?.players[seat]?.space ?? "";
  const home = (seat: number) => (seat === model.seat ? box("[data-pile=discard]") : box(`[data-seat="${seat}"]`));
  const add = (kind: Flight["kind"], key: string, from?: DOMRect, to?: DOMRect, after = 0, lost = false) => {
    if (from && to) found.push({ id: ++count, kind, key, from, to, after, lost });
  };
  for (const event of fresh) {
    const { seat, code } = event;
    if (seat < 0) continue;
    const key = String(event.a ?? "");
    if (code === "acquire" || code === "get") add("card", key, card(key), home(seat));
    else if (code === "defeat") add("card", key, card(key), card(key), 0, true);
    else if (code === "buy") add("token", key, ware(key), home(seat));
    else if (code === "artifact" || code === "found") {
      const walked = fresh.findLast((one) => one.seat === seat && one.code === "move" && one.seq < event.seq);
      add("token", key, place(walked ? String(walked.a) : space(seat)), home(seat));
    } else if (code === "clank") {
      const area = box("[data-area]");
      for (let i = 0; i < Math.min(MOST_CUBES, Number(event.a)); i++)
        add("cube", model.colour(seat), box(`[data-seat="${seat}"]`), area, i * 70);
    }
  }
  return found;
}
