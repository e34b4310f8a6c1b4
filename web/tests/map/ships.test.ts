// All 48 ways to put the ship together must draw without anything on top of anything else.
import { describe, expect, it } from "vitest";
import { at, clearance, distance, outside, overlap } from "../../src/map/geometry";
import { type MapContent, readAtlas } from "../../src/map/read";
import { layShip, type Ship } from "../../src/map/ship/layout";
import { plateBox } from "../../src/map/ship/plates";
import { walk } from "../../src/map/ship/walk";
import content from "../fixtures/space-content.json";
import layouts from "../fixtures/space-layouts.json";

const home = new Map(content.spaces.map((space) => [space.key, space.module]));
const idOf = new Map(content.modules.map((module) => [module.key, module.id]));
const fixed = ["CB", "CO", "CM"];

function ship(layout: string): Ship {
  const sides = [...fixed, ...layout.split(",")];
  const inner = layouts.inner.filter((path) => sides.includes(idOf.get(home.get(path.a) ?? "") ?? ""));
  const joints = layouts.joints[layout as keyof typeof layouts.joints];
  return layShip(readAtlas({ ...content, options: { layout }, paths: [...inner, ...joints] } as unknown as MapContent));
}

describe.each(Object.keys(layouts.joints))("the ship %s", (layout) => {
  const laid = ship(layout);
  const spots = [...laid.spots];
  const signs = laid.roads.flatMap((road) => road.signs.map((sign) => ({ sign, road })));

  it("keeps spaces apart", () => {
    for (const [i, [one, p]] of spots.entries()) {
      for (const [two, q] of spots.slice(i + 1)) expect(distance(p, q), `${one} and ${two}`).toBeGreaterThan(40);
    }
  });

  it("leads no path through a third space", () => {
    for (const { way, curve } of laid.roads) {
      for (const [key, p] of spots) {
        if (key !== way.a && key !== way.b)
          expect(clearance(curve, p, 60), `${way.a}-${way.b} at ${key}`).toBeGreaterThan(19);
      }
    }
  });

  it("puts signs where they hide no space and no other sign", () => {
    for (const [i, { sign, road }] of signs.entries()) {
      const name = `${sign.kind} on ${road.way.a}-${road.way.b}`;
      for (const [key, p] of spots) expect(distance(sign.p, p), `${name} at ${key}`).toBeGreaterThan(20);
      for (const other of signs.slice(i + 1)) {
        expect(distance(sign.p, other.sign.p), `${name} and ${other.road.way.a}-${other.road.way.b}`).toBeGreaterThan(
          14,
        );
      }
    }
  });

  it("puts names where they hide nothing", () => {
    for (const [i, plate] of laid.plates.entries()) {
      const box = plateBox(plate);
      for (const [key, p] of spots) expect(outside(p, box), `${plate.name} on ${key}`).toBeGreaterThan(14);
      for (const { sign, road } of signs) {
        expect(outside(sign.p, box), `${plate.name} on a sign of ${road.way.a}-${road.way.b}`).toBeGreaterThan(8);
      }
      for (const other of laid.plates.slice(i + 1))
        expect(overlap(box, plateBox(other)), `${plate.name} and ${other.name}`).toBe(false);
    }
  });

  it("keeps every space in the picture and on its deck", () => {
    for (const [key, p] of spots) {
      expect(outside(p, laid.view), key).toBe(0);
      expect(
        laid.decks.some((deck) => outside(p, deck.box) === 0),
        key,
      ).toBe(true);
    }
    for (const [i, deck] of laid.decks.entries()) {
      for (const other of laid.decks.slice(i + 1))
        expect(overlap(deck.box, other.box), `${deck.id} and ${other.id}`).toBe(false);
    }
  });

  it("draws a route along its paths", () => {
    const road = laid.roads[0];
    if (!road) throw new Error("no roads");
    const [there] = walk(laid, road.way.a, [road.way.b]);
    const [back] = walk(laid, road.way.b, [road.way.a]);
    expect(there && at(there, 0)).toEqual(laid.spots.get(road.way.a));
    expect(back && at(back, 0)).toEqual(laid.spots.get(road.way.b));
  });
});

it("draws a board that says nothing about its drawing", () => {
  const spaces = content.spaces.map((space) => ({ ...space, at: [] }));
  const laid = layShip(readAtlas({ ...content, spaces, drawing: undefined } as unknown as MapContent));
  const spots = [...laid.spots.values()];
  expect(spots.length).toBeGreaterThan(60);
  for (const [i, p] of spots.entries()) {
    expect(outside(p, laid.view)).toBe(0);
    for (const q of spots.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(40);
  }
});

it("is laid out once, however often it is drawn or noted in the list of games", () => {
  const book = { ...content, options: { layout: Object.keys(layouts.joints)[0] } } as unknown as MapContent;
  expect(layShip(readAtlas(book))).toBe(layShip(readAtlas(book)));
});
