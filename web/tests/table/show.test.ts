// @vitest-environment happy-dom
// How long an attack stays, and whose keys are whose while it lies over the table.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { like } from "../../src/net/remembered";
import { keyboard } from "../../src/table/keyboard";
import type { TableModel } from "../../src/table/model.svelte";
import { Show } from "../../src/table/show.svelte";

const event = (code: string, a: number): GameEvent =>
  ({ seq: 0, code, seat: 0, a, b: null, cause: "", clause: "", text: "" }) as GameEvent;

/** A table that was attacked so many times in one move, with the same cube each time. */
function attacked(times: number, waits = () => false): Show {
  const fresh = Array.from({ length: times }, () => [event("attack", 1), event("cube", 2), event("hurt", 1)]).flat();
  const model = {
    seat: 0,
    tape: false,
    session: {},
    odds: null,
    card: () => undefined,
    state: { fresh, view: { players: [{ damage: 1 }] } },
  };
  const show = new Show(model as unknown as TableModel);
  show.waits = waits;
  show.watch();
  return show;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  like({ speed: 1, stay: false });
});

test.each([0, 1, 4])("at speed %i an attack goes by itself, unless it is to stay until it is closed", (speed) => {
  like({ speed, stay: false });
  const short = attacked(1);
  expect(short.attack).not.toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(short.attack).toBeNull();

  like({ stay: true });
  const long = attacked(1);
  vi.advanceTimersByTime(60_000);
  expect(long.attack?.shown).toBe(1);
  long.skip();
  expect(long.attack).toBeNull();
});

test("an attack covers no page that is being read: it is told when the book is closed", () => {
  let reading = true;
  const show = attacked(1, () => reading);
  show.resume();
  expect([show.attack, show.busy]).toEqual([null, true]);
  reading = false;
  show.resume();
  expect(show.attack?.total).toBe(1);
});

test("how an attack ends is told with its last cube", () => {
  like({ stay: true });
  const show = attacked(1);
  expect(show.unsettled).toEqual([0]);
  vi.advanceTimersByTime(60_000);
  expect(show.unsettled).toEqual([0]); // drawn, but still on its way
  show.down = 1;
  expect(show.unsettled).toEqual([]);
});

test("attacks that look alike are told apart by their number", () => {
  like({ stay: true });
  const show = attacked(2);
  const numbers = [];
  for (let i = 0; i < 2; i++) {
    vi.advanceTimersByTime(60_000);
    numbers.push(show.attack?.number);
    show.skip();
  }
  expect(numbers).toEqual([1, 2]);
  expect(show.attack).toBeNull();
});

test("Space goes on with an attack even where a place of the map has the focus, but a button of its own keeps its keys", () => {
  const show = { attack: {}, end: vi.fn() } as unknown as Show;
  const hooks = { log: vi.fn(), chat: vi.fn(), close: vi.fn(), skip: vi.fn(), show };
  const stop = keyboard({ curtain: true, session: {} } as unknown as TableModel, hooks);
  document.body.innerHTML = `<p tabindex="0"></p><div role="dialog"><button></button></div>`;
  const place = document.querySelector("p") as HTMLElement;
  const heard = vi.fn((event: Event) => event.stopPropagation());
  place.addEventListener("keydown", heard);
  for (const key of [" ", "Enter", "Escape"]) place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(hooks.skip).toHaveBeenCalledTimes(3);
  expect(heard).not.toHaveBeenCalled();
  document.querySelector("button")?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  expect(hooks.skip).toHaveBeenCalledTimes(3);
  stop();
});
