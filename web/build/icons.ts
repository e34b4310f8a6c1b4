/** Bundles only the icons that core.json of src/look/art and art.json of each game and of the story name, as bare outlines: `virtual:icons/core`. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "virtual:icons/";
const PLACES: Record<string, string> = { core: "src/look/art/core.json", story: "src/story/art.json" };
const path = (set: string) => PLACES[set] ?? `src/games/${set}/art.json`;
const art = (set: string) => new URL(`../${path(set)}`, import.meta.url);

function named(set: string): string[] {
  const listed = JSON.parse(readFileSync(art(set), "utf8")) as string[] | Record<string, Record<string, string>>;
  if (Array.isArray(listed)) return listed;
  return Object.values(listed).flatMap((names) => Object.values(names));
}

function outlines(set: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const all = JSON.parse(readFileSync(file, "utf8")).icons as Record<string, { body: string }>;
  const core = set === "core" ? [] : named("core");
  const found: Record<string, string> = {};
  for (const name of new Set(named(set))) {
    if (core.includes(name)) continue;
    const outline = all[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (!outline) throw new Error(`${path(set)}: there is no icon ${name}`);
    found[name] = outline;
  }
  return found;
}

export function icons(): Plugin {
  return {
    name: "burgle-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const set = id.slice(PREFIX.length + 1);
      this.addWatchFile(art(set).pathname);
      return `export default ${JSON.stringify(outlines(set))};`;
    },
  };
}
