// Which kinds of places a map has: one of each, as an example for the legend.
import type { Place } from "./atlas";
import { kindOf } from "./holds";
import { type LandKind, partsOf } from "./land/features";

export interface Example {
  /** What the legend calls it: `map-place-KIND`. */
  kind: string;
  place: Place;
  /** It is never the outline of a place, only a badge beside one. */
  badge: boolean;
}

/** Of decks and dungeons. What a place without a sign is needs no word. */
export function roomKinds(places: Iterable<Place>): Example[] {
  const found = new Map<string, Example>();
  for (const place of places) {
    const kind = kindOf(place);
    if (kind !== "plain" && !found.has(kind)) found.set(kind, { kind, place, badge: false });
  }
  return [...found.values()].sort((a, b) => rank(a.kind) - rank(b.kind));
}

/** Of a landscape: what places are drawn as, and what only ever lies beside something else. */
export function landKinds(places: Iterable<Place>): Example[] {
  const [drawn, beside] = [new Map<string, Example>(), new Map<string, Example>()];
  for (const place of places) {
    const { kind, others } = partsOf(place);
    const add = (found: Map<string, Example>, name: string, badge: boolean): void => {
      if (!found.has(name)) found.set(name, { kind: name, place, badge });
    };
    if (kind !== "plain") add(drawn, kind, false);
    for (const other of others) if (!place.services.some(({ id }) => id === other)) add(beside, other, true);
    if (place.marks.has("circle")) add(drawn, "circle", false);
  }
  beside.delete("wight"); // its ruin tells
  const found = [...drawn.values(), ...[...beside.values()].filter(({ kind }) => !drawn.has(kind))];
  return found.sort((a, b) => rank(a.kind) - rank(b.kind));
}

// First what one is after, then what helps on the way, then what is only where it is.
// biome-ignore format: a table
const ORDER: readonly (LandKind | string)[] = [
  "artifact", "port", "hq", "pods", "crypt", "start", "major", "either", "minor", "market", "town", "chest", "library", "prison", "shrine", "wayshrine",
  "reward", "ore", "fruit", "agent", "ruin", "volcano", "coach", "lift", "telepad", "checkpoint", "cave", "forest", "circle",
];
const rank = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
