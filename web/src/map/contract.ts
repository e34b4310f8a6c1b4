// What the table hands to a map and hears back from it. web/README.md tells the story.

export interface Target {
  kind: "go" | "answer" | "turn" | "slot";
  code?: number;
  label: string;
  /** What it takes, by the name of the resource; harm and noise are among them. */
  cost?: Readonly<Record<string, number>>;
  veil?: boolean;
  /** Going there is the end of the game for this player. */
  leaves?: boolean;
  via?: string[];
  /** How many ways lead there that one might like best, and which of them this is. */
  ways?: number;
  way?: number;
}

export type Targets = Record<string, Target>;

/** How a seat looks: its name and one of the colours of SEATS. */
export interface SeatLook {
  seat: number;
  name: string;
  colour: string;
}

/** Where something is on the screen, for whoever draws a tip beside it. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

export interface PlayerView {
  seat: number;
  status: string;
  space: string | null;
}

export interface TileView {
  tile: string;
  x: number;
  y: number;
  turned: number;
}

export interface Placing extends TileView {
  room?: string;
  end?: string;
  teleport?: boolean;
}

/** The parts of a seat's view that lie on the map. Which of them there are depends on the game's chapters. */
export interface MapView {
  seat: number;
  active: number;
  players: PlayerView[];
  secrets?: Record<string, Record<string, number>>;
  artifacts?: Record<string, string> | { space: string; artifact: string }[];
  ports?: Record<string, number>;
  pods?: number;
  blockade?: boolean;
  stack_size?: number;
  ghosts_banked?: number;
  tiles?: TileView[];
  placing?: Placing;
  opened?: string[];
  covered?: string[];
  wayshrines?: { space: string; seat: number }[];
  /** How many secrets of a kind are left where they are drawn from a bank. */
  banks?: Record<string, number>;
  agents?: string[];
  wights?: string[];
  fruits?: string[];
  coaches?: Record<string, number>;
  shrines?: { space: string; token: string; there: boolean; cubes: number[] }[];
}

export interface MapProps {
  view: MapView;
  /** Whose eyes these are; -1 watches. */
  seat: number;
  people: readonly SeatLook[];
  /** What may be lit, by key; nothing else is legal. */
  targets: Targets;
  /** A key that another region points at. */
  hover?: string | null;
  t: Words;
  onGo: (key: string, target: Target) => void;
  /** Pointed at or focused, with its place on the screen for whoever draws a card beside it. */
  onHover: (key: string | null, spot?: Spot) => void;
  onWhy: (key: string) => void;
  /** Another way to the same place is wished for. */
  onOther?: (key: string) => void;
}
