import { expect, it } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { raids } from "../../src/table/attacks";

const event = (code: string, seat: number, a: string | number): GameEvent => ({
  seq: 0,
  code,
  seat,
  a,
  b: null,
  cause: "",
  clause: "",
  text: "",
});

it("tells several attacks of one move apart", () => {
  const events = [
    event("reveal", -1, "calm"),
    event("reveal", -1, "wyrm"),
    event("attack", 0, 2),
    event("cube", 0, 2),
    event("hurt", 0, 1),
    event("cube", -1, 0),
    event("turn", 1, 9),
    event("out-draw", 1, 2),
    event("cube", 0, 2),
    event("hurt", 0, 1),
    event("cube", 2, 4),
    event("hurt", 2, 1),
  ];
  const found = raids(events, [5, 10, 3], (card) => card === "wyrm");
  expect(found.map((raid) => [raid.cause, raid.out, raid.drawn.length])).toEqual([
    ["wyrm", -1, 2],
    ["", 1, 2],
  ]);
  expect(found.map((raid) => raid.before)).toEqual([
    [3, 10, 2],
    [4, 10, 2],
  ]);
  expect(found.map((raid) => raid.hurt)).toEqual([
    [1, 0, 0],
    [1, 0, 1],
  ]);
  expect(raids(events.slice(0, 2), [0, 0, 0], () => true)).toEqual([]);
});
