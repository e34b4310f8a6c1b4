// Made by tools/protocol.py from src/burgle/view/shapes/catalogue.py: change that, and run `make protocol`.

/** Something to pay with, in words: `1 Boot`, `{n} Boots`. */
export interface ResourceInfo {
  one: string;
  many: string;
}

/** A card. */
export interface CardInfo {
  name: string;
  kind: "card" | "device" | "enemy" | "event" | "patron" | "reserve" | "role" | "starter" | "vault";
  deck: string;
  faction: string;
  cost: number;
  fight: number;
  copies: number;
  attack: boolean;
  danger: boolean;
  gains: (readonly [string, number])[];
  either: (readonly [string, number])[][];
  note: string;
  bought: (readonly [string, number])[];
  arrives: boolean;
  where: string[];
  head: string;
  text: string[];
  points: number;
  varies: boolean;
  quip: string;
  more?: Record<string, string>;
  boxes?: string[][];
}

/** A token. */
export interface TokenInfo {
  name: string;
  pool: string;
  price: number;
  value: number;
  worth: number;
  stack: string;
  party: boolean;
  usable: boolean;
  gains: (readonly [string, number])[];
  grants: string[];
  text: string[];
  points: number;
  varies: boolean;
  quip: string;
}

/** A part of the board. */
export interface ModuleInfo {
  id: string;
  key: string;
  name: string;
}

/** What a kind of space offers, once a turn: drawn where it is to be had, and told by the legend. */
export interface ServiceInfo {
  id: string;
  at: string;
  words: string;
  spaces: string[];
  icon: string;
  text: string;
  clause: string;
}

/** What a space does. */
export interface SpaceEffect {
  icons: string[];
  text: string;
  gains: (readonly [string, number])[];
}

/** A space of the board, or a room of a tile. */
export interface SpaceInfo {
  key: string;
  name: string;
  module: string;
  at: number[];
  marks: string[];
  secret: string;
  artifact: number;
  port: SpaceEffect | null;
  reward: SpaceEffect | null;
  text: string[];
  more?: Record<string, string>;
}

/** A path between two spaces. */
export interface PathInfo {
  a: string;
  b: string;
  boots: number;
  enemies: number;
  lock: boolean;
  one_way: boolean;
  terrain?: string[];
}

/** How a board of modules is drawn: where modules lie, and which paths bend. */
export interface DrawingInfo {
  view?: readonly [number, number, number, number];
  box?: readonly [number, number];
  mirrored?: string[];
  positions?: Record<string, readonly [number, number]>;
  collars?: Record<string, readonly [number, number]>;
  bends?: Record<string, readonly [number, number]>;
  iconAt?: Record<string, number>;
}

/** A piece of landscape: ground, ridge and river are lines, all others outlines. */
export interface RegionInfo {
  id: string;
  side: string;
  kind: string;
  points: (readonly [number, number])[];
  name?: string;
  label?: readonly [number, number];
  turn?: number;
}

/** A lift: its stops in their order, which legs are locked, where it can be blocked. */
export interface LiftInfo {
  stops: string[];
  locks: string[];
  blockade: string;
}

/** Where a tunnel of a tile meets its edge. */
export interface TileEnd {
  room: string;
  boots: number;
  enemies: number;
  lock: boolean;
  leave: boolean;
  enter: boolean;
}

/** A tile before anybody turns it: eight places on its edges, clockwise from the first in the north. */
export interface TileInfo {
  key: string;
  deep: boolean;
  haunted: boolean;
  square: boolean;
  rooms: string[];
  ends: (TileEnd | null)[];
}

/** A portal of a room. */
export interface PortalInfo {
  room: string;
  enemies: number;
  lock: boolean;
  into: boolean;
  out: boolean;
}

/** All that is on the table or in the box, with its words; the same for every seat and every moment. */
export interface Catalogue {
  format: number;
  game: string;
  title: string;
  version: number;
  content: string;
  players: number;
  seats: readonly [number, number];
  options: Record<string, string>;
  params: Record<string, number>;
  currency: string;
  resources: Record<string, ResourceInfo>;
  factions: Record<string, string>;
  cards: Record<string, CardInfo>;
  tokens: Record<string, TokenInfo>;
  modules: ModuleInfo[];
  services: ServiceInfo[];
  spaces: SpaceInfo[];
  paths: PathInfo[];
  drawing?: DrawingInfo;
  regions?: RegionInfo[];
  lift?: LiftInfo;
  tiles?: TileInfo[];
  portals?: PortalInfo[];
}

export type Gain = CardInfo["gains"][number];
