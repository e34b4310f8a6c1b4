// Stickers on the map: on their spots, by their names; lamps where there is something to read, pages where there was.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { MapView } from "../../src/map/contract";
import { pageAt, stickersOn, stuckOn } from "../../src/map/land/stuck";
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
