/** What is worked out from the numbers of a game: scales, the turning point, luck and the moment to talk about. */

import type { Attack, Point, Series } from "../replay/api";

export const LINES = ["score", "health", "clank", "luck"] as const;
export type Line = (typeof LINES)[number];

/** A point of a plot: how every seat stood. */
export interface Plotted {
  turn: number;
  step: number;
  values: number[];
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** A scale with round numbers that holds all values and zero. */
export function scale(values: number[]): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = Math.max(1, ([1, 2, 2.5, 5, 10].find((n) => n * power >= rough) ?? 10) * power);
  const low = Math.floor(least / size) * size;
  const high = Math.ceil(most / size) * size;
  const ticks = Array.from({ length: Math.round((high - low) / size) + 1 }, (_, i) => low + i * size);
  return { low, high, ticks };
}

const leader = (scores: number[]): number => scores.indexOf(Math.max(...scores));

/** Where the winner took the lead for good; nothing where it was clear from the first turns, or only at the very end. */
export function turningPoint(points: Point[], winner: number): number {
  if (winner < 0) return -1;
  const behind = points.findLastIndex((point) => leader(point.score) !== winner);
  return behind < 3 || behind >= points.length - 1 ? -1 : behind + 1;
}

export interface Luck {
  seat: number;
  drawn: number;
  expected: number;
}

export const luck = (series: Series, seats: number): Luck[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    drawn: series.attacks.reduce((sum, attack) => sum + (attack.drawn[seat] ?? 0), 0),
    expected: series.attacks.reduce((sum, attack) => sum + (attack.expected[seat] ?? 0), 0),
  }));

export interface Moment {
  attack: Attack;
  seat: number;
  surprise: number; // cubes more than expected; below zero where it was luck
  from: number; // the step at which that seat's last turn before it began
}

const BAD = 0.5; // cubes more than expected that are bad luck

/** The worst attack for one seat or for any (-1); where none was worse than expected, the luckiest. */
export function moment(series: Series, seat: number): Moment | null {
  const all = series.attacks.flatMap((attack) =>
    attack.drawn.flatMap((drawn, who): Moment[] => {
      if (seat >= 0 && who !== seat) return [];
      const surprise = drawn - (attack.expected[who] ?? 0);
      return [{ attack, seat: who, surprise, from: turnBefore(series.points, who, attack.step) }];
    }),
  );
  const bad = all.filter(({ surprise }) => surprise > BAD);
  const farther = (one: Moment, other: Moment): Moment =>
    Math.abs(other.surprise) > Math.abs(one.surprise) ? other : one;
  const [first, ...others] = bad.length > 0 ? bad : all;
  return first ? others.reduce(farther, first) : null;
}

export interface Best {
  seat: number;
  point: Point;
  gain: number;
  from: number; // the step at which that turn began
}

/** The turn that brought one seat, or any (-1), the most points. */
export function bestTurn(series: Series, seat: number): Best | null {
  let found: Best | null = null;
  series.points.forEach((point, at) => {
    const before = series.points[at - 1];
    if (!before || (seat >= 0 && point.seat !== seat) || point.seat < 0) return;
    const gain = (point.score[point.seat] ?? 0) - (before.score[point.seat] ?? 0);
    if (gain > (found?.gain ?? 0)) found = { seat: point.seat, point, gain, from: before.step };
  });
  return found;
}

function turnBefore(points: Point[], seat: number, step: number): number {
  const at = points.findLastIndex((point) => point.seat === seat && point.step <= step);
  return at > 0 ? (points[at - 1]?.step ?? 0) : 0;
}
