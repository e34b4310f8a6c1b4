/** Tips in real games: one for each thing, the first time it matters. They look at what is shown, never at rules. */

import type { CardInfo, SpaceInfo } from "../../content/catalogue";
import type { GameEvent, GameView, Option } from "../../content/view";

export interface Sight {
  view: GameView;
  options: Option[];
  fresh: GameEvent[]; // what just happened
  mine: GameEvent[]; // and to oneself
  here: SpaceInfo | undefined;
  row: CardInfo[];
}
export interface Tip {
  id: string; // its words are `tip-ID`
  when: (now: Sight) => boolean;
}

const can = (verb: string, on?: "card" | "token") => (now: Sight) =>
  now.options.some((option) => option.verb === verb && (!on || option[on] !== undefined));
const me = (code: string) => (now: Sight) => now.mine.some((event) => event.code === code);
const all = (code: string) => (now: Sight) => now.fresh.some((event) => event.code === code);
const stands = (mark: string) => (now: Sight) => now.here?.marks.includes(mark) ?? false;

export const TIPS: Tip[] = [
  { id: "attack", when: all("attack") },
  { id: "hurt", when: me("hurt") },
  { id: "haunted", when: all("ghost") },
  { id: "tile", when: ({ view }) => view.placing !== undefined },
  { id: "artifact", when: can("take artifact") },
  { id: "port", when: can("hack") },
  { id: "wayshrine", when: can("mark") },
  { id: "market", when: can("buy") },
  { id: "thing", when: can("use", "token") },
  { id: "monster", when: can("fight") },
  { id: "device", when: can("use", "card") },
  { id: "telepad", when: can("telepad") },
  { id: "lift", when: (now) => can("ride")(now) && !stands("coach")(now) },
  { id: "coach", when: (now) => can("ride")(now) && stands("coach")(now) },
  { id: "news", when: all("event") },
  { id: "wight", when: all("wight") },
  { id: "intern", when: me("intern") },
  { id: "agent", when: ({ options }) => options.some((option) => / agent \w+$/.test(option.label)) },
  { id: "forest", when: me("tired") },
  { id: "fruit", when: me("fruit") },
  { id: "shrine", when: me("shrine-cube") },
  { id: "draft", when: can("keep", "card") },
  { id: "vault", when: can("take", "card") },
  { id: "patron", when: all("patron") },
  { id: "office", when: (now) => stands("hq")(now) && now.view.turn > 4 },
  { id: "depths", when: (now) => stands("danger_zone")(now) },
  { id: "volcano", when: stands("volcano") },
  { id: "circle", when: stands("circle") },
  { id: "pyramid", when: stands("pyramid") },
  { id: "portal", when: ({ options }) => options.some((option) => / by portal\b/.test(option.label)) },
  { id: "lock", when: ({ options }) => options.some((option) => (option.cost?.lockpick ?? 0) > 0) },
  { id: "checkpoint", when: (now) => me("stop")(now) && stands("checkpoint")(now) },
  { id: "crypt", when: (now) => stands("crypt")(now) && now.view.turn > 2 },
  { id: "danger", when: ({ row }) => row.some((card) => card.danger) },
];
