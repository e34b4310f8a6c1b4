/** The lesson of Darkest Magic. Its games are looked for (dev/syllabus.py), so that its steps can be done; so are its places. */

import codes from "../../learn/tutorial/codes.json";
import {
  acquires,
  at,
  attack,
  bag,
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
} from "../../learn/tutorial/lesson";
import places from "../../learn/tutorial/places.json";

const { walk } = places["darkest-begin"];
const { artifact } = places["darkest-middle"];
const { home } = places["darkest-end"];

export const lesson: Lesson = {
  game: "darkest",
  parts: [
    {
      id: "begin",
      code: codes["darkest-begin"],
      ahead: null,
      steps: [
        { id: "darkest-hello" },
        playAll(),
        pools,
        { id: "darkest-walk", spots: [{ space: walk }], done: at(walk) },
        { id: "darkest-buy", spots: [{ region: "row" }], done: happened("acquire"), unless: mayNot(acquires) },
        { id: "darkest-noise", spots: [{ region: "area" }] },
        endTurn(),
        attack,
        bag,
        { id: "first-done" },
      ],
    },
    {
      id: "middle",
      code: codes["darkest-middle"],
      ahead: () => import("../../learn/tutorial/line-darkest-middle.json").then((line) => line.default),
      steps: [
        { id: "darkest-hello2", spots: [{ region: "pawn" }] },
        playAll(),
        {
          id: "darkest-to-artifact",
          spots: [PLAY, { space: artifact }, END],
          done: either(at(artifact), happened("artifact")),
        },
        {
          id: "darkest-artifact",
          spots: [{ button: "do-take-artifact" }, { region: "detail" }],
          done: happened("artifact"),
        },
        { id: "darkest-rage", spots: [{ region: "boss" }] },
        { id: "darkest-middle-done" },
      ],
    },
    {
      id: "end",
      code: codes["darkest-end"],
      ahead: () => import("../../learn/tutorial/line-darkest-end.json").then((line) => line.default),
      steps: [
        { id: "darkest-hello3", spots: [{ region: "pawn" }] },
        playAll(),
        {
          id: "darkest-goblin",
          spots: [{ card: "goblin" }, { region: "reserve" }],
          done: happened("defeat"),
          unless: mayNot(fights),
        },
        { id: "darkest-out", spots: [PLAY, { space: home }, END], done: either(at(home), out) },
        { id: "darkest-leave", spots: [PLAY, END], done: either(out, justHappened("escape")) },
        { id: "counted" },
        { id: "over" },
      ],
    },
  ],
};
