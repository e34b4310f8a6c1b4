import { expect, test } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { sentences } from "../../src/look/sentences";
import type { TableModel } from "../../src/table/model.svelte";
import { pieces } from "../../src/table/telling";

const model = {
  name: (seat: number) => ["Ann", "Bo"][seat] ?? "",
  card: (key: string) => (key === "hack" ? { name: "Hack" } : undefined),
  token: () => undefined,
  space: (key: string) => (key === "CO3" ? { name: "Bo's Nook" } : undefined),
} as unknown as TableModel;
const event = (text: string, more: Partial<GameEvent>): GameEvent =>
  ({ seq: 1, code: "play", seat: 0, a: null, b: null, cause: "", clause: "", text, ...more }) as GameEvent;

test("names of people and things are cut out of a line", () => {
  expect(pieces(event("Ann plays Hack.", { a: "hack" }), model)).toEqual([
    { text: "Ann", seat: 0 },
    { text: " plays " },
    { text: "Hack", thing: { kind: "card", key: "hack", place: "pile" } },
    { text: "." },
  ]);
});

test("a name within a name is cut only once, and nothing gets lost", () => {
  const cut = pieces(event("Bo moves to Bo's Nook.", { seat: 1, a: "CO3" }), model);
  expect(cut.map((one) => one.text).join("")).toBe("Bo moves to Bo's Nook.");
  expect(cut.filter((one) => one.thing).map((one) => one.text)).toEqual(["Bo's Nook"]);
  expect(pieces(event("The row is filled.", { seat: -1, b: 3 }), model)).toEqual([{ text: "The row is filled." }]);
});

test("lines of a card read as sentences, one after the other", () => {
  expect(sentences(["+1 Sword", "Trash a card.", "Seal: 10 points"])).toBe("+1 Sword. Trash a card. Seal: 10 points");
});
