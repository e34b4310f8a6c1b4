// Every word that the maps ask for is there.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ownWords } from "../../src/map/words";
import catacombs from "../fixtures/catacombs-content.json";
import space from "../fixtures/space-content.json";

const folder = new URL("../../src/map/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));

const args = { n: 1, of: 1, turned: 0, value: 1, who: "A", what: "x", name: "x", room: "x", end: "N1" };

it("knows all words by name", () => {
  for (const file of files) {
    for (const [, id = ""] of readFileSync(new URL(file, folder), "utf8").matchAll(/["'](map-[a-z-]+)["']/g)) {
      expect(ownWords(id, args), `${id} in ${file}`).not.toBe(id);
    }
  }
});

it("can name what every place gives", () => {
  for (const place of [...space.spaces, ...catacombs.spaces]) {
    for (const icon of [...(place.port?.icons ?? []), ...(place.reward?.icons ?? [])]) {
      expect(ownWords(`map-gain-${icon}`, { n: 2 }), icon).not.toBe(`map-gain-${icon}`);
    }
    if (place.secret) expect(ownWords(`map-secret-${place.secret}`, { n: 1 })).not.toContain("map-");
  }
});
