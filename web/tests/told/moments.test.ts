// What is shown as large as a card, and when it is not.
import { expect, it } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { moments, upNext } from "../../src/told/moments";

const patron = { seq: 3, seat: -1, code: "patron", a: "alma_mater" } as GameEvent;

it("shows what is new after what waits, and nothing once it was taken back", () => {
  const shown = upNext([], moments([patron]), false);
  const both = upNext(shown, moments([{ ...patron, seq: 9 }]), false);
  expect(both.map(({ seq }) => seq)).toEqual([3, 9]);
  expect(upNext(both, [], true)).toEqual([]);
  expect(upNext([], shown, true)).toEqual([]); // what is told again was shown when it happened
});
