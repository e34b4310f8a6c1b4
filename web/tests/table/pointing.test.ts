// @vitest-environment happy-dom
// What options point at, in a game whose cards are called `Letter from hand`, `CB2` and `Move to CB2` (tests/odd_names).
import { expect, test, vi } from "vitest";
import type { Catalogue } from "../../src/content/catalogue";
import { amount, does } from "../../src/content/options";
import type { GameView, Option } from "../../src/content/view";
import { prices } from "../../src/map/prices";
import { cellKey } from "../../src/map/tiles/dungeon";
import type { Wire } from "../../src/net/session.svelte";
import { command } from "../../src/table/commands";
import { TableModel, type Thing } from "../../src/table/model.svelte";
import recorded from "../fixtures/odd-names.json";

function table(view: object): TableModel {
  const ask = vi.fn(() => Promise.resolve({ ok: true, value: {} }));
  const session = { seats: [0], states: { 0: { view } }, info: { seats: [] }, table: "t", ask } as unknown as Wire;
  return new TableModel(session, recorded.content as unknown as Catalogue);
}
const card = (key: string, place: Thing["place"]): Thing => ({ kind: "card", key, place });
const label = (option: Option | undefined) => option?.label;

test("cards are pressed where they lie, whatever they are called", () => {
  const model = table(recorded.turn);
  expect(label(model.optionFor(card("hack", "hand")))).toBe("play Letter from hand");
  expect(label(model.optionFor(card("scramble", "hand")))).toBe("play CB2");
  expect(label(model.optionFor(card("stroll", "hand")))).toBe("play Move to CB2");
  expect(label(model.optionFor(card("stroll", "row")))).toBe("acquire Move to CB2");
  expect(label(model.optionFor(card("toll", "row")))).toBe("acquire Toll swords 1");
  expect(model.optionFor(card("hack", "row"))).toBe(undefined);
  expect(model.optionFor(card("hack", "play"))).toBe(undefined);
  expect(model.plays.length).toBe(3);
});

test("a place is lit by what goes there, not by a card of its name", () => {
  const model = table(recorded.turn);
  const there = model.options.find((option) => option.code === model.targets.CB2?.code);
  expect(there?.label).toBe("move CB2");
  expect(model.targets.CB2?.kind).toBe("go");
  expect(prices(model.targets.CB2)).toEqual([["boot", 1]]);
});

test("a question about cards lights each where it lies and says so", () => {
  const model = table(recorded.question);
  const trash = (place: Thing["place"]) => model.optionFor(card("hack", place));
  expect(label(trash("play"))).toBe("trash Letter from hand from play");
  expect(label(trash("discard"))).toBe("trash Letter from hand from discard");
  expect(trash("hand")).toBe(undefined);
  const words = [trash("play"), trash("discard")].map((option) => option && model.say(option));
  expect(new Set(words).size).toBe(2);
  for (const said of words) expect(said).toContain("Letter from hand");
  expect(model.asked).toBe(true);
});

test("typed lines find cards by a part of their name", () => {
  const model = table(recorded.turn);
  const act = vi.spyOn(model, "act").mockResolvedValue();
  command(model, "play letter from");
  expect(act).toHaveBeenLastCalledWith(model.optionFor(card("hack", "hand"))?.code);
  command(model, "buy move to");
  expect(act).toHaveBeenLastCalledWith(model.optionFor(card("stroll", "row"))?.code);
});

test("an action that nobody has heard of finds its place by its traits", () => {
  const view = structuredClone(recorded.turn) as unknown as GameView;
  const [one] = view.decision?.options ?? [];
  const strange = (more: Partial<Option>): Option => ({ ...(one as Option), refs: [], traits: [], ...more });
  const fly = strange({
    code: 9001,
    verb: "fly",
    refs: [{ kind: "space", key: "CB7" }],
    traits: ["moves", "in_sight"],
  });
  const rest = strange({ code: 9002, verb: "rest", label: "rest", traits: ["ends_turn"] });
  const bribe = strange({ code: 9003, verb: "bribe", label: "bribe", traits: ["prize"], cost: { mana: 2, favour: 1 } });
  const lay = strange({
    code: 9004,
    verb: "lay",
    refs: [{ kind: "cell", key: cellKey([1, -2]) }],
    traits: ["in_sight"],
  });
  const dig = strange({
    code: 9005,
    verb: "dig",
    refs: [{ kind: "tunnel", key: "N1", at: "AK" }],
    traits: ["in_sight"],
  });
  view.decision = { id: 3, who: 0, prompt: "", options: [fly, rest, bribe, lay, dig] };
  const model = table(view);
  expect(model.targets["cell:1,-2"]?.kind).toBe("slot");
  expect(model.targets["end:AK N1"]?.code).toBe(9005);
  expect(model.targets.CB7?.kind).toBe("go");
  expect(model.end?.code).toBe(9002);
  expect(model.answers.map((option) => option.code)).toEqual([9003]);
  expect(model.say(bribe)).toBe("Bribe");
  expect(does(bribe, "prize")).toBe(true);
});

test("a resource that the page has never seen is told in the words of its game", () => {
  const words = { mana: { one: "a drop of mana", many: "{n} drops of mana" } };
  expect(amount(words, "mana", 1)).toBe("a drop of mana");
  expect(amount(words, "mana", 3)).toBe("3 drops of mana");
  expect(amount(words, "favour", 2)).toBe("2 favour");
  expect(prices({ kind: "go", label: "", cost: { damage: 1, mana: 3, boot: 0, clank: 0 } })).toEqual([
    ["boot", 0],
    ["mana", 3],
    ["damage", 1],
  ]);
});
