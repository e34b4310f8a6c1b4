// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { digestOf } from "../../src/net/digest";
import { Session } from "../../src/net/session.svelte";
import type { ClientMessage, ServerMessage } from "../../src/protocol/messages";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }
}

const info = {
  table: "t",
  settings: { game: "space", players: 2 },
  phase: "playing",
  seats: [],
  host: 0,
  seq: 4,
  rules: "",
  content: "",
};
const welcome = { type: "welcome", protocol: 1, run: "r", info, seats: [0] };
const snapshot = {
  type: "snapshot",
  seq: 4,
  seat: 0,
  info,
  view: { turn: 1 },
  pending: {},
  events: [{ seq: 0 }, { seq: 1 }],
};
const latest = () => FakeSocket.all.at(-1) as FakeSocket;

let session: Session;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  session = new Session("t", ["token"], "ws://here/ws");
  latest().onopen?.();
  latest().hear(welcome);
  latest().hear(snapshot);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello with its tokens, and keeps the view up to date", () => {
  expect(latest().sent[0]).toMatchObject({ type: "hello", table: "t", tokens: ["token"], since: -1 });
  latest().hear({
    type: "update",
    seq: 5,
    seat: 0,
    patch: [[["turn"], 2]],
    events: [{ seq: 2 }],
    pending: { undo: 1 },
  });
  expect(session.states[0]).toMatchObject({ seq: 5, view: { turn: 2 }, pending: { undo: 1 } });
  expect(session.states[0]?.events.map((event) => event.seq)).toEqual([0, 1, 2]);
});

test("what was undone never happened, and what is old is not taken twice", () => {
  latest().hear({ type: "update", seq: 5, seat: 0, patch: [], events: [], pending: {}, undone: 1 });
  latest().hear({ type: "update", seq: 5, seat: 0, patch: [[["turn"], 9]], events: [], pending: {} });
  expect(session.states[0]?.events.map((event) => event.seq)).toEqual([0]);
  expect(session.states[0]?.view).toEqual({ turn: 1 });
});

test("who comes and goes is told without a new line", () => {
  const there = { ...info, watchers: 3 };
  latest().hear({ type: "update", seq: 4, seat: 0, patch: [], events: [], pending: {}, info: there, digest: "" });
  expect(session.info).toEqual(there);
  expect(session.states[0]).toMatchObject({ seq: 4, view: { turn: 1 } });
});

test("a request outlives its socket: sent again under the same key, answered once", async () => {
  const reply = session.ask({ type: "act", seat: 0, decision: 7, codes: [1] });
  const first = latest().sent.at(-1) as { key: string };
  latest().close();
  expect(session.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().onopen?.();
  expect(latest().sent[0]).toMatchObject({ type: "hello", since: 4, run: "r" });
  latest().hear(welcome);
  expect(latest().sent[1]).toMatchObject({ type: "act", key: first.key });
  latest().hear({ type: "done", key: first.key, seq: 5, applied: 1 });
  await expect(reply).resolves.toMatchObject({ ok: true, applied: 1 });
});

test("another run of the server means that nothing known is taken for granted", () => {
  latest().hear({ ...welcome, run: "another" });
  expect(session.states).toEqual({});
});

test("who takes another language says hello anew and hears all of it again", async () => {
  expect(latest().sent[0]).toMatchObject({ lang: "en" });
  session.speak("en");
  expect(FakeSocket.all).toHaveLength(1);
  session.speak("de");
  expect(FakeSocket.all).toHaveLength(2);
  expect(session.states[0]).toMatchObject({ seq: 4 }); // what was there stays in sight meanwhile
  const asked = session.ask({ type: "undo", seat: 0 });
  latest().onopen?.();
  expect(latest().sent[0]).toMatchObject({ type: "hello", lang: "de", since: -1 });
  FakeSocket.all[0]?.hear({ ...snapshot, seq: 9 }); // too late, and in the old language
  latest().hear(welcome);
  latest().hear({ ...snapshot, events: [{ seq: 1, text: "Zug 1" }] });
  expect(session.states[0]).toMatchObject({ seq: 4, events: [{ text: "Zug 1" }] });
  const key = (latest().sent[1] as { key: string }).key;
  latest().hear({ type: "done", key, seq: 5 });
  expect((await asked).ok).toBe(true);
  latest().close();
  vi.advanceTimersByTime(2000);
  latest().onopen?.();
  expect(latest().sent[0]).toMatchObject({ lang: "de", since: 4 });
});

const turned = { type: "update", seq: 5, seat: 0, events: [], pending: {}, patch: [[["turn"], 2]] };

test("a view that is another than the table's is asked for anew, whole", () => {
  latest().hear({ ...turned, digest: "00000000" });
  expect(FakeSocket.all.length).toBe(2);
  expect(session.states[0]?.view).toEqual({ turn: 1 }); // what does not fit is not shown
  latest().onopen?.();
  expect(latest().sent[0]).toMatchObject({ type: "hello", since: -1 });
  latest().hear(welcome);
  latest().hear({ ...snapshot, seq: 5, view: { turn: 2 }, digest: digestOf({ turn: 2 }) });
  latest().hear({ ...turned, seq: 6, patch: [[["turn"], 3]], digest: digestOf({ turn: 3 }) });
  expect(FakeSocket.all.length).toBe(2);
  expect(session.states[0]).toMatchObject({ seq: 6, view: { turn: 3 } });
});

test("who counts otherwise than the table does not come again and again", () => {
  latest().hear({ ...snapshot, digest: "00000000" });
  latest().hear({ ...turned, digest: "11111111" });
  expect(FakeSocket.all.length).toBe(1);
  expect(session.states[0]?.view).toEqual({ turn: 2 });
});

test("the digest is that of the protocol's recipe", () => {
  expect(digestOf(null)).toBe("25cbfc4f");
  expect(digestOf({ b: [1, "ä"], a: null })).toBe("eb1e5d25");
});
