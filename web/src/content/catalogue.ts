/** What a game is drawn from: src/burgle/view/catalogue.py writes it. */

export type Gain = [what: string, n: number];

export interface CardInfo {
  name: string;
  kind: "starter" | "reserve" | "device" | "enemy" | "card" | "event" | "role" | "vault" | "patron";
  deck: string;
  faction: string;
  cost: number;
  fight: number;
  copies: number;
  attack: boolean;
  danger: boolean;
  gains: Gain[];
  either: Gain[][];
  note: string;
  bought: Gain[];
  arrives: boolean;
  where: string[];
  head: string;
  text: string[];
  points: number;
  varies: boolean;
  quip: string;
  more?: Record<string, string>; // what else stands on it in some games
}

export interface TokenInfo {
  name: string;
  pool: string;
  price: number;
  value: number;
  worth: number;
  stack: string;
  party: boolean;
  usable: boolean;
  gains: Gain[];
  grants: string[];
  text: string[];
  points: number;
  varies: boolean;
  quip: string;
}

export interface SpaceEffect {
  icons: string[];
  text: string;
  gains: Gain[];
}
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
export interface PathInfo {
  a: string;
  b: string;
  boots: number;
  enemies: number;
  lock: boolean;
  one_way: boolean;
  terrain?: string[];
}
export interface RegionInfo {
  id: string;
  kind: string;
  name?: string;
  label?: number[];
  turn?: number;
  points: number[][];
}
export interface TileEnd {
  room: string;
  boots: number;
  enemies: number;
  lock: boolean;
  leave: boolean;
  enter: boolean;
}
export interface TileInfo {
  key: string;
  deep: boolean;
  haunted: boolean;
  square: boolean;
  rooms: string[];
  ends: (TileEnd | null)[];
}

export interface Catalogue {
  format: number;
  game: string;
  title: string;
  version: number;
  content: string;
  players: number;
  seats: [number, number];
  options: Record<string, string>;
  params: Record<string, number>;
  currency: string;
  resources?: Record<string, { one: string; many: string }>; // what options cost, in words
  factions: Record<string, string>;
  cards: Record<string, CardInfo>;
  tokens: Record<string, TokenInfo>;
  modules: { id: string; key: string; name: string }[];
  spaces: SpaceInfo[];
  paths: PathInfo[];
  drawing?: Record<string, unknown>;
  regions?: RegionInfo[];
  lift?: { stops: string[]; locks: string[]; blockade: string };
  tiles?: TileInfo[];
  portals?: { room: string; enemies: number; lock: boolean; into: boolean; out: boolean }[];
}
