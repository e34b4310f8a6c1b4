/** The lesson of In! Space!. Its seeds were chosen so that each step can be done when it is asked for. */

import codes from "../../learn/tutorial/codes.json";
import {
  acquires,
  at,
  attack,
  bag,
  buys,
  END,
  either,
  endTurn,
  fights,
  happened,
  type Lesson,
  mayNot,
  out,
  PLAY,
  playAll,
  pools,
  type Spot,
  within,
} from "../../learn/tutorial/lesson";

const port = "CB5";
const artifact = "CM7";
const market = "CB3";
const HOME: Spot[] = ["CBPOD", "CB1", market, "CB8", "MLa"].map((space) => ({ space }));

export const lesson: Lesson = {
  game: "space",
  parts: [
    {
      id: "begin",
      code: codes["space-begin"],
      ahead: null,
      steps: [
        { id: "space-hello", spots: [{ region: "pawn" }] },
        playAll(),
        pools,
        { id: "space-walk", spots: [{ space: port }], done: either(at(port), happened("hack")) },
        { id: "space-hack", spots: [{ button: "do-hack" }, { region: "detail" }], done: happened("hack") },
        { id: "space-buy", spots: [{ region: "row" }], done: happened("acquire"), unless: mayNot(acquires) },
        { id: "space-noise", spots: [{ region: "area" }] },
        endTurn(),
        attack,
        bag,
        { id: "first-done" },
      ],
    },
    {
      id: "end",
      code: codes["space-end"],
      ahead: () => import("../../learn/tutorial/line-space-end.json").then((line) => line.default),
      steps: [
        { id: "space-hello2", spots: [PLAY], done: (now) => (now.me.hand?.length ?? 0) === 0 },
        { id: "space-to-artifact", spots: [{ space: artifact }], done: either(at(artifact), happened("artifact")) },
        {
          id: "space-artifact",
          spots: [{ button: "do-take-artifact" }, { region: "detail" }],
          done: happened("artifact"),
        },
        {
          id: "space-telepad",
          spots: [PLAY, { space: "ML9" }, { space: "CM13" }, END],
          done: either(within("ML"), within("CB"), out),
        },
        {
          id: "space-fight",
          spots: [{ card: "g0b_l1n" }, { region: "reserve" }],
          done: happened("defeat"),
          unless: mayNot(fights),
        },
        endTurn(),
        playAll(2),
        { id: "space-to-market", spots: [PLAY, ...HOME.slice(2), END], done: either(at(market), out) },
        { id: "space-market", spots: [{ region: "market" }], done: happened("buy"), unless: mayNot(buys) },
        { id: "space-out", spots: [PLAY, ...HOME, END], done: out },
        { id: "counted" },
        { id: "over" },
      ],
    },
  ],
};
