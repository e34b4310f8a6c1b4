/* The protocol's types. A hand copy of src/burgle/table/messages.py until the generated file is merged. */

export type Assist = "off" | "counts" | "odds";
export type UndoPolicy = "strict" | "consent" | "free";
export type Controller = "open" | "human" | "bot";
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface SeatInfo {
  seat: number;
  name: string;
  colour: string;
  controller: Controller;
  bot?: string;
  stands_in?: boolean;
  online?: number;
}
export interface TableSettings {
  game: string;
  players: number;
  options?: Record<string, string>;
  packs?: string[];
  assist?: Assist;
  undo?: UndoPolicy;
  spectators?: boolean;
  code?: string;
  title?: string;
}
export interface TableInfo {
  table: string;
  settings: TableSettings;
  phase: "gathering" | "playing" | "over" | "damaged";
  seats: SeatInfo[];
  host: number;
  seq: number;
  rules: string;
  content: string;
  commitment?: string;
  seed?: string;
  code?: string;
  rematch?: string;
  watchers?: number;
}
export interface Pending {
  undo?: number;
  redo?: number;
  veil?: string;
  veil_clause?: string;
  vote?: string;
  vote_by?: number;
}

export interface Hello { type: "hello"; protocol: number; table: string; tokens?: string[]; since?: number; run?: string; lang?: string }
export interface Act { type: "act"; key: string; seat: number; decision: number; codes: number[]; seq?: number }
export interface Gesture { type: "gesture"; key: string; seat: number; decision: number; gesture: "play_all" | "go" | "say"; target?: string; seq?: number }
export interface Undo { type: "undo"; key: string; seat: number; to?: "gesture" | "turn" | "redo" | number }
export interface Vote { type: "vote"; key: string; seat: number; yes: boolean }
export interface Ask { type: "ask"; key: string; seat: number; ask: "why" | "preview" | "path" | "odds" | "describe"; target?: string | number }
export interface Manage {
  type: "manage"; key: string; seat: number; target?: number; value?: string;
  manage: "start" | "name" | "colour" | "bot" | "back" | "leave" | "rematch" | "open" | "new_token";
}
export interface Ping { type: "ping" }
export type ClientMessage = Hello | Act | Gesture | Undo | Vote | Ask | Manage | Ping;

export interface Welcome { type: "welcome"; protocol: number; run: string; info: TableInfo; seats: number[] }
export interface Snapshot {
  type: "snapshot"; seq: number; seat: number; info: TableInfo; view: Record<string, unknown> | null; pending: Pending;
  events: Record<string, unknown>[]; digest?: string;
}
export interface Update {
  type: "update"; seq: number; seat: number; patch: unknown[][]; events: Record<string, unknown>[]; pending: Pending;
  undone?: number; info?: TableInfo | null; digest?: string;
}
export interface Done { type: "done"; key: string; seq: number; applied?: number; value?: string }
export interface Refused { type: "refused"; key: string; error: string; text: string; seq?: number; reasons?: Record<string, unknown>[] }
export interface Answer { type: "answer"; key: string; value: unknown }
export interface Pong { type: "pong" }
export interface Goodbye { type: "goodbye"; reason: string; retry?: number }
export type ServerMessage = Welcome | Snapshot | Update | Done | Refused | Answer | Pong | Goodbye;
