// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Catalogue } from "../../src/content/catalogue";
import type { Reply, SeatState, Wire, Wish } from "../../src/net/session.svelte";
import { TableModel } from "../../src/table/model.svelte";

const ROW = ["a", "b", "c", "d", "e", "f"];
const WAY = {
  space: "CO2",
  codes: [11, 12],
  through: ["CO1", "CO2"],
  cost: { boot: 2 },
  leaps: 0,
  stops: "",
  others: [],
};
const ODDS = { draws: 2, bag: 10, attack: 0.5, seats: [{ seat: 0, damage: [0.5, 0.5], knock_out: 0 }] };
const POOR = { code: "need_skill", have: 0, need: 3, name: "", clause: "SP-1", text: "You need 3 Skill." };

const ANSWERS: Record<string, unknown> = {
  around: { odds: ODDS, ways: { CO2: WAY }, why: { "@card a row": [POOR] } },
  path: { CO2: WAY },
  odds: ODDS,
  why: [POOR],
};

const content = {
  game: "space",
  params: { health: 10 },
  cards: Object.fromEntries(
    ROW.map((key) => [key, { key, name: key.toUpperCase(), fight: -1, kind: "card", text: [] }]),
  ),
  tokens: {},
  spaces: [],
} as unknown as Catalogue;

/** A turn in which everything is played, a step can be taken, and nothing of the row can be paid for. */
function turn(id: number, who = 0): SeatState {
  const options = [
    {
      code: 11,
      verb: "move",
      label: "move CO1",
      refs: [{ kind: "space", key: "CO1" }],
      traits: ["moves", "in_sight"],
      cost: { boot: 1 },
    },
    { code: 1, verb: "end turn", label: "end turn", refs: [], traits: ["ends_turn"] },
  ];
  const view = {
    seat: 0,
    over: false,
    decision: who === 0 ? { id, who, prompt: "", options } : { id, who },
    players: [{ seat: 0, space: "CO0", hand: [], play: [], discard: [], damage: 0 }],
    row: ROW,
    reserve: {},
  };
  return { seat: 0, seq: id, view, pending: {}, events: [], fresh: [] } as unknown as SeatState;
}

function wire(first: SeatState): Wire & { asked: Wish[] } {
  const asked: Wish[] = [];
  return {
    asked,
    table: "t",
    info: { seats: [{ seat: 0, name: "Ann" }], settings: { assist: "odds" } },
    seats: [0],
    states: { 0: first },
    status: "live",
    onUpdate: null,
    ask(message: Wish): Promise<Reply> {
      asked.push(message);
      const value = message.type === "ask" ? ANSWERS[message.ask] : null;
      return Promise.resolve({ ok: true, value, applied: 0 });
    },
  } as unknown as Wire & { asked: Wish[] };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after an update one question brings ways, odds and all reasons", async () => {
  const session = wire(turn(1));
  const model = new TableModel(session, content);
  model.begin();
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.asked.length).toBe(1);
  expect(session.asked[0]).toMatchObject({ type: "ask", ask: "around", seat: 0 });
  expect(model.reach.to("CO2")?.way.codes).toEqual([11, 12]);
  expect(model.odds?.attack).toBe(0.5);
  expect(model.reasons.of({ kind: "card", key: "a", place: "row" })?.need).toBe(3);
});

test("a walk is answered with the codes that were found, and nobody searches again", async () => {
  const session = wire(turn(1));
  const model = new TableModel(session, content);
  model.begin();
  await vi.advanceTimersByTimeAsync(3000);
  model.go("CO2", model.targets.CO2 as never);
  await vi.advanceTimersByTimeAsync(10);
  expect(session.asked.slice(1)).toEqual([{ type: "act", seat: 0, decision: 1, codes: [11, 12], seq: 1 }]);
});

test("in the turn of others the odds are asked for, and what waits is asked once", async () => {
  const session = wire(turn(1, 1));
  const model = new TableModel(session, content);
  for (let i = 0; i < 5; i++) model.begin();
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.asked).toEqual([{ type: "ask", seat: 0, ask: "around", target: "" }]);
  expect(model.odds?.bag).toBe(10);
});
