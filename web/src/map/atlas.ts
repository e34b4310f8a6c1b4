// The catalogue's board in the shape that the maps draw from. All that a map knows of a game is in an atlas.
import type {
  DrawingInfo as Drawing,
  TileEnd as End,
  LiftInfo as Lift,
  ModuleInfo as Module,
  PortalInfo as PortalPlan,
  RegionInfo as Region,
  ServiceInfo as Service,
  TileInfo as TilePlan,
} from "../content/catalogue";
import type { Known } from "../content/stamps";
import type { Point } from "./geometry";

export type { Drawing, End, Lift, Module, PortalPlan, Region, Service, TilePlan };

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
  /** What is offered to who stands here. */
  services: readonly Service[];
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

export interface Atlas {
  game: string;
  places: Map<string, Place>;
  services: readonly Service[];
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
  /** Stickers of a campaign that have been seen, and passages that were read. */
  stickers: ReadonlyMap<string, { name: string; kind: string; turn?: number }>;
  read: ReadonlySet<string>;
  /** Characters of a campaign, at the table or not. */
  characters: ReadonlyMap<string, Known>;
  /** Contracts that lie open, and the places to which they send. */
  contracts: ReadonlyMap<string, { name: string; spaces?: readonly string[] }>;
  /** Cubes that a wayshrine takes. */
  sockets: number;
  /** So much of what options cost, in words. */
  amount: (what: string, n: number) => string;
  artifactValue: (token: string) => number;
  tokenName: (token: string) => string;
}
