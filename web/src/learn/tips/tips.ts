/** Tips in real games: one for each thing, the first time it matters. They look at what is shown, never at rules. */

import type { CardInfo, SpaceInfo } from "../../content/catalogue";
import { does, lies } from "../../content/options";
import type { GameEvent, GameView, Option } from "../../content/view";

export interface Sight {
  view: GameView;
  options: Option[];
  fresh: GameEvent[]; // what just happened
  mine: GameEvent[]; // and to oneself
  here: SpaceInfo | undefined;
  row: CardInfo[];
  loaded: boolean; // whether one carries an artifact
  name: (kind: "card" | "token", key: string) => string;
}
export interface Tip {
  id: string; // its words are `tip-ID`
  about?: (now: Sight) => string; // the name of what it speaks of, where there are several to choose from
  when: (now: Sight) => boolean;
}

const can = (fits: (option: Option) => unknown) => (now: Sight) => now.options.some(fits);
const pointing = (kind: string, key?: string) =>
  can((option) => option.refs.some((one) => one.kind === kind && (!key || one.key === key)));
const named =
  (kind: "card" | "token", fits: (option: Option) => unknown) =>
  ({ options, name }: Sight): string =>
    name(kind, options.find(fits)?.refs.find((one) => one.kind === kind)?.key ?? "");
const fights = (option: Option) => does(option, "fights");
const works = (option: Option) => does(option, "uses") && does(option, "gets");
const owned = (option: Option) => lies(option, "own");
const me = (code: string) => (now: Sight) => now.mine.some((event) => event.code === code);
const all = (code: string) => (now: Sight) => now.fresh.some((event) => event.code === code);
const stands = (mark: string) => (now: Sight) => now.here?.marks.includes(mark) ?? false;

export const TIPS: Tip[] = [
  { id: "attack", when: all("attack") },
  { id: "hurt", when: me("hurt") },
  { id: "haunted", when: all("ghost") },
  { id: "tile", when: ({ view }) => view.placing !== undefined },
  { id: "artifact", when: pointing("artifact") },
  { id: "port", when: pointing("port") },
  { id: "wayshrine", when: pointing("wayshrine") },
  { id: "market", when: can((option) => lies(option, "market")) },
  { id: "thing", when: can(owned), about: named("token", owned) },
  { id: "monster", when: can(fights), about: named("card", fights) },
  { id: "device", when: can(works), about: named("card", works) },
  { id: "telepad", when: pointing("telepad") },
  { id: "lift", when: pointing("lift") },
  { id: "coach", when: pointing("coach") },
  { id: "news", when: all("event") },
  { id: "wight", when: all("wight") },
  { id: "intern", when: me("intern") },
  { id: "agent", when: pointing("agent") },
  { id: "forest", when: me("tired") },
  { id: "fruit", when: me("fruit") },
  { id: "shrine", when: me("shrine-cube") },
  { id: "draft", when: pointing("deck", "role") },
  { id: "vault", when: pointing("deck", "vault") },
  { id: "patron", when: all("patron") },
  { id: "office", when: (now) => now.loaded && stands("hq")(now) },
  { id: "depths", when: (now) => stands("danger_zone")(now) },
  { id: "volcano", when: stands("volcano") },
  { id: "circle", when: stands("circle") },
  { id: "pyramid", when: stands("pyramid") },
  { id: "portal", when: pointing("portal") },
  { id: "lock", when: ({ options }) => options.some((option) => (option.cost?.lockpick ?? 0) > 0) },
  { id: "checkpoint", when: (now) => me("stop")(now) && stands("checkpoint")(now) },
  { id: "crypt", when: (now) => now.loaded && stands("crypt")(now) },
  {
    id: "danger",
    when: ({ row }) => row.some((card) => card.danger),
    about: ({ row }) => row.find((card) => card.danger)?.name ?? "",
  },
];
