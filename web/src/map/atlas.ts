// The catalogue's board in the shape that the maps draw from. All that a map knows of a game is in an atlas.
import type { Point } from "./geometry";

export interface Gain {
  icon: string;
  n: number;
}

export interface Place {
  key: string;
  name: string;
  module: string;
  at: Point;
  marks: ReadonlySet<string>;
  secret: string;
  artifact: number;
  port: Gain | null;
  reward: Gain | null;
  /** What else stands on it in some games: a fee, the name of a shrine. */
  more: Readonly<Record<string, string>>;
}

export interface Way {
  a: string;
  b: string;
  boots: number;
  enemies: number;
  lock: boolean;
  oneWay: boolean;
  /** What it leads over: mountain, water, bridge. */
  terrain: readonly string[];
}

/** A piece of landscape: ground, ridge and river are lines, all others outlines. */
export interface Region {
  id: string;
  kind: string;
  name?: string;
  label?: Point;
  turn?: number;
  points: Point[];
}

export interface End {
  room: string;
  boots: number;
  enemies: number;
  lock: boolean;
  leave: boolean;
  enter: boolean;
}

export interface TilePlan {
  key: string;
  deep: boolean;
  haunted: boolean;
  square: boolean;
  rooms: string[];
  ends: (End | null)[];
}

export interface PortalPlan {
  room: string;
  enemies: number;
  lock: boolean;
}

export interface Module {
  id: string;
  key: string;
  name: string;
}

export interface Drawing {
  view?: [number, number, number, number];
  box?: Point;
  mirrored?: string[];
  positions?: Record<string, Point>;
  bends?: Record<string, Point>;
  iconAt?: Record<string, number>;
}

export interface Lift {
  stops: string[];
  locks: string[];
  blockade?: string;
}

export interface Atlas {
  game: string;
  places: Map<string, Place>;
  ways: Way[];
  modules: Module[];
  drawing: Drawing;
  /** Where there are any, the board is a landscape. */
  regions: readonly Region[];
  /** Module id of each position of the drawing: P1 is HY. */
  positions: Map<string, string>;
  lift: Lift | null;
  tiles: Map<string, TilePlan>;
  portals: PortalPlan[];
  /** Cubes that a wayshrine takes. */
  sockets: number;
  /** So much of what options cost, in words. */
  amount: (what: string, n: number) => string;
  artifactValue: (token: string) => number;
  tokenName: (token: string) => string;
}
