/** The lesson of Legacy. Its games are looked for (dev/syllabus.py), so that its steps can be done; so are its places. */

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
  playAll,
  pools,
  turnIs,
} from "../../learn/tutorial/lesson";
import places from "../../learn/tutorial/places.json";

const { walk } = places["legacy-begin"];
const { stop, artifact } = places["legacy-middle"];
const { market, home } = places["legacy-end"];

export const lesson: Lesson = {
  game: "legacy",
  parts: [
    {
      id: "begin",
      code: codes["legacy-begin"],
      ahead: null,
      steps: [
        { id: "legacy-hello" },
        { id: "legacy-role", spots: [{ region: "draft" }], asks: true, done: happened("role") },
        { id: "legacy-vault", spots: [{ region: "draft" }], asks: true, done: happened("vault") },
        { id: "legacy-patron", spots: [{ region: "patron" }], unless: ({ view }) => !view.patron },
        playAll(),
        pools,
        { id: "legacy-walk", spots: [{ space: walk }], done: at(walk) },
        { id: "legacy-buy", spots: [{ region: "row" }], done: happened("acquire"), unless: mayNot(acquires) },
        { id: "legacy-noise", spots: [{ region: "area" }] },
        { ...endTurn(), done: turnIs(3) }, // the drafts came before the first
        attack,
        bag,
        { id: "first-done" },
      ],
    },
    {
      id: "middle",
      code: codes["legacy-middle"],
      ahead: () => import("../../learn/tutorial/line-legacy-middle.json").then((line) => line.default),
      steps: [
        { id: "legacy-hello2", spots: [{ region: "pawn" }] },
        playAll(),
        { id: "legacy-ride", spots: [{ space: stop }], done: either(at(stop, artifact), happened("artifact")) },
        { id: "legacy-danger", spots: [{ region: "pawn" }], unless: either(at(artifact), happened("artifact")) },
        {
          id: "legacy-to-artifact",
          spots: [PLAY, { space: artifact }, END],
          done: either(at(artifact), happened("artifact")),
        },
        {
          id: "legacy-artifact",
          spots: [{ button: "do-take-artifact" }, { region: "detail" }],
          done: happened("artifact"),
        },
        { id: "legacy-rage", spots: [{ region: "boss" }] },
        { id: "legacy-middle-done" },
      ],
    },
    {
      id: "end",
      code: codes["legacy-end"],
      ahead: () => import("../../learn/tutorial/line-legacy-end.json").then((line) => line.default),
      steps: [
        { id: "legacy-hello3", spots: [{ region: "pawn" }] },
        playAll(),
        { id: "legacy-to-market", spots: [PLAY, { space: market }, END], done: either(at(market), out) },
        { id: "legacy-market", spots: [{ region: "market" }], done: happened("buy"), unless: mayNot(buys) },
        {
          id: "legacy-cultist",
          spots: [{ card: "cultist" }, { region: "reserve" }],
          done: happened("defeat"),
          unless: mayNot(fights),
        },
        { id: "legacy-out", spots: [PLAY, { space: home }, END], done: either(at(home), out) },
        { id: "legacy-leave", spots: [PLAY, END], done: either(out, justHappened("escape")) },
        { id: "counted" },
        { id: "over" },
      ],
    },
  ],
};
