/** Legacy at the table. */

import type { GameLook } from "../../look/games";
import { WIGHT } from "../../look/seats";
import { sentences } from "../../look/sentences";

export default {
  shelf: 3,
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
  counters: [
    {
      read: (view, seat) => view.players[seat]?.held.intern,
      icon: "graduate-cap",
      colour: "var(--c-intern)",
      size: 18,
      small: 15,
      word: "interns",
      always: true,
      titled: true,
      phone: "own",
    },
    {
      read: (view, seat) => view.seals?.[seat],
      icon: "wax-seal",
      colour: "var(--c-seal)",
      word: "seals",
      titled: true,
    },
    {
      read: (view, seat) => (view.exhausted && view.active === seat ? 1 : 0),
      icon: "pine-tree",
      size: 16,
      word: "exhausted",
      bare: true,
      titled: true,
      tone: "worn",
      rivals: () => "",
    },
  ],
  track: ({ patron_seal: seal }) =>
    seal ? { seal: { at: seal.space - 1, done: seal.done, icon: "wax-seal", word: "patron-seal" } } : {},
  open: { card: (view) => view.patron ?? "", word: "patron" },
  below: (view, card) => view.stacks?.[card.deck] ?? 0,
  memo: (view, card) =>
    card.kind === "patron" ? (card.text[view.patron_seal?.done ? 1 : 0] ?? "") : sentences(card.text),
  clauses: {
    rage: "L1-130",
    bag: "L1-129",
    area: "L1-115",
    odds: "L1-131",
    chance: "L1-127",
    hearts: "L1-119",
    skill: "L1-056",
    swords: "L1-060",
    boots: "L1-040",
    coins: "L1-085",
    deck: "L1-036",
    discard: "L1-036",
    refill: "L1-124",
    reserve: "L1-058",
    market: "L1-063",
    cards: "L1-036",
  },
} satisfies GameLook;
