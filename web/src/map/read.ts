// Reads the catalogue into an atlas.
import type { Catalogue, SpaceEffect, SpaceInfo, TokenInfo } from "../content/catalogue";
import { amount } from "../content/options";
import type { Atlas, Gain, TilePlan } from "./atlas";

/** The parts of the catalogue that a map reads. */
export interface MapContent
  extends Pick<Catalogue, "game" | "modules" | "paths">,
    Partial<
      Pick<Catalogue, "options" | "params" | "drawing" | "regions" | "lift" | "tiles" | "portals" | "resources">
    > {
  spaces: Omit<SpaceInfo, "text">[];
  tokens: Record<string, Pick<TokenInfo, "name" | "value">>;
}

export function readAtlas(content: MapContent): Atlas {
  return {
    game: content.game,
    places: new Map(
      content.spaces.map((space) => [
        space.key,
        {
          ...space,
          at: [space.at[0] ?? 0, space.at[1] ?? 0] as const,
          marks: new Set(space.marks),
          port: gain(space.port),
          reward: gain(space.reward),
          more: space.more ?? {},
        },
      ]),
    ),
    ways: content.paths.map(({ one_way, terrain = [], ...path }) => ({ ...path, terrain, oneWay: one_way })),
    modules: content.modules,
    drawing: content.drawing ?? {},
    regions: content.regions ?? [],
    positions: positions(content),
    lift: content.lift ?? null,
    tiles: new Map((content.tiles ?? []).map((tile): [string, TilePlan] => [tile.key, tile])),
    portals: content.portals ?? [],
    sockets: content.params?.marks ?? 4,
    amount: (what, n) => amount(content.resources, what, n),
    artifactValue: (token) => content.tokens[token]?.value ?? 0,
    tokenName: (token) => content.tokens[token]?.name ?? token,
  };
}

function gain(effect: SpaceEffect | null): Gain | null {
  const icon = effect?.icons[0];
  if (!effect || !icon) return null;
  const counted = effect.gains[0];
  return { icon, n: counted ? counted[1] : effect.icons.length };
}

/** Which module lies in which position: those positions of the drawing that are no module, in order of the layout. */
function positions(content: MapContent): Map<string, string> {
  const ids = content.modules.map((module) => module.id);
  const open = Object.keys(content.drawing?.positions ?? {}).filter((name) => !ids.includes(name));
  const laid = (content.options?.layout ?? "").split(",").map((id) => id.trim());
  return new Map(
    open.sort().flatMap((name, i): [string, string][] => {
      const id = laid[i] ?? "";
      return ids.includes(id) ? [[name, id]] : [];
    }),
  );
}
