/**
 * How games look and what differs from one to the next. Each has a folder in src/games with all of it (look.ts, theme.css,
 * art.json, Poster.svelte, words, a lesson): a new game is a new folder, and nothing else names it.
 */

import type { CardInfo } from "../content/catalogue";
import type { GameView, MarksNow, MilestonesNow } from "../content/view";
import { HUNTER } from "./seats";

/** A number that a game shows beside everybody's coins. */
export interface Counter {
  read: (view: GameView, seat: number) => number | undefined; // undefined: it is not shown at all
  icon: string;
  colour?: string;
  size?: number; // of the icon, in one's own panel
  small?: number; // and in that of a rival
  word: string; // Fluent; gets { n }
  bare?: boolean; // the word says the number
  always?: boolean; // shown to its owner even if it is 0
  rivals?: (n: number) => string; // how it is written for others; "" if it is not
  tone?: "port" | "worn"; // its colour, where it is not that of the icon
  phone?: "own" | "rivals"; // where it is worth its room on a small screen
  titled?: boolean; // the word is its title too
}

/** What lies on the spaces of the rage track beside the boss. */
export interface Track {
  cubes?: number[]; // that hurt everybody, by space
  seal?: { at: number; done: boolean; icon: string; word: string };
}

export interface GameLook {
  shelf: number; // its place among the games
  seats: [least: number, most: number];
  minutes: number;
  boss: string; // its icon
  shadow: string; // the boss's head, large, behind an attack
  eye?: [x: number, y: number]; // that glows in it
  sign: string; // on a shelf of games
  red: string; // what the red cubes are
  reds: string; // and the word for them
  option?: { name: string; values: string[] }; // asked when a table is set; the first is as usual, "" leaves it out
  parts?: { option: string; names: string[] }; // of the game that can be left out, and the option that lists those that are
  taught?: boolean; // there is a lesson
  counters?: Counter[];
  track?: (view: GameView) => Track;
  open?: { card: (view: GameView) => string; word: string }; // a card that lies open for everybody, beside the boss
  below?: (view: GameView, card: CardInfo) => number; // cards under the one of a pile that is counted
  clauses?: Partial<Record<string, string>>; // of the rulebook, behind the numbers that are shown all the time
  marks?: (view: GameView) => MarksNow | undefined; // of people, on cards and places
  journals?: (view: GameView) => MilestonesNow | undefined; // what fills the spaces of everybody's Journal
  prize?: (view: GameView) => number | undefined; // the seat that has what the last winner took; -1: nobody
  memo?: (view: GameView, card: CardInfo) => string; // what a card tells everybody when its time has come
}

const found = import.meta.glob<GameLook>("../games/*/look.ts", { eager: true, import: "default" });
const LOOKS = new Map(
  Object.entries(found)
    .map(([file, look]) => [folder(file), look] as const)
    .sort(([, a], [, b]) => a.shelf - b.shelf),
);
const PLAIN: GameLook = {
  shelf: 0,
  seats: [2, 4],
  minutes: 60,
  boss: "dragon-head",
  shadow: "spiked-dragon-head",
  eye: [752, 240],
  sign: "dragon-head",
  red: HUNTER,
  reds: "hunters",
};

/** The game that a file of src/games belongs to. */
export function folder(file: string): string {
  return file.split("/").at(-2) ?? "";
}
/** What src/games has of one kind, by game. */
export const byGame = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([file, one]) => [folder(file), one]));

export const GAMES = [...LOOKS.keys()];
/** How a game looks; one that came later than this page looks plain. */
export const gameLook = (game: string): GameLook => LOOKS.get(game) ?? PLAIN;
