// A game's numbers beside the coins, and what its folder must hold.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { GameView } from "../../src/content/view";
import { GAMES, gameLook } from "../../src/look/games";
import { countsOf } from "../../src/table/counters";
import type { TableModel } from "../../src/table/model.svelte";
import { has } from "../../src/words/words.svelte";

const at = (game: string, view: object): TableModel =>
  ({ content: { game }, view: view as GameView }) as unknown as TableModel;
const told = (model: TableModel, own: boolean, where?: "own" | "rivals") =>
  countsOf(model, 0, own, where).map(({ counter, text }) => [counter.icon, text]);

it("shows an owner what there is to have, and rivals what they have", () => {
  const poor = at("legacy", { active: 1, players: [{ held: { intern: 0 } }], seals: [0], exhausted: true });
  expect(told(poor, true)).toEqual([["graduate-cap", "0"]]);
  expect(told(poor, false)).toEqual([]);
  expect(told(poor, true, "own")).toEqual([]);
  const rich = at("legacy", { active: 0, players: [{ held: { intern: 2 } }], seals: [3], exhausted: true });
  expect(told(rich, true).map(([icon]) => icon)).toEqual(["graduate-cap", "wax-seal", "pine-tree"]);
  expect(told(rich, false)).toEqual([
    ["graduate-cap", "2"],
    ["wax-seal", "3"],
  ]);
  expect(told(rich, true, "own")).toEqual([["graduate-cap", "2"]]);
});

it("writes a number as its game does", () => {
  const ship = at("space", { players: [{ data_cubes: 2 }] });
  expect(told(ship, true)).toEqual([["processor", ""]]);
  expect(told(ship, false, "rivals")).toEqual([["processor", "0/2"]]);
  expect(countsOf(ship, 0, true)[0]?.word).toContain("2");
});

it("shows nothing of a game that came later than this page", () => {
  expect(told(at("tomorrow", { players: [{ held: { intern: 2 } }] }), true)).toEqual([]);
  expect(gameLook("tomorrow").boss).toBeTruthy();
});

it("has the same things in every game's folder, and a word for every number", () => {
  expect(GAMES).toEqual(["space", "catacombs", "legacy", "darkest"]);
  for (const game of GAMES) {
    for (const file of [
      "look.ts",
      "theme.css",
      "art.json",
      "icons.ts",
      "Poster.svelte",
      "en.ftl",
      "de.ftl",
      "lesson.ts",
    ])
      expect(existsSync(new URL(`../../src/games/${game}/${file}`, import.meta.url)), `${game}/${file}`).toBe(true);
    for (const { word } of gameLook(game).counters ?? []) expect(has(word), word).toBe(true);
    for (const word of ["game", "row", "boss", "attack"]) expect(has(`${word}-${game}`)).toBe(true);
  }
});
