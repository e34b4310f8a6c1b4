/** Darkest Magic at the table. */

import type { GameLook } from "../../look/games";
import { WIGHT } from "../../look/seats";

export default {
  shelf: 4,
  seats: [2, 4],
  minutes: 80,
  boss: "sea-dragon",
  shadow: "sea-dragon",
  sign: "ringing-bell",
  red: WIGHT,
  reds: "wights",
  option: { name: "side", values: ["shorelands", "lakebed", "random"] },
  parts: {
    option: "without",
    names: ["reactions", "boxes", "standing", "arrivals", "tallies", "ore", "pickaxe"],
  },
  taught: true,
  counters: [
    {
      read: (view, seat) => view.waiting?.filter((one) => one.seat === seat).length,
      icon: "hourglass",
      colour: "var(--c-react)",
      word: "waiting-cards",
      titled: true,
    },
    {
      read: (view, seat) => (view.exhausted && view.active === seat ? 1 : 0),
      icon: "reed",
      size: 16,
      word: "exhausted",
      bare: true,
      titled: true,
      tone: "worn",
      rivals: () => "",
    },
  ],
  marks: (view) => view.marks,
  journals: (view) => view.milestones,
  prize: (view) => view.prize,
  below: (view, card) => view.stacks?.[card.deck] ?? 0,
  clauses: {
    rage: "L2-149",
    bag: "L2-145",
    area: "L2-062",
    odds: "L2-146",
    chance: "L2-144",
    hearts: "L2-154",
    skill: "L2-071",
    swords: "L2-075",
    boots: "L2-077",
    coins: "L2-061",
    deck: "L2-065",
    discard: "L2-140",
    refill: "L2-142",
    reserve: "L2-038",
    market: "L2-085",
    cards: "L2-054",
  },
} satisfies GameLook;
