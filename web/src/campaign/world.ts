/** The world of a campaign on the map: as it is, as it was after a line, or two of them laid over each other. */

import type { Catalogue } from "../content/catalogue";
import type { GameView } from "../content/view";
import type { Differs } from "../map/contract";
import type { CampaignHome, DifferenceShown } from "../protocol/messages";
import { storyContent } from "../story/shapes";

/** A moment of a campaign, or of another telling of it. */
export interface Instant {
  campaign: string;
  line: number;
  text: string;
}

/** A side of the board at two moments. */
export interface TwoWorlds {
  before: Catalogue;
  after: Catalogue;
}

/** Two moments and what differs, in words and as worlds, by the side of the board; of a game without sides by "". */
export interface Comparison {
  here: Instant;
  there: Instant;
  found: DifferenceShown[];
  worlds: Record<string, TwoWorlds>;
}

/** The sides of the board that have been seen: those of the games that were played, and of the next. */
export const sidesSeen = (home: CampaignHome): string[] =>
  [...new Set([...home.reports.map((row) => row.side), home.next.side].filter(Boolean))].sort();

/** The side on which most of it is to be seen; the usual one, if that is as good. */
export function tellingSide({ found, worlds }: Comparison, usual: string): string {
  const spots = found.flatMap((one) => one.spots.map((spot) => spot.split("-")[0] ?? ""));
  const seen = (side: string): number => {
    const drawn = worlds[side]?.after.spaces.filter(({ marks }) => !side || marks.includes(side)) ?? [];
    const keys = new Set(drawn.map(({ key }) => key));
    return spots.filter((spot) => keys.has(spot)).length;
  };
  const sides = Object.keys(worlds).sort((a, b) => seen(b) - seen(a) || Number(b === usual) - Number(a === usual));
  return sides[0] ?? "";
}

type Stuck = [sticker: string, spot: string];
const stuckIn = (content: Catalogue): Stuck[] =>
  storyContent(content).stuck?.map(({ sticker, spot }): Stuck => [sticker, spot]) ?? [];

/** Both worlds in one: everything that lies in either of them, and what is only in one. */
export function overlaid({ before, after }: TwoWorlds): Catalogue {
  const [old, fresh] = [storyContent(before), storyContent(after)];
  const known = new Set(after.paths.map((path) => `${path.a} ${path.b}`));
  return {
    ...after,
    paths: [...after.paths, ...before.paths.filter((path) => !known.has(`${path.a} ${path.b}`))],
    stickers: { ...old.stickers, ...fresh.stickers },
    stuck: [
      ...(fresh.stuck ?? []),
      ...(old.stuck ?? []).filter(
        (one) => !fresh.stuck?.some((two) => two.sticker === one.sticker && two.spot === one.spot),
      ),
    ],
  } as Catalogue;
}

/** Where something was added, is gone or has changed, for the map to ring. */
export function rings(comparison: Comparison | null): Differs {
  const found: Differs = {};
  for (const one of comparison?.found ?? [])
    for (const spot of one.spots) found[spot] = found[spot] && found[spot] !== one.change ? "changed" : one.change;
  return found;
}

/** A view without anybody in it: what every game lays out anew lies where it will lie. */
export function deserted(content: Catalogue | null, game: string): GameView {
  const marked = (mark: string): string[] =>
    content?.spaces.filter((space) => space.marks.includes(mark)).map(({ key }) => key) ?? [];
  const major = content?.spaces.filter((space) => space.secret === "major").map(({ key }) => [key, 1]) ?? [];
  return {
    seat: -1,
    active: -1,
    players: [],
    game,
    stuck: content ? stuckIn(content) : [],
    fruits: marked("fruit"),
    wights: marked("ruin"),
    secrets: { major: Object.fromEntries(major) },
  } as unknown as GameView;
}
