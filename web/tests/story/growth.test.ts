// What has grown in a campaign, from the parts of a view that only such games have: marks, Journals, rules on slots.
import { expect, it } from "vitest";
import type { Catalogue } from "../../src/content/catalogue";
import { markRules, spaceRules, stampsOf } from "../../src/content/stamps";
import type { GameView } from "../../src/content/view";
import { journalBacks } from "../../src/story/growth";

const mark = (seat: number, character: string) => ({ seat, character });
const marks = {
  cards: [{ on: "whisper", by: [mark(1, "b"), mark(-1, "d")] }],
  spaces: [{ on: "A24", by: [mark(0, "a")] }],
};
const filled = (n: number) => Array.from({ length: n }, () => ({ id: "mark", crossed: false }));
const view = { marks, prize: 1, milestones: { spaces: 18, read_at: [3, 9, 15], seats: [filled(4), filled(2)] } };

it("a mark has the colour of its owner, at the table or not", () => {
  const own = (seat: number) => ({ name: `seat ${seat}`, colour: "green" });
  const found = stampsOf(marks, { d: { name: "Dee", colour: "blue" } }, own);
  expect(found.get("whisper")).toEqual([
    { name: "seat 1", colour: "green" },
    { name: "Dee", colour: "blue" },
  ]);
  expect(stampsOf(undefined, {}, own).size).toBe(0);
});

it("a Journal says how far the next page is, who is ahead and who has the prize", () => {
  const [first, second] = journalBacks("darkest", view as unknown as GameView);
  expect(first).toMatchObject({ left: 5, leads: true, prize: false, cards: 0, places: 1 });
  expect(second).toMatchObject({ left: 1, leads: false, prize: true, cards: 1, places: 0 });
  expect(journalBacks("space", view as unknown as GameView)).toEqual([]);
});

it("only rules in force are told where they act", () => {
  const rule = { slot: "14A", rule: "r", game: 1, clause: "", name: "" };
  const ruled = [
    { ...rule, hook: "play own mark", text: "old", in_force: false, spaces: [] },
    { ...rule, hook: "play own mark", text: "new", in_force: true, spaces: [] },
    { ...rule, hook: "reward", text: "coin", in_force: true, spaces: ["A24"] },
  ];
  const content = { ruled } as unknown as Catalogue;
  expect(markRules(content)).toEqual(["new"]);
  expect(spaceRules(content, "A24")).toEqual(["coin"]);
  expect(spaceRules(content, "A01")).toEqual([]);
});
