// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Option } from "../../src/content/view";
import { like } from "../../src/net/remembered";
import { Caution } from "../../src/table/caution.svelte";
import type { TableModel } from "../../src/table/model.svelte";

const END: Option = { code: 1, verb: "end turn", label: "end turn", refs: [], traits: ["ends_turn"] };
const BUY: Option = {
  code: 2,
  verb: "acquire",
  label: "acquire Vent",
  refs: [{ kind: "card", key: "vent", at: "row" }],
  traits: ["gets", "acquires", "in_sight"],
  cost: { skill: 3 },
};

function table(more: Record<string, unknown> = {}) {
  return new Caution({
    seat: 0,
    session: { table: "t" },
    content: { params: { health: 10 }, cards: { vent: { name: "Vent" } }, tokens: {}, spaces: [] },
    me: { damage: 0, skill: 3 },
    options: [END],
    odds: null,
    say: (one: Option) => one.label,
    lookAhead: () => Promise.resolve(null),
    ...more,
  } as unknown as TableModel);
}
const odds = (attack: number, knock_out: number) => ({ draws: 3, bag: 9, attack, seats: [{ seat: 0, knock_out }] });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  like({ caution: true, unasked: [] });
});

test("ending a turn with nothing left to do asks nothing", async () => {
  expect(await table({ odds: odds(1, 0.9) }).stops(END, vi.fn())).toBe(false);
});

test("what can still be done has a button of its own, and the other one says that it ends the turn", async () => {
  const act = vi.fn();
  const hack = { code: 9, verb: "hack", label: "hack", traits: ["prize"], refs: [], cost: {} } as unknown as Option;
  const caution = table({ options: [END, hack], act, say: () => "Hack this port" });
  const end = vi.fn();
  expect(await caution.stops(END, end)).toBe(true);
  expect(caution.doubt).toMatchObject({ kind: "waste", does: "End turn anyway", instead: hack });
  caution.instead();
  expect([act.mock.calls, end.mock.calls, caution.doubt]).toEqual([[[9]], [], null]);
});

test("an offer that ends with the turn asks, one that has its price does not", async () => {
  const offer: Option = { ...BUY, code: 7, verb: "use offer", traits: ["uses", "open_offer"], cost: undefined };
  const caution = table({ options: [END, offer] });
  expect(await caution.stops(END, vi.fn())).toBe(true);
  expect(caution.doubt).toMatchObject({ kind: "offer", instead: offer });
  expect(caution.doubt?.text).toContain("Vent");
  const priced = table({ options: [END, { ...offer, cost: { coin: 2 } }] });
  expect(await priced.stops(END, vi.fn())).toBe(false);
});

test("what is left to buy, or a likely knock-out, asks once; the same press again is the answer", async () => {
  for (const more of [{}, { odds: odds(0.5, 0.4), me: { damage: 0, skill: 0 } }]) {
    const caution = table({ options: [END, BUY], ...more });
    expect(await caution.stops(END, vi.fn())).toBe(true);
    expect(caution.doubt?.kind).toBe("odds" in more ? "ko" : "waste");
    expect(await caution.stops(END, vi.fn())).toBe(false);
    expect(caution.doubt).toBe(null);
  }
});

test("a kind that is not to be asked about any more is not, others still are", async () => {
  const caution = table({ options: [END, BUY] });
  const go = vi.fn();
  await caution.stops(END, go);
  caution.go(true);
  expect(go).toHaveBeenCalledOnce();
  expect(await caution.stops(END, go)).toBe(false);
  expect(caution.stopsWalk("CO3", { kind: "go", label: "", cost: { damage: 10 } }, go)).toBe(true);
  like({ caution: false });
  expect(caution.stopsWalk("CO4", { kind: "go", label: "", cost: { damage: 10 } }, go)).toBe(false);
});

test("walks ask when they knock out, end the game, or leave one heart for good", () => {
  const caution = table({ me: { damage: 7, skill: 0 } });
  const kind = (target: object) => {
    const asked = caution.stopsWalk("X", { kind: "go", label: "", ...target }, vi.fn());
    const found = caution.doubt?.kind;
    caution.drop();
    return asked && found;
  };
  expect(kind({ cost: { damage: 3 } })).toBe("hurt");
  expect(kind({ leaves: true })).toBe("leave");
  expect(kind({ cost: { damage: 2 }, veil: true })).toBe("last");
  expect(kind({ cost: { damage: 2 } })).toBe(false); // that can be taken back
  expect(kind({ cost: { boot: 3 } })).toBe(false);
});

test("taking back a round is asked about, however often it is pressed, and otherwise than a step that brought something to light", () => {
  const turn = (seat: number) => ({ code: "turn", seat });
  for (const [events, does] of [
    [[turn(0), { code: "end", seat: 0 }, turn(1), { code: "play", seat: 1 }, turn(0)], "Take it all back"],
    [[turn(1), { code: "play", seat: 1 }, turn(0), { code: "reveal", seat: 0 }], "Take it back anyway"],
  ] as const) {
    const caution = table({ events, seat: 0 });
    const go = vi.fn();
    caution.asksUndo(go);
    caution.asksUndo(go);
    expect(caution.doubt).toMatchObject({ kind: "back", does });
    expect(go).not.toHaveBeenCalled();
    caution.go();
    expect(go).toHaveBeenCalledOnce();
  }
});
