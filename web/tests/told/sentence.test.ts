// A turn in one sentence, and which turns are told.
import { expect, test } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { sentence, since, strikes } from "../../src/told/sentence";

let seq = 0;
const event = (code: string, seat: number, a: string | number = 0, text = ""): GameEvent =>
  ({ seq: seq++, code, seat, a, b: null, cause: "", clause: "", text }) as GameEvent;
const tongue = {
  name: (seat: number) => ["Ace", "Bo", "Cy"][seat] ?? "",
  card: (key: string) => key.toUpperCase(),
  token: (key: string) => key.toUpperCase(),
  t: (id: string, args?: Record<string, string | number>) => `${id}(${Object.values(args ?? {}).join()})`,
  all: (parts: string[]) => parts.join(" & "),
};

test("the point of a turn, in the order in which it happened", () => {
  const turn = [
    event("turn", 1, 4),
    event("play", 1, "hack", "Bo plays Hack."),
    event("clank", 1, 1, "Bo adds 1 cube."),
    event("clank", 1, 2, "Bo adds 2 cubes."),
    event("move", 1, "A", "Bo goes to Attic."),
    event("move", 1, "B", "Bo goes to Bath."),
    event("hack", 1, "B", "Bo hacks the port at Bath."),
    event("acquire", 1, "x"),
    event("acquire", 1, "y"),
    event("end", 1, 0, "Bo ends the turn."),
  ];
  expect(sentence(turn, 1, tongue)).toBe("Bo goes to Bath & hacks the port at Bath & told-acquire(X & Y).");
  expect(sentence(turn.slice(0, 6), 1, tongue, "B")).toBe("Bo told-clank(3) & told-round().");
  expect(since([...turn, event("turn", 2), event("turn", 1)], [2], 3).at(-1)?.stood).toBe("B");
  expect(sentence(turn.slice(0, 4), 1, tongue)).toBe("Bo told-clank(3).");
  expect(sentence(turn.slice(0, 2), 1, tongue)).toBe("told-nothing(Bo)");
});

test("turns of others since one's own; for who watches the last round", () => {
  const events = [0, 1, 2, 0, 1].map((seat) => event("turn", seat));
  const seats = (own: number[]) => since(events, own, 3).map((turn) => turn.seat);
  expect(seats([0])).toEqual([1]); // Bo is at it
  expect(since(events.slice(0, 4), [0], 3).map((turn) => turn.seat)).toEqual([1, 2]); // one's own turn again
  expect(since(events, [1], 3).map((turn) => turn.seat)).toEqual([2, 0]);
  expect(since(events, [0, 1], 3).map((turn) => turn.seat)).toEqual([]);
  expect(seats([])).toEqual([2, 0, 1]);
});

test("each attack says whom it hit", () => {
  const events = [
    event("attack", 1, 2),
    event("cube", 2, 4),
    event("hurt", 2, 1),
    event("cube", 0, 2),
    event("hurt", 0, 1),
    event("out", 0, "lost"),
    event("move", 1, "A"),
    event("hurt", 1, 1), // a monster on the way
    event("attack", 1, 2),
    event("cube", -1, 0),
  ];
  const found = strikes(events, [0], "Boss", tongue);
  expect(found.map(({ text, hurts }) => [text, hurts])).toEqual([
    ["told-attack(Boss,told-hit(Cy,1,no), told-hit-you(Ace,1,yes))", true],
    ["told-attack-missed(Boss)", false],
  ]);
  expect(found[0]?.hit).toEqual([events[2]?.seq, events[4]?.seq, events[5]?.seq]); // who is out is told once
});
