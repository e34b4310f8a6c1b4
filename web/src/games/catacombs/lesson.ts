/** The lesson of Catacombs. Its seed was chosen so that each step can be done when it is asked for. */

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
  justHappened,
  type Lesson,
  mayNot,
  out,
  PLAY,
  picks,
  playAll,
  pools,
  type Spot,
  uses,
} from "../../learn/tutorial/lesson";

const room = "AQ";
const artifact = "D07A";
const market = "D16A";
const HOME: Spot[] = ["AX", "AP", "D16C"].map((space) => ({ space }));

export const lesson: Lesson = {
  game: "catacombs",
  parts: [
    {
      id: "begin",
      code: codes["catacombs-begin"],
      ahead: null,
      steps: [
        { id: "catacombs-hello", spots: [{ region: "pawn" }] },
        playAll(),
        pools,
        { id: "catacombs-walk", spots: [{ space: room }], done: either(at(room), happened("tile-found")) },
        { id: "catacombs-explore", spots: [{ end: "W2" }, { end: "" }], done: happened("tile-found") },
        { id: "catacombs-lay", spots: [{ region: "placing" }], done: (now) => !now.view.placing },
        {
          id: "catacombs-pick",
          spots: [{ button: "do-pick-chest" }, { region: "detail" }],
          done: happened("pick"),
          unless: mayNot(picks),
        },
        { id: "catacombs-use", spots: [{ region: "things" }], done: happened("use"), unless: mayNot(uses) },
        { id: "catacombs-fight", spots: [{ region: "row" }], done: happened("defeat"), unless: mayNot(fights) },
        { id: "catacombs-buy", spots: [{ region: "row" }], done: happened("acquire"), unless: mayNot(acquires) },
        { id: "catacombs-noise", spots: [{ region: "area" }] },
        endTurn(),
        attack,
        bag,
        { id: "first-done" },
      ],
    },
    {
      id: "middle",
      code: codes["catacombs-middle"],
      ahead: () => import("../../learn/tutorial/line-catacombs-middle.json").then((line) => line.default),
      steps: [
        { id: "catacombs-hello2" },
        playAll(),
        { id: "catacombs-to-artifact", spots: [{ space: artifact }], done: either(at(artifact), happened("artifact")) },
        {
          id: "catacombs-artifact",
          spots: [{ button: "do-take-artifact" }, { region: "detail" }],
          done: happened("artifact"),
        },
        { id: "catacombs-rage", spots: [{ region: "boss" }] },
        { id: "catacombs-middle-done" },
      ],
    },
    {
      id: "end",
      code: codes["catacombs-end"],
      ahead: () => import("../../learn/tutorial/line-catacombs-end.json").then((line) => line.default),
      steps: [
        { id: "catacombs-hello3" },
        playAll(),
        { id: "catacombs-to-market", spots: [PLAY, { space: market }, END], done: either(at(market), out) },
        { id: "catacombs-market", spots: [{ region: "market" }], done: happened("buy"), unless: mayNot(buys) },
        {
          id: "catacombs-goblin",
          spots: [{ card: "goblin" }, { region: "reserve" }],
          done: happened("defeat"),
          unless: mayNot(fights),
        },
        { id: "catacombs-out", spots: [PLAY, ...HOME, END], done: either(at("AX"), out) },
        { id: "catacombs-leave", spots: [PLAY, END], done: either(out, justHappened("escape")) },
        { id: "counted" },
        { id: "over" },
      ],
    },
  ],
};
