/** What differs from game to game at the table, beside its map, its pictures and its colours: one entry a game. */

import { GHOST, HUNTER, WIGHT } from "./seats";

export interface GameLook {
  seats: [least: number, most: number];
  minutes: number;
  boss: string; // its icon
  shadow: string; // the boss's head, large, behind an attack
  eye?: [x: number, y: number]; // that glows in it
  sign: string; // on a shelf of games
  red: string; // what the red cubes are
  reds: string; // and the word for them
  option: { name: string; values: string[] }; // asked when a table is set; the first is as usual, "" leaves it out
  parts?: { option: string; names: string[] }; // of the game that can be left out, and the option that lists those that are
  taught?: boolean; // there is a lesson
}

const LOOKS: Record<string, GameLook> = {
  space: {
    seats: [2, 4],
    minutes: 60,
    boss: "overlord-helm",
    shadow: "overlord-helm",
    sign: "rocket",
    red: HUNTER,
    reds: "hunters",
    option: { name: "layout", values: ["", "random"] },
    taught: true,
  },
  catacombs: {
    seats: [2, 6],
    minutes: 75,
    boss: "dragon-head",
    shadow: "spiked-dragon-head",
    eye: [752, 240],
    sign: "dragon-head",
    red: GHOST,
    reds: "ghosts",
    option: { name: "side", values: ["random", "A", "B"] },
    taught: true,
  },
  legacy: {
    seats: [2, 4],
    minutes: 75,
    boss: "dragon-head",
    shadow: "spiked-dragon-head",
    eye: [752, 240],
    sign: "briefcase",
    red: WIGHT,
    reds: "wights",
    option: { name: "side", values: ["overworld", "underworld", "random"] },
    parts: {
      option: "without",
      // biome-ignore format: a list
      names: [
        "interns", "pickaxe", "canoe", "lifestone", "coaches", "agents", "events", "ruins", "shrines", "roles", "seals",
        "vault", "volcano", "fruit", "patrons",
      ],
    },
    taught: true,
  },
};
const PLAIN = LOOKS.catacombs as GameLook;

export const GAMES = Object.keys(LOOKS);
/** How a game looks; one that came later than this page looks plain. */
export const gameLook = (game: string): GameLook => LOOKS[game] ?? PLAIN;
