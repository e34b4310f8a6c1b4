import { describe, expect, it } from "vitest";
import { luck, moment, scale, turningPoint } from "../../src/end/numbers";
import type { Attack, Point, Series } from "../../src/replay/api";

const point = (turn: number, seat: number, score: number[]): Point => ({
  turn,
  seat,
  step: turn * 10,
  score,
  health: [10, 10],
  clank: [0, 0],
  luck: [0, 0],
});
const attack = (step: number, drawn: number[], expected: number[]): Attack => ({
  step,
  turn: step / 10,
  draws: 3,
  bag: 30,
  drawn,
  expected,
});

describe("scales", () => {
  it.each([[[0, 83]], [[-2.4, 7.1]], [[0]], [[0, 10, 3]], [[-0.2, 0.3]], [[140, 3]]])(
    "hold %j and zero, with few round steps",
    (values) => {
      const { low, high, ticks } = scale(values);
      expect(low).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(8);
    },
  );
});

describe("the story of a game", () => {
  const points = [
    [5, 0],
    [6, 0],
    [7, 1],
    [8, 2],
    [9, 3],
    [9, 12],
    [9, 20],
    [10, 30],
  ].map((score, i) => point(i + 1, i % 2, score));
  it("turns where the winner takes the lead for good", () => {
    expect(turningPoint(points, 1)).toBe(5);
    expect(turningPoint(points, 0)).toBe(-1);
    expect(turningPoint(points, -1)).toBe(-1);
  });
  const series: Series = {
    points,
    attacks: [attack(20, [0, 1], [0.5, 0.9]), attack(50, [3, 0], [0.7, 1.2]), attack(70, [0, 2], [0.4, 1.1])],
    status: ["escaped", "escaped"],
  };
  it("adds luck up", () => {
    const [first, second] = luck(series, 2);
    expect(first).toMatchObject({ drawn: 3 });
    expect(first?.expected).toBeCloseTo(1.6);
    expect(second?.expected).toBeCloseTo(3.2);
  });
  it("has one moment, with the turn from which it can be tried again", () => {
    expect(moment(series, -1)).toMatchObject({ seat: 0, from: 40, attack: { step: 50 } });
    expect(moment(series, 1)).toMatchObject({ seat: 1, from: 50, attack: { step: 70 } });
    expect(moment({ ...series, attacks: [] }, 0)).toBeNull();
  });
  it("tells the worst rather than the luckiest, which is told where nothing was bad", () => {
    const attacks = [attack(20, [0, 0], [2.5, 0]), attack(30, [2, 0], [1, 0]), attack(40, [1, 0], [0.8, 0])];
    expect(moment({ ...series, attacks }, 0)).toMatchObject({ surprise: 1, attack: { step: 30 } });
    expect(moment({ ...series, attacks: attacks.filter(({ step }) => step !== 30) }, 0)).toMatchObject({
      surprise: -2.5,
    });
  });
});
