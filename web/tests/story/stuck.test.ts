// Stickers on the map: on their spots, by their names; lamps where there is something to read, pages where there was.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Comparison, tellingSide } from "../../src/campaign/world";
import type { Catalogue } from "../../src/content/catalogue";
import type { MapView } from "../../src/map/contract";
import { apart, GROWN, pageAt, type Sticker, stickersOn, stuckOn, widthOf } from "../../src/map/land/stuck";
import { type MapContent, readAtlas } from "../../src/map/read";
import { layShip } from "../../src/map/ship/layout";

const content = JSON.parse(
  readFileSync(new URL("../fixtures/three-nights-content.json", import.meta.url), "utf8"),
) as MapContent;
const atlas = readAtlas(content);
const ship = layShip(atlas);
const view: MapView = {
  seat: 0,
  active: 0,
  players: [],
  stuck: [
    ["f1", "franchise"],
    ["p1", "A03-A09"],
    ["f1", "A04"],
    ["o1", "A05"], // sealed a moment ago: nothing is known of it yet
  ],
  waypoints: ["A06", "A16"],
};

it("a campaign's book has both sides of the board: only the one that is played is drawn", () => {
  expect(content.spaces.some((space) => space.key.startsWith("B"))).toBe(true);
  expect([...atlas.places.keys()].every((key) => key.startsWith("A"))).toBe(true);
  expect(atlas.regions.every((region) => region.side === "A")).toBe(true);
});
it("stickers lie on roads and spaces; what lies on the company's page is not on the map", () => {
  const found = stickersOn(atlas, view, ship.spots, ship.roads);
  expect(found.map((one) => one.id)).toEqual(["p1", "f1"]);
  expect(found[0]?.name).toBe("stair");
  expect(found[0]?.road?.way).toMatchObject({ a: "A03", b: "A09" });
});
it("list and labels name them at both ends of a road", () => {
  expect(stuckOn(atlas, view, "A03")).toEqual(["stair"]);
  expect(stuckOn(atlas, view, "A09")).toEqual(["stair"]);
  expect(stuckOn(atlas, view, "A01")).toEqual([]);
  expect(stuckOn(atlas, view, "A05")).toEqual([]);
});
it("a lamp where nobody has read, a folded page where somebody has, nothing elsewhere", () => {
  expect(pageAt(atlas, view, "A06")).toBe("lamp");
  expect(pageAt(atlas, view, "A10")).toBe("read");
  expect(pageAt(atlas, view, "A08")).toBeNull(); // it has a number, but nothing is told there in this game
});
it("no paper covers another, and what lay there first stays where it is", () => {
  const paper = (id: string, p: [number, number]): Sticker => ({
    id,
    spot: id,
    name: "mind the trench",
    p,
    turn: 0,
    road: null,
  });
  const laid = apart([paper("a", [100, 100]), paper("b", [130, 110]), paper("c", [90, 95]), paper("d", [400, 100])]);
  expect(laid[0]?.p).toEqual([100, 100]);
  expect(laid[3]?.p).toEqual([400, 100]);
  for (const one of laid)
    for (const other of laid.filter(({ id }) => id !== one.id))
      expect(
        Math.abs(one.p[1] - other.p[1]) >= 21 * GROWN || Math.abs(one.p[0] - other.p[0]) >= widthOf(one.name) * GROWN,
      ).toBe(true);
});
it("two moments are compared on the side of the board on which they differ", () => {
  const sided = (side: string, of: string): Catalogue =>
    ({
      spaces: ["A06", "B06"].map((key) => ({ key, marks: key.startsWith(of) ? [side] : [] })),
    }) as unknown as Catalogue;
  const [over, under] = [sided("overworld", "A"), sided("underworld", "B")];
  const found = (spots: string[]): Comparison["found"] => [{ spots }] as unknown as Comparison["found"];
  const instant = { campaign: "c", line: 1, text: "" };
  const worlds = { overworld: { before: over, after: over }, underworld: { before: under, after: under } };
  const both = { here: instant, there: instant, worlds };
  expect(tellingSide({ ...both, found: found(["B06"]) }, "overworld")).toBe("underworld");
  expect(tellingSide({ ...both, found: found(["A06-A07"]) }, "underworld")).toBe("overworld");
  expect(tellingSide({ ...both, found: found(["card:x"]) }, "underworld")).toBe("underworld");
});
