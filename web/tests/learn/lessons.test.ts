// Lessons: their words are there and short, and their rulebook and cards can be searched.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import type { Catalogue } from "../../src/content/catalogue";
import { wordsOn } from "../../src/learn/cards/glossary";
import { ALL, sift } from "../../src/learn/cards/sieve";
import { find, parts, pieces, sections } from "../../src/learn/rules/reading";
import { TIPS } from "../../src/learn/tips/tips";
import type { Lesson } from "../../src/learn/tutorial/lesson";
import { GAMES } from "../../src/look/games";
import { has } from "../../src/words/words.svelte";

const LESSONS = import.meta.glob<Lesson>("../../src/games/*/lesson.ts", { eager: true, import: "lesson" });
const WORDS = import.meta.glob<string>(["../../src/words/learn.*.ftl", "../../src/games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

for (const language of ["en", "de"]) {
  const files = Object.entries(WORDS).filter(([name]) => name.endsWith(`${language}.ftl`));
  const text = files.map(([, words]) => words).join("\n");
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, {});
  it(`every step says what to do in two sentences (${language})`, () => {
    expect(Object.values(LESSONS).map(({ game }) => game)).toEqual([...GAMES].sort());
    for (const { game, parts: all } of Object.values(LESSONS)) {
      for (const part of all) {
        expect(bundle.hasMessage(`lesson-${game}-${part.id}-about`)).toBe(true);
        for (const step of part.steps) {
          const words = say(`lesson-${step.id}`);
          expect(words, step.id).not.toBe(`lesson-${step.id}`);
          expect(words.split(/[.!?](?:\s|$)/).filter(Boolean).length, words).toBeLessThanOrEqual(3);
        }
      }
    }
  });
  it(`every tip has its words (${language})`, () => {
    for (const tip of TIPS) expect(bundle.hasMessage(`tip-${tip.id}`), tip.id).toBe(true);
  });
}

it("finds rules, cuts them at what was searched for and links others", () => {
  const rule = {
    id: "SP-045",
    rule: "(C) A card goes to play, see SP-046. RULING: it stays.",
    check: "",
    ruling: false,
    section: "C. Turn",
  };
  expect(find([rule], "card play")).toEqual([rule]);
  expect(find([rule], "dragon")).toEqual([]);
  expect(sections([rule])[0]).toMatchObject({ id: "s-C", rules: [rule] });
  expect(parts(rule)).toEqual({ said: "A card goes to play, see SP-046.", ruled: "it stays." });
  const legacy = { ...rule, rule: "A *single game*, see L1-003. [S1 1, S2 3.1] RULING: **free** choice." };
  expect(parts(legacy)).toEqual({ said: "A single game, see L1-003.", ruled: "free choice." });
  expect(pieces("see L1-003", "")).toEqual([{ text: "see " }, { text: "L1-003", rule: "L1-003" }]);
  expect(pieces("see SP-046 (now)", "(n")).toEqual([
    { text: "see " },
    { text: "SP-046", rule: "SP-046" },
    { text: " " },
    { text: "(n", mark: true },
    { text: "ow)" },
  ]);
});

it("sifts cards, and explains the words on them", () => {
  const plain = { kind: "card", faction: "", cost: 3, fight: -1, attack: false, danger: false, bought: [], points: 1 };
  const cards = {
    factions: { gem: "gem" },
    cards: {
      ape: {
        ...plain,
        name: "Ape",
        head: "",
        text: ["Defeat: +3 Gold"],
        kind: "enemy",
        cost: -1,
        fight: 3,
        attack: true,
      },
      quartz: { ...plain, name: "Quartz", head: "", text: ["Draw a card.", "Trash a card."], faction: "gem", cost: 9 },
    },
  } as unknown as Catalogue;
  const names = (change: Partial<typeof ALL>) => sift(cards, { ...ALL, ...change }).map(({ key }) => key);
  expect(names({})).toEqual(["quartz", "ape"]);
  expect(names({ kind: "enemy" })).toEqual(["ape"]);
  expect(names({ price: 7 })).toEqual(["quartz"]);
  expect(names({ faction: "gem", text: "draw card" })).toEqual(["quartz"]);
  expect(names({ mark: "attack" })).toEqual(["ape"]);
  expect(wordsOn(cards.cards.quartz as never)).toEqual(["draw", "trash", "points"]);
  for (const card of Object.values(cards.cards))
    for (const word of wordsOn(card)) expect(has(`word-${word}`), word).toBe(true);
});
