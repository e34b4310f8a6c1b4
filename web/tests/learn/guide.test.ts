// The guide: its sentences are cut where something is stressed or drawn, it shows the game's pieces, and the fine print folds out.
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Catalogue } from "../../src/content/catalogue";
import { around, cut } from "../../src/learn/rules/cutout";
import GuideBook from "../../src/learn/rules/GuideBook.svelte";
import { inline } from "../../src/learn/rules/guide";
import type { GuidePage, GuidePiece, Rule } from "../../src/protocol/messages";
import catacombs from "../fixtures/catacombs-content.json";
import overworld from "../fixtures/legacy-overworld.json";
import space from "../fixtures/space-content.json";

vi.mock("../../src/route.svelte", () => ({
  path: (...parts: string[]) => `#/${parts.join("/")}`,
  visit: () => undefined,
}));

// biome-ignore format: a card
const card = {
  name: "Hack", kind: "starter", deck: "starter", faction: "", cost: -1, fight: -1, copies: 6, attack: false, danger: false,
  gains: [["skill", 1]], either: [], note: "", bought: [], arrives: false, where: [], head: "Hack", text: [], points: 0,
  varies: false, quip: "",
};
const key = { name: "Master Key", pool: "item", value: 0, text: ["Opens every lock."] };
const more = { cards: { hack: card }, params: { health: 10 } };
const CONTENT = {
  space: { ...space, ...more, tokens: { ...space.tokens, master_key: key } },
  catacombs: { ...catacombs, ...more },
  legacy: { ...overworld.content, ...more },
} as unknown as Record<string, Catalogue>;
const rule: Rule = {
  id: "SP-089",
  rule: "One Boot moves you along one path.",
  check: "",
  ruling: false,
  section: "H. Boots",
};

function page(pieces: GuidePiece[]): GuidePage {
  const text = { text: "One {{icon boot}} boot, **one** path, *always*.", points: [], pieces: [] };
  const list = { text: "", points: ["Footprints: two."], pieces: [] };
  const blocks = [text, list, { text: "", points: [], pieces }];
  return {
    title: "Game",
    lead: "Run.",
    sections: [{ name: "moving", title: "Moving", blocks, clauses: ["SP-089", "SP-999"] }],
  };
}
const shown = (game: string, pieces: GuidePiece[]): string =>
  render(GuideBook, { props: { page: page(pieces), rules: [rule], content: CONTENT[game] ?? null, game } }).body;

it("cuts a sentence where something is stressed or drawn", () => {
  expect(inline("One {{icon boot}} boot, **one** path, *always*.")).toEqual([
    { text: "One " },
    { text: "", icon: "boot" },
    { text: " boot, " },
    { text: "one", strong: true },
    { text: " path, " },
    { text: "always", soft: true },
    { text: "." },
  ]);
});

it("tells the rules first and folds the clauses below them", () => {
  const body = shown("space", []);
  expect(body).toContain("<b>one</b>");
  expect(body).toContain("Footprints: two.");
  expect(body.indexOf("Moving")).toBeLessThan(body.indexOf("<details"));
  expect(body.slice(body.indexOf("<details"))).toContain("One Boot moves you along one path.");
  expect(body).not.toContain('id="SP-089"'); // its address is that of the book below
});

it("draws the game's own pieces", () => {
  const body = shown("space", [
    { kind: "card", key: "hack" },
    { kind: "token", key: "master_key" },
    { kind: "space", key: "CO6" },
    { kind: "cube", key: "hunter" },
    { kind: "hearts", key: "3" },
    { kind: "bag", key: "hunter" },
    { kind: "lesson", key: "begin" },
  ]);
  for (const word of [
    "Hack",
    "Master Key",
    "Badge Gate",
    "A bounty hunter",
    "7 of 10 health left",
    "Try it: Breaking in",
  ])
    expect(body, word).toContain(word);
});

it("cuts out a space with its surroundings, and a whole tile with what lies on it", () => {
  const badge = cut(CONTENT.space as Catalogue, "space", "CO6");
  expect(around(badge, "CO6")).toMatchObject({ w: 200, h: 160 });
  const forest = cut(CONTENT.legacy as Catalogue, "space", "A05");
  expect(forest.land).toBeTruthy();
  const vault = cut(CONTENT.catacombs as Catalogue, "tile", "D01");
  expect(vault.dungeon?.pieces).toHaveLength(1);
  expect(shown("catacombs", [{ kind: "tile", key: "D01" }])).toContain("<svg");
  expect(shown("legacy", [{ kind: "space", key: "A05" }])).toContain("Mandatory Woods");
}, 30_000);
