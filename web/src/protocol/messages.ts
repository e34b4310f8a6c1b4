// Made by tools/protocol.py from src/burgle/table/messages.py: change that, and run `make protocol`.

import type { Blocked, GameEvent, GameView } from "../content/view";

export const PROTOCOL = 1;

/** The first message on a socket. Without tokens one watches. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  tokens?: string[];
  since?: number;
  run?: string;
  lang?: string;
}

/** Answer decisions with options, in this order; what reveals something ends the gesture early. */
export interface Act {
  type: "act";
  key: string;
  seat: number;
  decision: number;
  codes: number[];
  seq?: number;
}

/** Several answers in one: `play all`, `go` to a space by the best way, or what a typed line means. */
export interface Gesture {
  type: "gesture";
  key: string;
  seat: number;
  decision: number;
  gesture: "go" | "play_all" | "say";
  target?: string;
  seq?: number;
}

/** Go back: one gesture, to the start of the turn, or to a line of the log (by consent). */
export interface Undo {
  type: "undo";
  key: string;
  seat: number;
  to?: "gesture" | "redo" | "turn" | number;
}

/** Agree or not to what another seat asked for. */
export interface Vote {
  type: "vote";
  key: string;
  seat: number;
  line: number;
  yes: boolean;
}

/** A question that changes nothing: why not, what would happen, which way, what are the odds, what would a bot do.

`around` is what a table shows beside the view in one answer: all ways, the odds, and why not for a list of attempts. */
export interface Ask {
  type: "ask";
  key: string;
  seat: number;
  ask: "around" | "describe" | "hint" | "odds" | "path" | "preview" | "why";
  target?: string | number | (number | string)[];
}

/** Change seats or the table: start it, name oneself, let a bot play, come back, leave, rematch. */
export interface Manage {
  type: "manage";
  key: string;
  seat: number;
  manage: "back" | "bot" | "colour" | "leave" | "name" | "new_token" | "open" | "rematch" | "start";
  target?: number;
  value?: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** What whoever creates a table chooses. */
export interface TableSettings {
  game: string;
  players: number;
  options?: Record<string, string>;
  packs?: string[];
  assist?: "counts" | "odds" | "off";
  undo?: "consent" | "free" | "strict";
  what_if?: boolean;
  spectators?: boolean;
  absent?: number;
  code?: string;
  title?: string;
}

/** What whoever creates a table wants of one chair. */
export interface SeatWish {
  controller?: "bot" | "human" | "open";
  name?: string;
  colour?: string;
  bot?: string;
  nonce?: string;
}

/** A table to be made, and who shall sit at it; seats that are not named are open. */
export interface NewTable {
  settings: TableSettings;
  seats?: SeatWish[];
}

/** A free seat to be taken; the token of the invitation is in the Authorization header. */
export interface JoinTable {
  name?: string;
  seat?: number;
  colour?: string;
  nonce?: string;
  token?: string;
}

/** The tokens that a device has kept, to find out where it can play on. */
export interface MyTables {
  tokens: string[];
}

/** The short code by which a seat is played on this device as well. */
export interface RedeemCode {
  code: string;
}

/** A position to play on from, as one seat saw it; -1 is the last line. */
export interface WhatIf {
  seat: number;
  line?: number;
}

/** One chair at a table, as everybody may see it. */
export interface SeatInfo {
  seat: number;
  name: string;
  colour: string;
  controller: "bot" | "human" | "open";
  bot: string;
  stands_in: boolean;
  online: number;
}

/** A table, as everybody at it may see it. */
export interface TableInfo {
  table: string;
  settings: TableSettings;
  phase: "damaged" | "gathering" | "over" | "playing";
  seats: SeatInfo[];
  host: number;
  seq: number;
  turn: number;
  rules: string;
  content: string;
  commitment: string;
  seed: string;
  code: string;
  rematch: string;
  watchers: number;
  verified: boolean;
}

/** Who you are here. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  run: string;
  info: TableInfo;
  seats: number[];
}

/** What one seat may do now beside answering. */
export interface Pending {
  undo: number;
  redo: number;
  veil: string;
  veil_clause: string;
  beyond: "" | "ask" | "free";
  vote: string;
  vote_by: number;
  vote_line: number;
}

/** All that a seat (or a watcher, -1) sees at one moment. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  seat: number;
  info: TableInfo;
  view: GameView | null;
  pending: Pending;
  events: GameEvent[];
  digest?: string;
}

/** What one line of the log changed for a seat. `patch` is a list of [path, value]; [path] removes. */
export interface Update {
  type: "update";
  seq: number;
  seat: number;
  patch: unknown[][];
  events: GameEvent[];
  pending: Pending;
  undone?: number;
  info?: TableInfo | null;
  digest?: string;
}

/** Your request is written down for good. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
  applied?: number;
  value?: string;
}

/** Your request changed nothing. `error` is one of ERRORS. */
export interface Refused {
  type: "refused";
  key: string;
  error: string;
  text: string;
  seq?: number;
  reasons?: Blocked[];
}

/** The answer to a question. */
export interface Answer {
  type: "answer";
  key: string;
  value: unknown;
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** The last message before the server closes: come back after so many milliseconds. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  retry?: number;
}

/** A new table, and the tokens of whoever made it. No token ever belongs into a URL that is logged. */
export interface Created {
  table: string;
  tokens: Record<number, string>;
  invite: string;
  watch: string;
}

/** A seat that was taken, or is now played on another device as well. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** One of my tables, for a list: where to go on. */
export interface Listed {
  table: string;
  title: string;
  game: string;
  phase: string;
  changed: number;
  seats: number[];
  my_turn: boolean;
  turn: number;
  players: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  version: number;
  options: Record<string, string>;
  layouts: string[];
}

/** All that a new table can be made of. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  packs: string[];
}

/** One clause of a rulebook. */
export interface Rule {
  id: string;
  rule: string;
  check: string;
  ruling: boolean;
  section: string;
}

/** A replay that can be looked at now; its name is good until the server forgets it. */
export interface OpenedReplay {
  replay: string;
  table: string;
  lines: number;
  sound: boolean;
  scores: (number | null)[];
  problems: string[];
  notes: string[];
}

/** A replay after one line, as one seat saw it (-1: as everybody did). */
export interface ReplayView {
  line: number;
  view: GameView | null;
  events: GameEvent[];
}

/** A turn, and the step with which it begins. */
export interface Turn {
  turn: number;
  seat: number;
  step: number;
}

/** Something that one would like to find on the tape. */
export interface Mark {
  step: number;
  kind: "artifact" | "attack" | "escape" | "out";
  seat: number;
  event: number;
}

/** What a tape holds. */
export interface Outline {
  info: TableInfo;
  steps: number;
  lines: number[];
  seats: number[];
  turns: Turn[];
  marks: Mark[];
  taken_back: number;
  winners: number[];
  scores: (number | null)[];
  promised: string;
  seed: string;
}

/** Some positions in a row as one seat saw them: the first, and what changed from each to the next. */
export interface Steps {
  seat: number;
  first: number;
  view: GameView;
  patches: unknown[][][];
  events: GameEvent[][];
}

/** How everybody stood at the end of a turn. */
export interface Point {
  turn: number;
  seat: number;
  step: number;
  score: number[];
  health: number[];
  clank: number[];
  luck: number[];
}

/** An attack, and what each seat had to fear of it. */
export interface Attack {
  step: number;
  turn: number;
  draws: number;
  bag: number;
  drawn: number[];
  expected: number[];
}

/** A game in numbers. */
export interface Series {
  points: Point[];
  attacks: Attack[];
  status: string[];
}

export type ClientMessage = Hello | Act | Gesture | Undo | Vote | Ask | Manage | Ping;

export type ServerMessage = Welcome | Snapshot | Update | Done | Refused | Answer | Pong | Goodbye;

export const ERRORS = {
  malformed: "the message cannot be read",
  too_large: "the message is too large",
  too_fast: "too many messages; wait a little",
  no_table: "there is no such table",
  no_seat: "this seat is not yours",
  not_host: "only the host may do that",
  stale: "the table has moved on",
  illegal: "that is not possible now",
  not_saved: "it could not be saved; try again",
  not_now: "the table is not at that point",
  assist_off: "this table plays without that help",
  damaged: "this game is set aside: its record is damaged",
  full: "every seat is taken",
  protocol: "this server speaks another version of the protocol",
  internal: "something went wrong here; nothing was changed",
} as const;

export const COLOURS = {
  blue: { colour: "#0072B2", shape: "triangle", letter: "A" },
  vermilion: { colour: "#D55E00", shape: "circle", letter: "B" },
  green: { colour: "#009E73", shape: "square", letter: "C" },
  yellow: { colour: "#F0E442", shape: "diamond", letter: "D" },
  purple: { colour: "#CC79A7", shape: "star", letter: "E" },
  sky: { colour: "#56B4E9", shape: "cross", letter: "F" },
} as const;
