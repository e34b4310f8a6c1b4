// Every language says everything, with the same numbers and names in it, and nothing that nobody asks for.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const folder = new URL("../../src/", import.meta.url);
const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith(".ftl"));
const read = (ending: string): FluentResource =>
  new FluentResource(
    files
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n"),
  );
const english = read("en.ftl");

/** Ids with their attributes, and the variables that each of them uses. */
function told(resource: FluentResource): Map<string, string> {
  const found = new Map<string, string>();
  const names = (value: unknown): string[] =>
    value && typeof value === "object"
      ? "type" in value && value.type === "var" && "name" in value
        ? [String(value.name)]
        : Object.values(value).flatMap(names)
      : [];
  for (const message of resource.body) {
    found.set(message.id, [...new Set(names(message.value))].sort().join(" "));
    for (const [name, value] of Object.entries(message.attributes)) {
      found.set(`${message.id}.${name}`, [...new Set(names(value))].sort().join(" "));
    }
  }
  return found;
}

for (const language of ["de"]) {
  const mine = told(read(`${language}.ftl`));
  const theirs = told(english);
  it(`${language} has every word that English has, and no other`, () => {
    expect([...theirs.keys()].filter((id) => !mine.has(id))).toEqual([]);
    expect([...mine.keys()].filter((id) => !theirs.has(id))).toEqual([]);
  });
  it(`${language} asks for nothing that English is not given`, () => {
    const odd = [...mine].filter(([id, uses]) =>
      uses.split(" ").some((name) => name && !(theirs.get(id) ?? "").split(" ").includes(name)),
    );
    expect(odd.map(([id]) => id)).toEqual([]);
  });
  it(`${language} can be read without errors`, () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(read(`${language}.ftl`))).toEqual([]);
  });
}
