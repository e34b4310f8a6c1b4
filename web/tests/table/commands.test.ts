import { expect, test, vi } from "vitest";
import type { Option } from "../../src/content/view";
import { command, heard, numbered } from "../../src/table/commands";
import type { TableModel } from "../../src/table/model.svelte";
import german from "../../src/words/aid.de.ftl?raw";
import { speak } from "../../src/words/words.svelte";

const NAMES: Record<string, string> = { vent: "Vent Crawl", fazr: "FAZR", goblin: "G0B-L1N" };
const option = (code: number, verb: string, more: Partial<Option> = {}): Option => ({
  code,
  verb,
  label: verb,
  refs: [],
  traits: [],
  ...more,
});

function table() {
  const options = [
    option(7, "acquire", { refs: [{ kind: "card", key: "vent", at: "row" }], traits: ["gets", "acquires"] }),
    option(8, "move", { refs: [{ kind: "space", key: "CO3" }], traits: ["moves"] }),
    option(9, "move", { refs: [{ kind: "space", key: "CO4" }], traits: ["moves"] }),
    option(1, "end turn", { traits: ["ends_turn"] }),
  ];
  const spaces = [
    { key: "CO3", name: "Janitor's Nook" },
    { key: "CO4", name: "Freight Lift" },
  ];
  const model = {
    view: { row: ["vent", null], reserve: { fazr: 4 }, reserve_enemy: "goblin" },
    options,
    targets: { CO3: { kind: "go", label: "", cost: { boot: 1 } }, CM9: { kind: "go", label: "", cost: { boot: 4 } } },
    reach: { ways: [{ space: "CM9" }] },
    content: { cards: Object.fromEntries(Object.entries(NAMES).map(([k, name]) => [k, { name }])), tokens: {}, spaces },
    rivals: [],
    card: (key: string) => ({ name: NAMES[key] }),
    space: (key: string) => ({ name: key === "CM9" ? "Throne" : key }),
    optionFor: ({ key }: { key: string }) => options.find((one) => one.refs[0]?.key === key),
    say: (one: Option) => one.label,
    act: vi.fn(),
    go: vi.fn(),
    reasons: { tell: vi.fn() },
    tell: vi.fn(),
    gesture: vi.fn(),
    undo: vi.fn(),
    playAll: vi.fn(),
  };
  return { model: model as unknown as TableModel, ...model, why: model.reasons.tell };
}

test("row, reserve and enemy keep their numbers; all else counts on", () => {
  const { model } = table();
  expect(numbered(model).map((one) => one.option?.code)).toEqual([7, undefined, undefined, undefined, 8, 9, 1]);
});

test("a number does what has it, or says why not", () => {
  const { model, act, why, go, tell } = table();
  command(model, "1");
  expect(act).toHaveBeenLastCalledWith(7);
  command(model, "3");
  expect(why).toHaveBeenLastCalledWith({ kind: "card", key: "fazr", place: "reserve" });
  command(model, "5");
  expect(go).toHaveBeenLastCalledWith("CO3", expect.anything());
  command(model, "12");
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining("12"));
});

test("verbs take a number or a part of a name, near and far", () => {
  const { model, act, go, why, gesture } = table();
  command(model, "buy vent");
  expect(act).toHaveBeenLastCalledWith(7);
  command(model, "move nook");
  expect(go).toHaveBeenLastCalledWith("CO3", expect.anything());
  command(model, "move throne");
  expect(go).toHaveBeenLastCalledWith("CM9", expect.anything());
  command(model, "move 6");
  expect(act).toHaveBeenLastCalledWith(9);
  command(model, "buy 3");
  expect(why).toHaveBeenCalledTimes(1);
  command(model, "Hack the planet");
  expect(gesture).toHaveBeenLastCalledWith("say", "Hack the planet");
});

test("why is asked in whole sentences, too", () => {
  const { model, why, tell } = table();
  const fazr = { kind: "card", key: "fazr", place: "reserve" };
  for (const asked of [
    "why fazr",
    "why not buy fazr",
    "why can I not buy FAZR?",
    "why can’t I get the fazr",
    "why cannot i buy fazr",
  ]) {
    command(model, asked);
    expect(why).toHaveBeenLastCalledWith(fazr);
  }
  command(model, "why is Freight Lift locked?");
  expect(why).toHaveBeenLastCalledWith({ kind: "space", key: "CO4", place: "map" });
  command(model, heard("?"));
  expect(tell).toHaveBeenCalledTimes(1);
});

test("a page in another language takes its words, too", () => {
  vi.stubGlobal("document", { documentElement: {} });
  speak("de", german);
  const { model, why } = table();
  for (const asked of ["warum fazr", "Warum kann ich FAZR nicht kaufen?", "wieso nicht die fazr"]) {
    command(model, heard(asked));
    expect(why).toHaveBeenLastCalledWith({ kind: "card", key: "fazr", place: "reserve" });
  }
  expect([heard("hilfe"), heard("Chancen"), heard("kauf 3"), heard("why fazr")]).toEqual([
    "help",
    "odds",
    "buy 3",
    "why fazr",
  ]);
  speak("en", "");
  vi.unstubAllGlobals();
});

test("questions change nothing", () => {
  const { model, why, tell, act } = table();
  command(model, "why 4");
  expect(why).toHaveBeenLastCalledWith({ kind: "card", key: "goblin", place: "reserve" });
  command(model, "why move CM2");
  expect(why).toHaveBeenLastCalledWith("move cm2");
  command(model, "options");
  expect(tell).toHaveBeenLastCalledWith("1 acquire; 5 move; 6 move; 7 end turn.", "", "hint");
  expect(act).not.toHaveBeenCalled();
});
