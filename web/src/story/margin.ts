/** What an instruction did, as it stands in the margin: names in place of keys. */

import type { GameEvent } from "../content/view";
import type { TableModel } from "../table/model.svelte";
import { t } from "../words/words.svelte";
import { storyContent } from "./shapes";

/** Where a sticker is: spaces and paths by their names, cards by theirs. */
export function spotName(spot: string, model: TableModel): string {
  const [sort, ...rest] = spot.split(":");
  if (sort === "franchise") return t("story-spot-franchise");
  if (sort === "params" || sort === "numbers") return t("story-spot-rules");
  if (sort === "starter") return t("story-spot-starter", { card: model.card(rest[1] ?? "")?.name ?? "" });
  if (sort === "card") return model.card(rest[0] ?? "")?.name ?? "";
  if (sort === "token") return model.token(rest[0] ?? "")?.name ?? "";
  const places = storyContent(model.content).places; // on the other side of the board, too
  const ends = spot.split("-").map((key) => model.space(key)?.name ?? places?.[key] ?? key);
  return ends.length === 2 ? t("story-spot-path", { a: ends[0] ?? "", b: ends[1] ?? "" }) : (ends[0] ?? spot);
}

export function told(event: GameEvent, model: TableModel): string {
  if (event.code !== "sticker") return event.text;
  const sticker = storyContent(model.content).stickers?.[String(event.a)];
  const spot = spotName(String(event.b), model);
  return sticker?.kind === "waypoint"
    ? t("story-waypoint", { spot })
    : t("story-sticker", { name: sticker?.name ?? "", spot });
}
