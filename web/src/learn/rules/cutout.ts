/** A piece of a map to be shown by itself, as it is before anybody has taken anything from it. */

import type { Catalogue } from "../../content/catalogue";
import type { Atlas } from "../../map/atlas";
import type { MapView } from "../../map/contract";
import type { Box } from "../../map/geometry";
import { type Land, layLand } from "../../map/land/layout";
import { readAtlas } from "../../map/read";
import { layShip, type Ship } from "../../map/ship/layout";
import { type Dungeon, layDungeon } from "../../map/tiles/dungeon";
import { CELL } from "../../map/tiles/layout";

export interface Cut {
  atlas: Atlas;
  view: MapView;
  ship?: Ship;
  land?: Land | null;
  dungeon?: Dungeon;
}
const boards = new WeakMap<Catalogue, Cut>();

/** Nothing is taken yet: secrets and artifacts lie where they belong. */
export function untouched(content: Catalogue): MapView {
  const secrets: Record<string, Record<string, number>> = { major: {}, minor: {} };
  const artifacts: Record<string, string> = {};
  const loot = Object.entries(content.tokens)
    .filter(([, one]) => one.pool === "artifact")
    .sort(([, a], [, b]) => a.value - b.value); // a room of a tile names the place in the stack instead of a value
  for (const space of content.spaces) {
    const lying = secrets[space.secret];
    if (lying) lying[space.key] = space.secret === "minor" ? 2 : 1;
    const token = loot.find(([, one]) => one.value === space.artifact) ?? loot[space.artifact - 1];
    if (space.artifact && token) artifacts[space.key] = token[0];
  }
  const marked = (mark: string): string[] =>
    content.spaces.filter((space) => space.marks.includes(mark)).map((space) => space.key);
  return {
    seat: -1,
    active: 0,
    players: [],
    secrets,
    artifacts,
    agents: marked("agent"),
    fruits: marked("fruit"),
    wights: marked("ruin"),
  } as MapView;
}

export function cut(content: Catalogue, kind: "space" | "tile", key: string): Cut {
  const atlas = readAtlas(content);
  if (atlas.tiles.size) {
    const tile = kind === "tile" ? key : (content.tiles?.find(({ rooms }) => rooms.includes(key))?.key ?? "");
    return { atlas, view: untouched(content), dungeon: layDungeon(atlas, [{ tile, x: 0, y: 0, turned: 0 }]) };
  }
  const known = boards.get(content);
  if (known) return known;
  const ship = layShip(atlas);
  const made = { atlas, view: untouched(content), ship, land: atlas.regions.length ? layLand(atlas, ship) : null };
  boards.set(content, made);
  return made;
}

/** What is in the picture: a space with its ways, a room in the middle of its tile, or a whole tile. */
export function around(piece: Cut, key: string): Box {
  const [w, h] = [200, 160];
  const p = piece.ship?.spots.get(key) ?? piece.dungeon?.spots.get(key);
  if (p) return { x: p[0] - w / 2, y: p[1] - h / 2, w, h };
  const corner = piece.dungeon?.pieces[0]?.corner ?? [0, 0];
  return { x: corner[0] - CELL * 0.15, y: corner[1] - CELL * 0.02, w: CELL * 1.3, h: CELL * 1.04 };
}
