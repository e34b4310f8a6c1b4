// Every tile turned every way, and dungeons as bots have grown them, must draw without anything on top of anything else.
import { describe, expect, it } from "vitest";
import { add, clearance, distance } from "../../src/map/geometry";
import { exitsOf } from "../../src/map/list/exits";
import { type MapContent, readAtlas } from "../../src/map/read";
import { layDungeon, walk } from "../../src/map/tiles/dungeon";
import { CELL, layPiece, type Piece } from "../../src/map/tiles/layout";
import content from "../fixtures/catacombs-content.json";
import grown from "../fixtures/catacombs-grown.json";
import large from "../fixtures/catacombs-large.json";

const atlas = readAtlas(content as unknown as MapContent);
const plans = [...atlas.tiles.values()];
const squares = plans
  .filter((plan) => plan.square)
  .flatMap((plan) => [0, 1, 2, 3].map((turned) => ({ plans: [plan], turned })));
const long = plans.filter((plan) => !plan.square);
const starts = long.flatMap((top, i) => (i % 2 ? [] : [{ plans: [top, long[i + 1] ?? top], turned: 0 }]));
const pieces = [...squares, ...starts].map(({ plans: halves, turned }): [string, Piece] => [
  `${halves.map((plan) => plan.key).join("+")} turned ${turned * 90}`,
  layPiece(atlas, halves, turned),
]);

describe.each(pieces)("tile %s", (_, piece) => {
  const rooms = [...piece.rooms];

  it("keeps rooms apart and off the edge", () => {
    for (const [i, [one, p]] of rooms.entries()) {
      for (const [two, q] of rooms.slice(i + 1)) expect(distance(p, q), `${one} and ${two}`).toBeGreaterThan(66);
      expect(Math.min(p[0], CELL - p[0], p[1], piece.height - p[1]), one).toBeGreaterThanOrEqual(44);
    }
  });

  it("leads no tunnel through a foreign room", () => {
    for (const tunnel of piece.tunnels) {
      for (const [key, p] of rooms) {
        if (key !== tunnel.from && key !== tunnel.to)
          expect(clearance(tunnel.curve, p, 40), `${tunnel.lockName} at ${key}`).toBeGreaterThan(33);
      }
    }
  });

  it("keeps portals clear of rooms", () => {
    for (const portal of piece.portals) {
      for (const [key, p] of rooms)
        expect(distance(portal.p, p), `portal of ${portal.room} at ${key}`).toBeGreaterThan(44);
    }
  });

  it("shows all signs", () => {
    const signs = piece.tunnels.flatMap((tunnel) => tunnel.signs.map((sign) => ({ ...sign, name: tunnel.lockName })));
    for (const [i, sign] of signs.entries()) {
      for (const [key, p] of rooms)
        expect(distance(sign.p, p), `${sign.name} ${sign.kind} at ${key}`).toBeGreaterThan(30);
      for (const other of signs.slice(i + 1))
        expect(distance(sign.p, other.p), `${sign.name} and ${other.name}`).toBeGreaterThan(13);
    }
  });
});

const dungeons = grown.map((tiles, i) => ({
  name: `${i}: ${tiles.length} tiles`,
  tiles: (tiles as [string, number, number, number][]).map(([tile, x, y, turned]) => ({ tile, x, y, turned })),
}));

describe.each(dungeons)("dungeon $name", ({ tiles }) => {
  const dungeon = layDungeon(atlas, tiles);

  it("draws every room of every tile once", () => {
    const rooms = tiles.flatMap((tile) => atlas.tiles.get(tile.tile)?.rooms ?? []);
    expect([...dungeon.spots.keys()].sort()).toEqual([...rooms].sort());
    const places = [...dungeon.spots.values()];
    for (const [i, p] of places.entries())
      for (const q of places.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(60);
  });

  it("joins the halves of tunnels at one point", () => {
    for (const { a, b, curves } of dungeon.joints)
      expect(distance(curves[0].b, curves[1].a), `${a}-${b}`).toBeLessThan(0.01);
  });

  it("keeps signs on both sides of a border apart", () => {
    const signs = dungeon.pieces.flatMap(({ piece, corner }) =>
      piece.tunnels.flatMap((tunnel) => tunnel.signs.map((sign) => add(sign.p, corner))),
    );
    for (const [i, p] of signs.entries())
      for (const q of signs.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(13);
  });

  it("finds open cells only where nothing lies", () => {
    const taken = new Set(tiles.map((tile) => `${tile.x},${tile.y}`));
    for (const [x, y] of dungeon.slots) expect(taken.has(`${x},${y}`)).toBe(false);
    expect(dungeon.mouths.length).toBeGreaterThan(0);
  });

  it("leads from every room to every other", () => {
    const exits = exitsOf(atlas, { seat: 0, active: 0, players: [], tiles });
    const [start] = exits.keys();
    const seen = new Set([start]);
    for (const key of seen) for (const exit of exits.get(key ?? "") ?? []) seen.add(exit.to);
    expect(seen.size).toBe(dungeon.spots.size);
    const [exit] = exits.get(start ?? "") ?? [];
    expect(walk(dungeon, start ?? "", [exit?.to ?? ""]).length).toBeGreaterThan(0);
  });
});

it("knows what lies in the rooms of a recorded game", () => {
  expect(large.tiles.length).toBeGreaterThan(20);
  for (const { space } of large.artifacts) expect(atlas.places.get(space)?.marks.has("artifact"), space).toBe(true);
});
