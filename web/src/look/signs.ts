/** Icons and colours of what cards give and things are. Words are in Fluent under the same name. */

import { byGame, gameLook } from "./games";

export interface Sign {
  icon: string;
  colour: string;
}

const SIGNS: Record<string, Sign> = {
  skill: { icon: "skill", colour: "var(--c-skill)" },
  sword: { icon: "broadsword", colour: "var(--c-sword)" },
  boot: { icon: "leather-boot", colour: "var(--c-boot)" },
  gold: { icon: "two-coins", colour: "var(--c-coin)" },
  credit: { icon: "two-coins", colour: "var(--c-coin)" },
  coins: { icon: "two-coins", colour: "var(--c-coin)" },
  heal: { icon: "heart-plus", colour: "var(--c-heal)" },
  clank: { icon: "ringing-bell", colour: "var(--c-clank)" },
  draw: { icon: "card-draw", colour: "var(--c-draw)" },
  lockpick: { icon: "lockpicks", colour: "var(--c-key)" },
  teleport: { icon: "teleport", colour: "var(--c-tele)" },
  crystal: { icon: "crystal-cluster", colour: "#9BE8FF" },
  prisoner: { icon: "imprisoned", colour: "var(--c-key)" },
  idol: { icon: "monkey", colour: "var(--c-coin)" },
  points: { icon: "laurel-crown", colour: "var(--c-point)" },
  hurt: { icon: "hearts", colour: "var(--bad)" },
  damage: { icon: "hearts", colour: "var(--bad)" },
  intern: { icon: "graduate-cap", colour: "#B9E28C" },
  fruit: { icon: "plum", colour: "#E59BE8" },
  seal: { icon: "wax-seal", colour: "#FF8A7A" },
  wight: { icon: "spectre", colour: "#CFE6E6" },
  rage: { icon: "hazard-sign", colour: "var(--bad)" },
};

export const sign = (what: string): Sign | undefined => SIGNS[what];

const FACTIONS: Record<string, string> = {
  companion: "three-friends",
  gem: "cut-diamond",
  resistance: "allied-star",
  outlaw: "bandit",
  science: "erlenmeyer",
  device: "cog",
  gear: "battle-gear",
  technique: "brain",
  treasure: "open-treasure-chest",
  paperwork: "papers",
  tally: "abacus",
};
export const factionIcon = (faction: string): string => FACTIONS[faction] ?? "";

interface Art {
  cards: Record<string, string>;
  tokens: Record<string, string>;
}
const ART = byGame(import.meta.glob<Art>("../games/*/art.json", { eager: true, import: "default" }));
const KINDS: Record<string, string> = {
  enemy: "daggers",
  device: "cog",
  reserve: "card-pickup",
  starter: "card-play",
  event: "newspaper",
  role: "id-card",
  vault: "strongbox",
  patron: "top-hat",
};
const POOLS: Record<string, string> = {
  major: "locked-chest",
  minor: "swap-bag",
  artifact: "glowing-artifact",
  prisoner: "imprisoned",
  item: "shop",
  agent: "spy",
  shrine: "fire-shrine",
  fruit: "plum",
  mug: "coffee-mug",
  bank: "swap-bag",
};

/** A card's picture; cards of packs get the sign of their kind. */
export const cardArt = (game: string, key: string, kind: string): string =>
  ART[game]?.cards[key] ?? KINDS[kind] ?? "card-play";
export const tokenArt = (game: string, key: string, pool: string): string =>
  ART[game]?.tokens[key] ?? POOLS[pool] ?? "swap-bag";

export const bossIcon = (game: string): string => gameLook(game).boss;
