// What a place holds now: the atlas says what it is, the view says what is left of it.
import type { Atlas, Gain, Place } from "./atlas";
import type { MapView, Words } from "./contract";
import type { GlyphName } from "./glyphs";

// biome-ignore format: a table
export type Kind =
  | "artifact" | "major" | "minor" | "market" | "lift" | "port" | "checkpoint" | "telepad" | "pods" | "start"
  | "wayshrine" | "cave" | "chest" | "library" | "prison" | "shrine" | "crypt" | "reward" | "plain";

// In order of what a place is drawn as when it is several things.
// biome-ignore format: a table
const KINDS: readonly Kind[] = [
  "checkpoint", "telepad", "lift", "wayshrine", "cave", "market", "chest", "library", "prison", "shrine", "crypt", "pods", "start",
];

export const LOCKED: readonly string[] = ["chest", "library", "prison"];

export interface Holding {
  kind: Kind;
  /** Values of the artifacts that lie here. */
  artifacts: number[];
  secrets: number;
  /** Who has hacked the port; -1 nobody, null no port here. */
  hacked: number | null;
  /** Seats whose cubes lie here. */
  marked: number[];
  /** Locked things that have been opened. */
  opened: string[];
  /** Nothing is left to take. */
  empty: boolean;
}

export function holding(atlas: Atlas, place: Place, view: MapView): Holding {
  const kind = kindOf(place);
  const artifacts = lying(view, place.key).map(atlas.artifactValue);
  const secrets = place.secret ? (view.secrets?.[place.secret]?.[place.key] ?? 0) : 0;
  const opened = (view.covered ?? []).flatMap((text) => {
    const [space, what = ""] = text.split(" ");
    return space === place.key ? [what] : [];
  });
  return {
    kind,
    artifacts,
    secrets,
    hacked: place.port ? (view.ports?.[place.key] ?? -1) : null,
    marked: (view.wayshrines ?? []).filter((cube) => cube.space === place.key).map((cube) => cube.seat),
    opened,
    empty: kind === "artifact" ? !artifacts.length : place.secret ? !secrets : opened.includes(kind),
  };
}

export function kindOf(place: Place): Kind {
  if (place.artifact || place.marks.has("artifact")) return "artifact";
  if (place.secret === "major" || place.secret === "minor") return place.secret;
  const kind = KINDS.find((name) => place.marks.has(name));
  if (kind) return kind;
  if (place.port) return "port";
  return place.reward ? "reward" : "plain";
}

function lying(view: MapView, key: string): string[] {
  const all = view.artifacts ?? {};
  if (Array.isArray(all)) return all.filter((one) => one.space === key).map((one) => one.artifact);
  return all[key] ? [all[key]] : [];
}

const GAINS: Record<string, [GlyphName, string]> = {
  minor: ["swap-bag", "#E6DCFF"],
  major: ["locked-chest", "#FFC678"],
  gold: ["two-coins", "#FFDD66"],
  credit: ["two-coins", "#FFDD66"],
  coin: ["two-coins", "#FFDD66"],
  heal: ["heart-plus", "#FF9DB4"],
  crystal: ["crystal-cluster", "#9BE8FF"],
  idol: ["monkey", "#F3C24F"],
  clank: ["ringing-bell", "#FFA24A"],
  boot: ["leather-boot", "#F3C24F"],
  sword: ["broadsword", "#FF8272"],
  skill: ["skill", "#7CC0FF"],
  draw: ["card-draw", "#CDBBFF"],
  lockpick: ["lockpicks", "#B8E3C9"],
  teleport: ["teleport", "#6FE3DC"],
  point: ["laurel-crown", "#FFE9A8"],
};

/** The icon and colour of what a place gives; a spark for what nobody has thought of yet. */
export const gainGlyph = (gain: Gain): [GlyphName, string] => GAINS[gain.icon] ?? ["skill", "#CDBBFF"];

/** What a place holds, in words. */
export function tell(place: Place, held: Holding, t: Words, nameOf: (seat: number) => string): string {
  const found: string[] = [];
  const gain = (word: string, what: Gain): void => {
    found.push(t(word, { what: t(`map-gain-${what.icon}`, { n: what.n }) }));
  };
  if (held.kind === "artifact") {
    found.push(
      held.artifacts.length ? t("map-artifact", { value: held.artifacts.join(", ") }) : t("map-artifact-gone"),
    );
  }
  if (place.secret) found.push(t(`map-secret-${place.secret}`, { n: held.secrets }));
  for (const mark of KINDS) {
    if (!place.marks.has(mark)) continue;
    found.push(held.opened.includes(mark) ? t("map-opened", { what: t(`map-${mark}`) }) : t(`map-${mark}`));
  }
  if (held.marked.length) found.push(t("map-marked-by", { who: held.marked.map(nameOf).join(", ") }));
  if (place.port) gain("map-port", place.port);
  if (held.hacked !== null && held.hacked >= 0) found.push(t("map-hacked-by", { who: nameOf(held.hacked) }));
  if (place.reward) gain("map-reward", place.reward);
  if (place.marks.has("force_field")) found.push(t("map-force-field"));
  found.push(...place.services.map(({ text }) => text));
  return found.join(", ");
}
