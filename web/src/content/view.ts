/** What the engine's view of one seat holds. Chapters add to it, so whatever only one game has may be missing. */

/** What an option does, whatever it is called: src/burgle/kernel/traits.py says what each of these means. */
export type Trait =
  | "plays"
  | "moves"
  | "leaps"
  | "reveals"
  | "gets"
  | "acquires"
  | "fights"
  | "uses"
  | "open_offer"
  | "prize"
  | "ends_turn"
  | "declines"
  | "in_sight"
  | "duty"
  | "travels";

/** Something that an option points at: what sort of thing, which one, and where it lies. */
export interface Ref {
  kind: string;
  key: string;
  at?: string;
}

/** What is paid, by the name of the resource. */
export type Cost = Record<string, number>;

export interface Option {
  code: number;
  label: string;
  verb: string; // for words only: what an option does is in its traits
  refs: Ref[];
  traits: Trait[];
  words?: string;
  cost?: Cost;
}

export interface Decision {
  id: number;
  who: number;
  prompt?: string;
  options?: Option[];
}

export interface PlayerView {
  seat: number;
  status: "in" | "escaped" | "rescued" | "lost";
  space: string | null;
  skill: number;
  sword: number;
  boot: number;
  coins: number;
  supply: number;
  area: number;
  damage: number;
  hush: number;
  hand_size: number;
  deck_size: number;
  play: string[];
  discard: string[];
  unseen: string[];
  tokens: Record<string, number>;
  points: number;
  hand?: string[];
  data_cubes?: number;
  lockpicks?: number;
  marked?: number;
  interns?: number;
  secrets_found?: number;
}

export interface ResultView {
  seat: number;
  status: PlayerView["status"];
  score: number | null;
  won: boolean;
  lines: [string, string, number][];
}

export interface GameView {
  format: number;
  game: string;
  options: Record<string, string>;
  seat: number;
  turn: number;
  active: number;
  over: boolean;
  decision: Decision | null;
  players: PlayerView[];
  row: (string | null)[];
  row_deck_size: number;
  strength: number;
  reserve: Record<string, number>;
  reserve_enemy: string | null;
  bank: Record<string, number>;
  bag: { black: number; hunters: number; interns?: number; seats: number[] };
  hunters_in_area: number;
  rage: { marker: number; draws: number[] };
  hunters?: number[];
  blockade?: boolean;
  pods?: number;
  stack_size?: number;
  ghosts_banked?: number;
  tomes_left?: number;
  seals?: number[];
  patron?: string | null;
  patron_seal?: { space: number; done: boolean };
  exhausted?: boolean;
  offers?: string[];
  teleports?: number;
  results?: ResultView[];
  placing?: { tile: string; x: number; y: number; turned: number; room?: string; end?: string };
  [more: string]: unknown;
}

export interface GameEvent {
  seq: number;
  code: string;
  seat: number;
  a: string | number | null;
  b: string | number | null;
  cause: string;
  clause: string;
  text: string;
}

export interface SeatOdds {
  seat: number;
  cubes: number;
  damage: number[];
  expected: number;
  knock_out: number;
}
export interface Odds {
  draws: number;
  bag: number;
  attack: number;
  seats: SeatOdds[];
}
export interface Blocked {
  code: string;
  have: number;
  need: number;
  name: string;
  clause: string;
  text: string;
}
export interface Preview {
  events: GameEvent[];
  reveals: boolean;
  changes?: Record<string, number>;
  odds?: Odds;
  chances?: Record<string, number>;
}
