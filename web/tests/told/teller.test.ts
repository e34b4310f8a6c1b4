// @vitest-environment happy-dom
// Rivals' turns are shown one thing after the other, nothing is dropped or changes places, and nobody waits for it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { like } from "../../src/net/remembered";
import type { SeatState, Wire } from "../../src/net/session.svelte";
import { Teller } from "../../src/told/teller.svelte";

const event = (code: string, seat: number, seq: number): GameEvent =>
  ({ seq, code, seat, a: "x", b: null, cause: "", clause: "", text: "" }) as GameEvent;

function state(seq: number, who: number, codes: string[] = [], seat = 0): SeatState {
  const fresh = codes.map((code) => event(code, code === "turn" ? who : 1, seq));
  return { seat, seq, view: { decision: { who } }, pending: {}, events: fresh, fresh } as unknown as SeatState;
}

/** A table at which seat 1 has just begun its turn, and all that a page is shown of it. */
function seated(seats: number[] = [0]): { teller: Teller; hear: (one: SeatState) => void; shown: SeatState[] } {
  const seat = seats[0] ?? -1;
  const wire = { seats, states: { [seat]: state(1, 1, [], seat) }, onUpdate: null } as unknown as Wire;
  const teller = new Teller(wire);
  const shown: SeatState[] = [];
  teller.onUpdate = (one) => shown.push(one);
  return { teller, hear: (one) => wire.onUpdate?.({ ...one, seat }), shown };
}
/** A turn of three bots in a row, and then one's own. */
const ROUND = [
  state(2, 1, ["play"]),
  state(3, 1, ["move"]),
  state(4, 1, ["move", "found"]),
  state(5, 2, ["end", "turn"]),
  state(6, 2, ["acquire"]),
  state(7, 3, ["end", "turn"]),
  state(8, 3, ["clank"]),
  state(9, 0, ["end", "turn"]),
];
const numbers = (shown: SeatState[]) => shown.map((one) => one.seq);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  like({ speed: 1, told: "usual" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("everything is shown, in order, and a turn takes about as long as was wished for", () => {
  const { teller, hear, shown } = seated();
  for (const one of ROUND) hear(one);
  expect(teller.behind).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(numbers(shown)).not.toContain(6); // the second turn has not begun
  vi.advanceTimersByTime(3000);
  expect(numbers(shown)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(shown.flatMap((one) => one.fresh)).toEqual(ROUND.flatMap((one) => one.fresh));
  expect(teller.behind).toBe(false);
});

test.each([
  ["quick", 2100],
  ["slow", 7400],
] as const)("three turns told %s take at most %i ms", (told, most) => {
  like({ told });
  const { hear, shown, teller } = seated();
  for (const one of ROUND) hear(one);
  vi.advanceTimersByTime(most);
  expect(numbers(shown)).toHaveLength(ROUND.length);
  expect(teller.behind).toBe(false);
});

test("a click is at the newest state at once, and what was passed over is told with it", () => {
  const { teller, hear, shown } = seated();
  for (const one of ROUND) hear(one);
  teller.skip();
  expect(shown.at(-1)?.seq).toBe(9);
  expect(shown.flatMap((one) => one.fresh)).toEqual(ROUND.flatMap((one) => one.fresh));
  vi.advanceTimersByTime(5000);
  expect(shown.at(-1)?.seq).toBe(9);
});

test("who only watches skips a turn at a time", () => {
  const { teller, hear, shown } = seated([]);
  for (const one of ROUND) hear(one);
  teller.skip();
  expect(shown.at(-1)?.seq).toBe(5);
  teller.skip();
  expect(shown.at(-1)?.seq).toBe(7);
});

test("it can wait for a click before each turn", () => {
  like({ told: "wait" });
  const { teller, hear, shown } = seated();
  for (const one of ROUND) hear(one);
  vi.advanceTimersByTime(60_000);
  expect(shown.at(-1)?.seq).toBe(5);
  expect(teller.waits).toBe(true);
  teller.skip();
  vi.advanceTimersByTime(60_000);
  expect(shown.at(-1)?.seq).toBe(7);
  teller.skip();
  vi.advanceTimersByTime(60_000);
  expect(shown.at(-1)?.seq).toBe(9); // one's own turn is waited for by nobody else
});

test("nothing is held back from who is asked, from who wants no motion, or when all is told anew", () => {
  const asked = seated();
  asked.hear(state(2, 0, ["turn"]));
  vi.advanceTimersByTime(5000);
  asked.hear(state(3, 0, ["move"]));
  asked.hear(state(4, 1, ["end", "turn"]));
  expect(numbers(asked.shown)).toEqual([2, 3, 4]);

  like({ speed: 0 });
  const still = seated();
  for (const one of ROUND) still.hear(one);
  expect(numbers(still.shown)).toEqual(numbers(ROUND));

  like({ speed: 1 });
  const anew = seated();
  for (const one of ROUND) anew.hear(one);
  anew.hear({ ...state(12, 1), anew: true });
  expect(anew.shown.at(-1)?.seq).toBe(12);
  expect(anew.teller.behind).toBe(false);
});

test("without motion a turn is shown as one, and stays as long", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { hear, shown } = seated();
  for (const one of ROUND) hear(one);
  vi.advanceTimersByTime(100);
  expect(shown.at(-1)?.seq).toBe(5);
  vi.advanceTimersByTime(1200);
  expect(shown.at(-1)?.seq).toBe(7);
});

test("an attack comes first", () => {
  const { teller, hear, shown } = seated();
  let attack = true;
  teller.busy = () => attack;
  for (const one of ROUND) hear(one);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([]);
  attack = false;
  vi.advanceTimersByTime(10_000);
  expect(numbers(shown)).toEqual(numbers(ROUND));
});
