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
  clauses: {
    rage: "CA-151",
    bag: "CA-150",
    area: "CA-034",
    odds: "CA-153",
    chance: "CA-146",
    hearts: "CA-161",
    skill: "CA-048",
    swords: "CA-054",
    boots: "CA-076",
    coins: "CA-033",
    deck: "CA-042",
    discard: "CA-042",
    refill: "CA-144",
    reserve: "CA-051",
    market: "CA-060",
    cards: "CA-221",
  },
} satisfies GameLook;
