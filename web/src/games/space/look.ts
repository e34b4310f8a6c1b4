/** In! Space! at the table. */

import type { GameLook } from "../../look/games";
import { HUNTER } from "../../look/seats";

const PORTS = 2; // to be hacked on the way to Command

export default {
  shelf: 1,
  seats: [2, 4],
  minutes: 60,
  boss: "overlord-helm",
  shadow: "overlord-helm",
  sign: "rocket",
  red: HUNTER,
  reds: "hunters",
  option: { name: "layout", values: ["", "random"] },
  taught: true,
  counters: [
    {
      read: (view, seat) => view.players[seat]?.data_cubes,
      icon: "processor",
      colour: "var(--c-clank)",
      word: "ports-left",
      bare: true,
      always: true,
      rivals: (left) => `${PORTS - left}/${PORTS}`,
      tone: "port",
      phone: "rivals",
    },
  ],
  track: (view) => ({ cubes: view.hunters }),
  clauses: {
    rage: "SP-168",
    bag: "SP-167",
    area: "SP-151",
    odds: "SP-170",
    chance: "SP-165",
    hearts: "SP-201",
    skill: "SP-065",
    swords: "SP-074",
    boots: "SP-089",
    coins: "SP-149",
    deck: "SP-046",
    discard: "SP-046",
    refill: "SP-160",
    reserve: "SP-072",
    market: "SP-081",
    cards: "SP-053",
  },
} satisfies GameLook;
