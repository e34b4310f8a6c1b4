// All landscapes must draw without anything on top of anything else, and tell what every place is.
import core from "virtual:icons/core";
import darkest from "virtual:icons/darkest";
import legacy from "virtual:icons/legacy";
import { describe, expect, it } from "vitest";
import type { MapView } from "../../src/map/contract";
import { clearance, distance, outside } from "../../src/map/geometry";
import { holding, partsOf, tell } from "../../src/map/land/features";
import { BADGE, type Land, layLand } from "../../src/map/land/layout";
import { inside } from "../../src/map/land/lines";
import { ownerLivery } from "../../src/map/liveries";
import { scenery } from "../../src/map/mere/scenery";
import { type MapContent, readAtlas } from "../../src/map/read";
import { signKinds } from "../../src/map/tolls";
import { ownWords } from "../../src/map/words";
import lakebed from "../fixtures/darkest-lakebed.json";
import shorelands from "../fixtures/darkest-shorelands.json";
import overworld from "../fixtures/legacy-overworld.json";
import underworld from "../fixtures/legacy-underworld.json";

const boards = { overworld, underworld, shorelands, lakebed };
const isLake = (side: string): boolean => side === "shorelands" || side === "lakebed";

describe.each(Object.keys(boards) as (keyof typeof boards)[])("the %s", (side) => {
  const atlas = readAtlas(boards[side].content as unknown as MapContent);
  const land: Land = layLand(atlas);
  const spots = [...land.spots];
  const signs = land.roads.flatMap((road) => road.signs.map((sign) => ({ sign, road })));
  const badges = [...land.badges].flatMap(([key, points]) => points.map((p) => ({ key, p })));

  it("is a landscape, and only the underworld does not lie under the open sky", () => {
    expect(land.regions.length).toBeGreaterThan(isLake(side) ? 0 : 20);
    expect(land.open).toBe(side !== "underworld");
  });

  it("keeps spaces apart and in the picture", () => {
    for (const [i, [one, p]] of spots.entries()) {
      expect(outside(p, land.view), one).toBe(0);
      for (const [two, q] of spots.slice(i + 1)) expect(distance(p, q), `${one} and ${two}`).toBeGreaterThan(40);
    }
  });

  it("leads no path through a third space", () => {
    for (const { way, curve } of land.roads) {
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
      for (const other of signs.slice(i + 1))
        expect(distance(sign.p, other.sign.p), `${name} and ${other.road.way.a}-${other.road.way.b}`).toBeGreaterThan(
          14,
        );
    }
  });

  it("has the outline of every sign that it draws", () => {
    const outlines = { ...core, ...(isLake(side) ? darkest : legacy) };
    for (const place of land.places.values()) {
      const held = holding(atlas, place, boards[side].view as unknown as MapView);
      for (const one of [...(held.sign ? [held.sign] : []), ...held.badges])
        if (one.icon !== "skill" && one.icon !== "cross")
          expect(outlines[one.icon], `${one.icon} at ${place.key}`).toBeTruthy();
    }
  });

  it("says of every path what it leads over", () => {
    for (const { way, signs: shown } of land.roads) {
      expect(shown.map((sign) => sign.kind)).toEqual(signKinds(way));
      expect(shown.some((sign) => sign.kind === "water")).toBe(way.terrain.includes("water"));
      expect(shown.some((sign) => sign.kind === "mountain")).toBe(way.terrain.includes("mountain"));
    }
  });

  it("has a badge for all that a place is beside its outline, hiding no space, no sign and no other badge", () => {
    for (const place of land.places.values())
      expect(land.badges.get(place.key)?.length ?? 0, place.key).toBe(partsOf(place).others.length);
    for (const [i, { key, p }] of badges.entries()) {
      for (const [other, q] of spots)
        if (other !== key) expect(distance(p, q), `${key} at ${other}`).toBeGreaterThan(22);
      for (const { sign, road } of signs)
        expect(distance(p, sign.p), `${key} at a sign of ${road.way.a}-${road.way.b}`).toBeGreaterThan(BADGE + 4);
      for (const other of badges.slice(i + 1)) expect(distance(p, other.p), `${key}, ${other.key}`).toBeGreaterThan(13);
    }
  });

  it("grows nothing on a space or on a road", () => {
    const grown = isLake(side)
      ? scenery(land, side === "lakebed")
      : [...land.wilds.flatMap((wild) => wild.growths), ...land.props];
    expect(grown.length).toBeGreaterThan(100);
    for (const { p } of grown) {
      for (const [key, q] of spots) expect(distance(p, q), key).toBeGreaterThan(19);
      for (const { way, curve } of land.roads)
        expect(clearance(curve, p, 60), `${way.a}-${way.b}`).toBeGreaterThan(4.5);
    }
  });

  it("writes every region's name once, on the sheet", () => {
    expect(land.names.length).toBe(land.regions.filter((region) => region.name).length);
    for (const { text, p } of land.names) expect(outside(p, land.sheet), text).toBe(0);
  });

  it("draws the waterline around the Danger Zone, where there is one", () => {
    for (const { points } of land.regions.filter(({ kind }) => kind === "waterline"))
      for (const [key, p] of spots) expect(inside(p, points), key).toBe(land.places.get(key)?.marks.has("danger_zone"));
  });

  it("has no forest without a forest space", () => {
    for (const region of land.regions.filter(({ kind }) => kind === "forest" || kind === "mushroom")) {
      const spaces = [...land.places.values()].filter(({ key }) =>
        inside(land.spots.get(key) ?? [0, 0], region.points),
      );
      expect(
        spaces.some((place) => place.marks.has("forest")),
        region.id,
      ).toBe(true);
    }
  });

  it.each(["view", "late"] as const)("tells in words what every place holds (%s)", (when) => {
    const view = boards[side][when] as unknown as MapView;
    for (const place of land.places.values()) {
      const told = tell(place, holding(atlas, place, view), ownWords, (seat) => `P${seat}`);
      expect(told, place.key).not.toContain("map-");
      if (partsOf(place).kind !== "plain") expect(told, place.key).not.toBe("");
    }
  });

  it("shows what is left: taken artifacts, agents, fruit and wights are gone from the map", () => {
    const view = boards[side].late as unknown as MapView;
    for (const place of land.places.values()) {
      const held = holding(atlas, place, view);
      if (place.artifact)
        expect(held.value > 0, place.key).toBe(place.key in ((view.artifacts ?? {}) as Record<string, string>));
      for (const badge of [...held.badges, ...(held.sign ? [held.sign] : [])]) {
        if (badge.kind === "agent") expect(badge.spent, place.key).toBe(!view.agents?.includes(place.key));
        if (badge.kind === "fruit") expect(badge.spent, place.key).toBe(!view.fruits?.includes(place.key));
        if (badge.kind === "wight") expect(badge.spent, place.key).toBe(!view.wights?.includes(place.key));
      }
    }
  });
});

it("shows the mark of who is not at the table, in the colour and by the name of the campaign", () => {
  const people = { d: { name: "Dee", colour: "purple" } };
  const atlas = readAtlas({ ...(shorelands.content as unknown as MapContent), people });
  const by = [
    { seat: 1, character: "b" },
    { seat: -1, character: "d" },
  ];
  const view = { ...(shorelands.view as unknown as MapView), marks: { cards: [], spaces: [{ on: "A24", by }] } };
  const place = atlas.places.get("A24");
  if (!place) throw new Error("no A24");
  const held = holding(atlas, place, view);
  expect(held.cubes).toEqual([1, people.d]);
  expect(held.cubes.map((owner) => ownerLivery([], owner).shape)).toEqual(["circle", "star"]);
  expect(tell(place, held, ownWords, (seat) => `seat ${seat}`)).toContain("seat 1, Dee");
});
