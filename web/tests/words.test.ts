import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");
const files = (readdirSync(src, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name));
const code = files
  .filter((name) => !/^(map|learn)\//.test(name))
  .map((name) => readFileSync(join(src, name), "utf8"))
  .join("\n");
const english = (readdirSync(src, { recursive: true }) as string[]).filter((name) => name.endsWith("en.ftl"));
const known = english.flatMap((name) =>
  new FluentResource(readFileSync(join(src, name), "utf8")).body.map((message) => message.id),
);

test("every message that the page says is there, once", () => {
  const said = [...code.matchAll(/\bt\(\s*"([a-z][\w.-]*)"/g)].map((match) => match[1] as string);
  expect(said.filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id, at) => known.indexOf(id) !== at)).toEqual([]);
});
