// The legend has a line for every kind of place that a map draws, in both languages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { landKinds, roomKinds } from "../../src/map/kinds";
import { type MapContent, readAtlas } from "../../src/map/read";
import catacombs from "../fixtures/catacombs-content.json";
import lakebed from "../fixtures/darkest-lakebed.json";
import shorelands from "../fixtures/darkest-shorelands.json";
import overworld from "../fixtures/legacy-overworld.json";
import underworld from "../fixtures/legacy-underworld.json";
import space from "../fixtures/space-content.json";

const src = join(import.meta.dirname, "../../src");
const said = (lang: string, game: string): Set<string> =>
  new Set(
    [`words/map.${lang}.ftl`, `games/${game}/${lang}.ftl`].flatMap((name) =>
      new FluentResource(readFileSync(join(src, name), "utf8")).body.map(({ id }) => id),
    ),
  );
const maps = {
  space,
  catacombs,
  overworld: overworld.content,
  underworld: underworld.content,
  shorelands: shorelands.content,
  lakebed: lakebed.content,
};

test.each(Object.keys(maps) as (keyof typeof maps)[])("every kind of place of the %s is told", (name) => {
  const atlas = readAtlas(maps[name] as unknown as MapContent);
  const places = [...atlas.places.values()];
  const kinds = (atlas.regions.length ? landKinds(places) : roomKinds(places)).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toContain("artifact");
  if (name === "shorelands") expect(kinds).toContain("rune");
  for (const lang of ["en", "de"])
    for (const kind of kinds)
      expect(
        said(lang, atlas.game).has(`map-place-${kind}`) ||
          said(lang, atlas.game).has(`map-place-${kind}-${atlas.game}`),
        `${lang}: ${kind}`,
      ).toBe(true);
});
