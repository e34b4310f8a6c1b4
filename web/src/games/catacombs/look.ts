/** Catacombs at the table. */

import type { GameLook } from "../../look/games";
import { GHOST } from "../../look/seats";

export default {
  shelf: 2,
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
  counters: [
    {
      read: (view, seat) => view.players[seat]?.held.lockpick,
      icon: "lockpicks",
      colour: "var(--c-key)",
      word: "lockpicks",
      always: true,
    },
  ],
} satisfies GameLook;
