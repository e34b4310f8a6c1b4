import { expect, test } from "vitest";
import { patched } from "../../src/net/patch";

const view = { turn: 3, row: ["a", "b", "c"], players: [{ gold: 1 }, { gold: 2 }], placing: { x: 1 } };

test("sets what is there and shares the rest", () => {
  const next = patched(view, [[["players", 1, "gold"], 5]]) as typeof view;
  expect(next.players[1]).toEqual({ gold: 5 });
  expect(next.players[0]).toBe(view.players[0]);
  expect(next.row).toBe(view.row);
  expect(view.players[1]).toEqual({ gold: 2 });
});

test("takes away: from an object, and from a list so that the rest moves up", () => {
  const next = patched(view, [[["placing"]], [["row", 2]], [["row", 0]]]) as Partial<typeof view>;
  expect(next.placing).toBeUndefined();
  expect("placing" in next).toBe(false);
  expect(next.row).toEqual(["b"]);
});

test("adds one past the end of a list", () => {
  expect((patched(view, [[["row", 3], "d"]]) as typeof view).row).toEqual(["a", "b", "c", "d"]);
});

test("the empty path is the whole", () => {
  expect(patched(null, [[[], { turn: 1 }]])).toEqual({ turn: 1 });
});
