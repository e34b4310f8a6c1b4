// Ways out of every place, for whoever reads the map instead of looking at it.
import type { Atlas } from "../atlas";
import type { MapView } from "../contract";
import { layDungeon } from "../tiles/dungeon";
import type { Toll } from "../tolls";

export interface Exit extends Toll {
  to: string;
  /** One way, and not from here. */
  closed: boolean;
  how: "path" | "lift" | "portal";
}

export function exitsOf(atlas: Atlas, view: MapView): Map<string, Exit[]> {
  const exits = new Map<string, Exit[]>();
  const put = (from: string, exit: Exit): void => {
    exits.set(from, [...(exits.get(from) ?? []), exit]);
  };
  const both = (a: string, b: string, toll: Toll): void => {
    put(a, { ...toll, to: b, closed: false, how: "path" });
    put(b, { ...toll, to: a, closed: toll.oneWay, how: "path" });
  };
  if (!atlas.tiles.size) {
    for (const way of atlas.ways) both(way.a, way.b, way);
    const stops = atlas.lift?.stops ?? [];
    stops.forEach((stop, i) => {
      const next = stops[i + 1];
      if (!next) return;
      const toll = {
        boots: 0,
        enemies: 0,
        lock: atlas.lift?.locks.includes(`${stop}-${next}`) ?? false,
        oneWay: false,
      };
      put(stop, { ...toll, to: next, closed: false, how: "lift" });
      put(next, { ...toll, to: stop, closed: false, how: "lift" });
    });
    return exits;
  }
  const opened = new Set(view.opened ?? []);
  const dungeon = layDungeon(atlas, view.tiles ?? []);
  for (const key of dungeon.spots.keys()) exits.set(key, []);
  for (const { piece } of dungeon.pieces) {
    for (const tunnel of piece.tunnels) {
      if (tunnel.kind === "inner")
        both(tunnel.from, tunnel.to, { ...tunnel, lock: tunnel.lock && !opened.has(tunnel.lockName) });
    }
  }
  for (const { a, b, toll } of dungeon.joints)
    both(a, b, { ...toll, lock: toll.lock && !toll.locks.every((name) => opened.has(name)) });
  for (const gate of dungeon.gates) {
    for (const other of dungeon.gates) {
      if (other !== gate)
        put(gate.room, {
          boots: 1,
          enemies: 0,
          lock: false,
          oneWay: false,
          to: other.room,
          closed: false,
          how: "portal",
        });
    }
  }
  return exits;
}
