// What a place of a landscape is and holds now. A place may be several things: one is its outline, the others are badges.
import type { Atlas, Gain, Place } from "../atlas";
import type { MapView, Words } from "../contract";
import type { Example } from "../kinds";
import { type Owner, ownerName } from "../liveries";

// In order of what a place is drawn as when it is several things.
// biome-ignore format: a table
const KINDS = [
  "hq", "pyramid", "shrine", "artifact", "town", "volcano", "major", "either", "ruin", "ore", "tower", "minor", "coach",
  "reward", "agent", "fruit", "cave", "mountain", "hill", "rune", "forest",
] as const;
export type LandKind = (typeof KINDS)[number] | "plain";

export interface Badge {
  kind: string;
  icon: string;
  /** A number beside the sign: a fee, so many coins. */
  n?: number;
  /** It was there and is gone. */
  spent?: boolean;
}

export interface Holding {
  kind: LandKind;
  /** A Magic Circle is drawn around the place, whatever else it is. */
  circle: boolean;
  /** What the outline holds. */
  sign: Badge | null;
  /** The value of the artifact that lies here, 0 when it is gone. */
  value: number;
  badges: Badge[];
  /** Whose cubes or marks lie here. */
  cubes: Owner[];
}

/** Icons of what places hold; those of the bundle are listed in look/art. */
export const ICONS: Record<string, string> = {
  hq: "castle",
  pyramid: "great-pyramid",
  shrine: "fire-shrine",
  town: "village",
  volcano: "volcano",
  major: "locked-chest",
  ruin: "ancient-ruins",
  wight: "ghost",
  minor: "swap-bag",
  coach: "old-wagon",
  agent: "spy",
  fruit: "plum",
  forest: "pine-tree",
  mushroom: "mushrooms",
  kelp: "algae",
  reed: "reed",
  tower: "church",
  cave: "cave-entrance",
  mountain: "mountains",
  hill: "hills",
  artifact: "cross",
};
const GAINS: Record<string, string> = {
  gold: "two-coins",
  heal: "heart-plus",
  card: "card-draw",
  draw: "card-draw",
  intern: "graduate-cap",
  skill: "skill",
  sword: "broadsword",
  boot: "boot-prints",
  hush: "sound-off",
  monsters: "shaking-hands",
  fruit: "plum",
  clank: "ringing-bell",
  teleport: "teleport",
};
export const gainIcon = (what: string): string => GAINS[what] ?? "skill";

const SECRETS: readonly string[] = ["major", "minor", "either", "ore"];

const is = (place: Place, kind: string): boolean =>
  SECRETS.includes(kind)
    ? place.secret === kind
    : kind === "reward"
      ? place.reward !== null
      : kind === "artifact"
        ? place.artifact > 0
        : place.marks.has(kind);

/** What a place is drawn as, and what else it is; the same in every moment of a game. */
export function partsOf(place: Place): Parts {
  const found = known.get(place) ?? work(place);
  known.set(place, found);
  return found;
}
interface Parts {
  kind: LandKind;
  others: string[];
}
const known = new WeakMap<Place, Parts>();
function work(place: Place): Parts {
  const parts = KINDS.filter((kind) => is(place, kind));
  const [kind = "plain", ...rest] = parts;
  // A ruin that is something else as well shows its wight, one that is nothing else shows it beside itself.
  const others = rest.map((part): string => (part === "ruin" ? "wight" : part));
  return { kind, others: [...(kind === "ruin" ? ["wight"] : []), ...others, ...place.services.map(({ id }) => id)] };
}

export function holding(atlas: Atlas, place: Place, view: MapView): Holding {
  const { kind, others } = partsOf(place);
  const shrine = view.shrines?.find((one) => one.space === place.key);
  const lying = (view.artifacts as Record<string, string> | undefined)?.[place.key];
  return {
    kind,
    circle: place.marks.has("circle"),
    sign: kind === "plain" || kind === "artifact" ? null : badge(kind, place, view),
    value: lying ? atlas.artifactValue(lying) : 0,
    badges: others.map((one) => badge(one, place, view)),
    cubes: shrine?.cubes ?? marksAt(atlas, view, place.key),
  };
}

/** A kind of place as the legend shows it: with everything that it had at first, and nothing else. */
export function example({ kind, place, badge: beside }: Example, view: MapView): Holding {
  const fresh = { ...badge(kind, place, view), spent: false, n: kind === "rune" || kind === "coach" ? undefined : 1 };
  const plain = { kind: "plain" as const, sign: null, value: 0, badges: [], cubes: [], circle: kind === "circle" };
  if (beside) return { ...plain, badges: [fresh] };
  if (kind === "circle") return plain;
  if (kind === "artifact") return { ...plain, kind, value: 10 };
  return {
    ...plain,
    kind: kind as LandKind,
    sign: { ...fresh, icon: kind === "either" ? "locked-chest" : fresh.icon },
  };
}

/** Whose marks a place bears; who was left behind in an earlier game stays there, at the table or not. */
const marksAt = (atlas: Atlas, view: MapView, key: string): Owner[] =>
  (view.marks?.spaces.find(({ on }) => on === key)?.by ?? []).map(({ seat, character }) =>
    seat >= 0 ? seat : (atlas.characters.get(character) ?? { name: character, colour: "" }),
  );

function badge(kind: string, place: Place, view: MapView): Badge {
  const gone = (keys: readonly string[] | undefined): boolean => !(keys ?? []).includes(place.key);
  switch (kind) {
    case "major":
      return { kind, icon: "locked-chest", spent: !view.secrets?.major?.[place.key] };
    case "minor":
      return { kind, icon: "swap-bag", spent: !left(view, "minor", place.key) };
    case "either": {
      const first = Boolean(view.secrets?.major?.[place.key]);
      return { kind, icon: first ? "locked-chest" : "swap-bag", spent: !first && !left(view, "minor", place.key) };
    }
    case "ore":
      return { kind, icon: "ore", spent: !view.secrets?.ore?.[place.key] };
    case "rune":
      return { kind, icon: "rune-stone", n: Number(place.more.rune ?? 0) };
    case "coach":
      return { kind, icon: "old-wagon", n: view.coaches?.[place.key] ?? Number(place.more.coach ?? 0) };
    case "agent":
      return { kind, icon: "spy", spent: gone(view.agents) };
    case "fruit":
      return { kind, icon: "plum", spent: gone(view.fruits) };
    case "ruin":
      return { kind, icon: "ancient-ruins", spent: gone(view.wights) };
    case "wight":
      return { kind, icon: "ghost", spent: gone(view.wights) };
    case "reward":
      return { kind, icon: gainIcon(place.reward?.icon ?? ""), n: place.reward?.n };
    case "shrine": {
      const there = view.shrines?.find((one) => one.space === place.key)?.there ?? true;
      return { kind, icon: gainIcon(place.more.shrine ?? ""), spent: !there };
    }
    case "forest":
      return { kind, icon: ICONS[wood(place)] ?? "pine-tree" };
    default:
      return { kind, icon: ICONS[kind] ?? gainIcon(place.services.find(({ id }) => id === kind)?.icon ?? "") };
  }
}

/** What sort of wood a forest is; by a lake it is reeds. */
const wood = (place: Place): string =>
  ["mushroom", "kelp"].find((mark) => place.marks.has(mark)) ?? (place.marks.has("lakeside") ? "reed" : "forest");

/** Secrets of a kind: counted where they lie, or drawn from a bank as long as it has any. */
const left = (view: MapView, kind: string, key: string): number =>
  view.secrets?.[kind] ? (view.secrets[kind][key] ?? 0) : (view.banks?.[kind] ?? 1);

/** What a place holds, in words. */
export function tell(place: Place, held: Holding, t: Words, nameOf: (seat: number) => string): string {
  const found: string[] = [];
  const { kind, others } = partsOf(place);
  for (const part of kind === "plain" ? others : [kind, ...others]) {
    const shown = part === kind ? held.sign : held.badges[others.indexOf(part)];
    found.push(word(part, place, held, shown ?? null, t));
  }
  if (held.circle) found.push(t("map-land-circle"));
  if (held.cubes.length)
    found.push(t("map-marked-by", { who: held.cubes.map((owner) => ownerName(owner, nameOf)).join(", ") }));
  if (place.marks.has("danger_zone")) found.push(t("map-land-danger"));
  return found.filter(Boolean).join(", ");
}

function word(part: string, place: Place, held: Holding, shown: Badge | null, t: Words): string {
  const gain = (what: Gain): string => t(`map-gain-${what.icon}`, { n: what.n });
  switch (part) {
    case "artifact":
      return held.value ? t("map-artifact", { value: held.value }) : t("map-artifact-gone");
    case "major":
    case "minor":
      return t(`map-secret-${part}`, { n: shown?.spent ? 0 : 1 });
    case "either":
      return t(`map-secret-${shown?.icon === "locked-chest" ? "either" : "minor"}`, { n: shown?.spent ? 0 : 1 });
    case "ore":
      return t("map-land-ore", { n: shown?.spent ? 0 : 1 });
    case "rune":
      return t("map-land-rune", { n: shown?.n ?? 0 });
    case "reward":
      return place.reward ? t("map-reward", { what: gain(place.reward) }) : "";
    case "coach":
      return t("map-land-coach", { n: shown?.n ?? 0 });
    case "shrine":
      return t("map-land-shrine", { what: t(`map-shrine-${place.more.shrine ?? "skill"}`), n: shown?.spent ? 0 : 1 });
    case "wight":
      return t(shown?.spent ? "map-land-ruin-empty" : "map-land-ruin");
    case "ruin":
      return ""; // its wight tells
    case "agent":
    case "fruit":
      return shown?.spent ? "" : t(`map-land-${part}`);
    case "forest":
      return t(`map-land-${wood(place)}`);
    default:
      return place.services.find(({ id }) => id === part)?.text ?? t(`map-land-${part}`);
  }
}
