// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Away } from "../../src/away/away.svelte";
import type { GameEvent } from "../../src/content/view";
import type { TableModel } from "../../src/table/model.svelte";

const event = (seq: number, code: string, seat: number, a = 1): GameEvent => ({
  seq,
  code,
  seat,
  a,
  b: null,
  cause: "",
  clause: "",
  text: code,
});
const MISSED = [event(1, "turn", 1), event(2, "hurt", 0), event(3, "turn", 2)];

function table() {
  return {
    session: { table: "t", status: "live" },
    seat: 0,
    state: {},
    events: [event(0, "turn", 0)],
    view: { over: false },
    shared: false,
    name: (seat: number) => `P${seat}`,
    card: () => undefined,
    token: () => undefined,
  };
}
const as = (model: ReturnType<typeof table>) => model as unknown as TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it("tells what a lost connection has missed, once it has all come", () => {
  const model = table();
  const away = new Away(as(model));
  away.watch();
  vi.advanceTimersByTime(1000);
  expect(away.digest).toBeNull(); // nobody was away
  model.session.status = "lost";
  away.watch();
  vi.advanceTimersByTime(60_000);
  model.session.status = "live";
  away.watch();
  model.events = [...model.events, ...MISSED];
  away.watch();
  expect(away.digest).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(away.digest).toMatchObject({ turns: 2, events: 3 });
  expect(away.digest?.lines[0]).toMatchObject({ id: "away-hits", hurts: true });
});

it("tells it on another day, but not after a moment", () => {
  const model = table();
  const first = new Away(as(model));
  first.watch();
  vi.advanceTimersByTime(1000);
  first.watch();
  model.events = [...model.events, ...MISSED];
  const soon = new Away(as(model));
  soon.watch();
  vi.advanceTimersByTime(1000);
  expect(soon.digest).toBeNull();
  localStorage.setItem("burgle.seen", JSON.stringify({ "t/0": { event: 0, at: Date.now() - 86_400_000 } }));
  const later = new Away(as(model));
  later.watch();
  vi.advanceTimersByTime(1000);
  expect(later.digest?.events).toBe(3);
});
