/** What this device remembers: tokens of its seats, and how its owner likes the page. Nothing else is kept. */

import type { Telling } from "../told/beats";

export interface Kept {
  table: string;
  game: string;
  title: string;
  tokens: Record<string, string>; // by seat
  invite?: string;
  watch?: string;
  campaign?: string; // whose game it is
  at: number;
  named?: string; // what its owner calls it here
  archived?: boolean;
  heard?: number; // when the latest line of the chat that was read here was said
  seen?: Seen; // when it was last looked at
}

/** What a list of games shows of one: nobody has to ask the table for it. */
export interface Seen {
  names: string[];
  colours: string[];
  round: number;
  over: boolean;
  mine: number[];
  scores?: (number | null)[];
  won?: number[];
  map?: Sketch;
}

/** A map in a few strokes, in whole units of its own. */
export interface Sketch {
  box: [number, number, number, number];
  cells: [number, number, number, number][];
  lines: [number, number, number, number][];
  pawns: [number, number, number][]; // where, and whose
}

const TABLES = "burgle.tables";
const LIKES = "burgle.likes";
const MOST = 150;

function read<T>(name: string, empty: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T) ?? empty;
  } catch {
    return empty;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A private window without storage: the table still works until it is closed.
  }
}

export const keptTables = (): Kept[] => read<Kept[]>(TABLES, []);
export const kept = (table: string): Kept | undefined => keptTables().find((one) => one.table === table);

export function keep(one: Kept): void {
  const others = keptTables().filter((other) => other.table !== one.table);
  write(TABLES, [one, ...others].slice(0, MOST));
}

/** Changes what is kept of a table, where it is kept; its place in the list stays. */
export function note(table: string, change: Partial<Kept>): void {
  write(
    TABLES,
    keptTables().map((one) => (one.table === table ? { ...one, ...change } : one)),
  );
}

export function forget(table: string): void {
  write(
    TABLES,
    keptTables().filter((one) => one.table !== table),
  );
}

/** A campaign of which this device plays characters. */
export interface KeptCampaign {
  campaign: string;
  title: string;
  tokens: Record<string, string>; // by character
  at: number;
}
const CAMPAIGNS = "burgle.campaigns";
export const keptCampaigns = (): KeptCampaign[] => read<KeptCampaign[]>(CAMPAIGNS, []);
export const keptCampaign = (id: string): KeptCampaign | undefined =>
  keptCampaigns().find((one) => one.campaign === id);
export function keepCampaign(one: KeptCampaign): void {
  const others = keptCampaigns().filter((other) => other.campaign !== one.campaign);
  write(CAMPAIGNS, [one, ...others].slice(0, MOST));
}

export interface Likes {
  mode: "dark" | "light" | "auto";
  speed: number;
  stay: boolean; // attacks, until they are closed
  told: Telling; // how rivals' turns are shown
  brief: boolean; // and what is said of them is folded on a phone
  sound: boolean;
  notify: boolean; // by a message of the browser
  effects: boolean; // sounds of what happens
  tips: boolean;
  chat: boolean; // whether what others say is told here
  caution: boolean; // ask before costly surprises
  unasked: string[]; // but not about these
  font: "plain" | "clear";
  scale: number;
  lang: string;
  name: string;
  short: boolean; // pages of a story in one line each
  veil: boolean; // what the latest game of a campaign told is blurred, for pictures
}

export const likes = (): Likes => ({
  mode: "dark",
  speed: 1,
  stay: false,
  told: "usual",
  brief: false,
  sound: false,
  notify: false,
  effects: false,
  tips: true,
  chat: true,
  caution: true,
  unasked: [],
  font: "plain",
  scale: 1,
  lang: "",
  name: "",
  short: false,
  veil: false,
  ...read(LIKES, {}),
});

export function like(change: Partial<Likes>): void {
  write(LIKES, { ...likes(), ...change });
  wear();
}

/** Puts the likes on the page. */
export function wear(): void {
  const { mode, scale, speed, font } = likes();
  const light = mode === "light" || (mode === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  const root = document.documentElement;
  if (light) root.dataset.mode = "light";
  else delete root.dataset.mode;
  root.dataset.font = font;
  root.style.setProperty("--text-scale", String(scale));
  root.toggleAttribute("data-large", scale > 1.1);
  root.toggleAttribute("data-still", speed === 0);
}
