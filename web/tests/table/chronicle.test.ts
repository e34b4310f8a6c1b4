import { expect, test } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { chronicle, keep, sift } from "../../src/table/chronicle";

let seq = 0;
const event = (code: string, seat: number, a: string | number | null = 0): GameEvent => ({
  seq: seq++,
  code,
  seat,
  a,
  b: 0,
  cause: "",
  clause: "",
  text: `${code} ${a}`,
});
const story = [
  event("draw", 0, "hack"),
  event("turn", 0, 1),
  event("play", 0, "hack"),
  event("gain", 0, 1),
  event("play", 0, "stumble"),
  event("clank", 0, 1),
  event("move", 0, "CB3"),
  event("acquire", 0, "fazr"),
  event("turn", 1, 2),
  event("play", 1, "hack"),
  event("attack", 1, 3),
  event("cube", -1, 0),
  event("hurt", 0, 1),
];
const turns = chronicle(story, (key) => key === "CB3");

test("turns hold deeds, deeds what came of them", () => {
  expect(turns.map((turn) => turn.seat)).toEqual([-1, 0, 1]);
  const [cards, walk, bought] = turns[1]?.deeds ?? [];
  expect(cards?.also.map((one) => one.a)).toEqual(["stumble"]);
  expect(cards?.follows.map((one) => one.code)).toEqual(["clank"]);
  expect([walk?.place, bought?.place]).toEqual(["CB3", "CB3"]);
  expect(turns[2]?.deeds.at(-1)?.follows.map((one) => one.code)).toEqual(["cube", "hurt"]);
});

test("one person, or only what hurts", () => {
  expect(sift(turns, { seat: 0, danger: false }).map((turn) => turn.seat)).toEqual([-1, 0, 1]); // hurt in another's turn
  expect(sift(turns, { seat: -1, danger: true }).map((turn) => turn.deeds.map(({ event }) => event.code))).toEqual([
    ["attack"],
  ]);
});

test("turns to which nothing was added are the same as before, so that they are not drawn anew", () => {
  const later = keep(
    turns,
    chronicle([...story, event("move", 1, "CB3")], (key) => key === "CB3"),
  );
  expect(later.map((turn, at) => turn === turns[at])).toEqual([true, true, false]);
  expect(sift(later, { seat: -1, danger: false }).map((turn, at) => turn === later[at])).toEqual([true, true, true]);
  const other = event("move", 1, "CB3"); // after taking back: other events, with the same numbers
  expect(
    keep(
      later,
      chronicle([...story, other], (key) => key === "CB3"),
    ).at(-1)?.last,
  ).toBe(other);
});
