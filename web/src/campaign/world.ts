/** The world of a campaign on the map: as it is, as it was after a line, or two of them laid over each other. */

import type { Catalogue } from "../content/catalogue";
import type { GameView } from "../content/view";
import type { Differs } from "../map/contract";
import type { DifferenceShown } from "../protocol/messages";
import { storyContent } from "../story/shapes";

/** A moment of a campaign, or of another telling of it. */
export interface Instant {
  campaign: string;
  line: number;
  text: string;
}

/** Two moments and what differs, in words and as worlds. */
export interface Comparison {
  here: Instant;
  there: Instant;
  found: DifferenceShown[];
  before: Catalogue;
  after: Catalogue;
}

type Stuck = [sticker: string, spot: string];
const stuckIn = (content: Catalogue): Stuck[] =>
  storyContent(content).stuck?.map(({ sticker, spot }): Stuck => [sticker, spot]) ?? [];

/** Both worlds in one: everything that lies in either of them, and what is only in one. */
export function overlaid({ before, after }: Comparison): Catalogue {
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
