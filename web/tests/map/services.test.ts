// What a place offers is drawn and told on every sort of map, whatever it is called: all of it comes with the catalogue.
import { describe, expect, it } from "vitest";
import type { MapView } from "../../src/map/contract";
import { holding, tell } from "../../src/map/holds";
import { holding as landHolding, partsOf, tell as tellLand } from "../../src/map/land/features";
import { layLand } from "../../src/map/land/layout";
import { type MapContent, readAtlas } from "../../src/map/read";
import { ownWords } from "../../src/map/words";
import overworld from "../fixtures/legacy-overworld.json";
import ship from "../fixtures/space-content.json";

const offers = (spaces: string[]): NonNullable<MapContent["services"]> => [
  { id: "rest", at: "haven", words: "Haven", spaces, icon: "heal", text: "In a Haven: rest.", clause: "L1-199" },
];
const nobody = (): string => "";

describe("a service of spaces", () => {
  it("is a badge of a landscape, with room of its own, and is told", () => {
    const atlas = readAtlas({ ...(overworld.content as unknown as MapContent), services: offers(["A03", "A10"]) });
    const place = atlas.places.get("A03");
    if (!place) throw new Error("A03 is gone");
    const held = landHolding(atlas, place, overworld.view as unknown as MapView);
    expect(partsOf(place).others).toContain("rest");
    expect(held.badges.find(({ kind }) => kind === "rest")?.icon).toBe("heart-plus");
    expect(layLand(atlas).badges.get("A03")).toHaveLength(held.badges.length);
    expect(tellLand(place, held, ownWords, nobody)).toContain("In a Haven: rest.");
    expect(atlas.services.map(({ words }) => words)).toEqual(["Haven"]); // for the legend
  });

  it("is told on a ship, and only where it is", () => {
    const content = ship as unknown as MapContent;
    const [there, elsewhere] = content.spaces.map((space) => space.key);
    const atlas = readAtlas({ ...content, services: offers([there ?? ""]) });
    const told = [there, elsewhere].map((key) => {
      const place = atlas.places.get(key ?? "");
      if (!place) throw new Error(`${key} is gone`);
      return tell(
        place,
        holding(atlas, place, { seat: 0, active: 0, players: [] } as unknown as MapView),
        ownWords,
        nobody,
      );
    });
    expect(told[0]).toContain("In a Haven: rest.");
    expect(told[1]).not.toContain("Haven");
  });

  it("leaves no trace where a game has none", () => {
    const atlas = readAtlas({ ...(overworld.content as unknown as MapContent), services: offers(["B99"]) });
    expect([...atlas.places.values()].every(({ services }) => !services.length)).toBe(true);
  });
});
