// Reads the catalogue into an atlas.
import type { Catalogue, SpaceEffect, SpaceInfo, TokenInfo } from "../content/catalogue";
import { amount } from "../content/options";
import type { GrownContent } from "../content/stamps";
import type { StoryContent } from "../story/shapes";
import type { Atlas, Gain, TilePlan } from "./atlas";

/** The parts of the catalogue that a map reads. */
export interface MapContent
  extends Pick<Catalogue, "game" | "modules" | "paths">,
    Partial<
      Pick<
        Catalogue,
        "options" | "params" | "drawing" | "regions" | "lift" | "tiles" | "portals" | "resources" | "services"
      >
    >,
    Pick<StoryContent, "stickers" | "read" | "contracts">,
    Pick<GrownContent, "people"> {
  spaces: Omit<SpaceInfo, "text">[];
  tokens: Record<string, Pick<TokenInfo, "name" | "value">>;
}

/** A campaign's book has all sides of the board, and says on which one it is played: of the others nothing is drawn. */
function sided(content: MapContent): MapContent {
  const modules = content.modules.filter((module) => module.key === content.options?.side);
  if (modules.length === 0) return content;
  const lies = (id: string | undefined): boolean =>
    !id || modules.some((module) => module.id === id || module.key === id);
  const spaces = content.spaces.filter((space) => lies(space.module));
  const keys = new Set(spaces.map((space) => space.key));
  return {
    ...content,
    modules,
    spaces,
    paths: content.paths.filter((path) => keys.has(path.a) && keys.has(path.b)),
    regions: content.regions?.filter((region) => lies(region.side)),
  };
}

const known = new WeakMap<MapContent, Atlas>();

/** The same content is read only once, so that all who draw from it share what was laid out. */
export function readAtlas(content: MapContent): Atlas {
  const atlas = known.get(content) ?? makeAtlas(sided(content));
  known.set(content, atlas);
  return atlas;
}

function makeAtlas(content: MapContent): Atlas {
  const services = content.services ?? [];
  const lakeside = content.regions?.some(({ kind }) => kind === "waterline") ? ["lakeside"] : []; // woods are reeds there
  return {
    game: content.game,
    places: new Map(
      content.spaces.map((space) => [
        space.key,
        {
          ...space,
          at: [space.at[0] ?? 0, space.at[1] ?? 0] as const,
          marks: new Set([...space.marks, ...lakeside]),
          port: gain(space.port),
          reward: gain(space.reward),
          services: services.filter(({ spaces }) => spaces.includes(space.key)),
          more: space.more ?? {},
        },
      ]),
    ),
    services: services.filter(({ spaces }) => spaces.length),
    ways: content.paths.map(({ one_way, terrain = [], ...path }) => ({ ...path, terrain, oneWay: one_way })),
    modules: content.modules,
    drawing: content.drawing ?? {},
    regions: content.regions ?? [],
    positions: positions(content),
    lift: content.lift ?? null,
    tiles: new Map((content.tiles ?? []).map((tile): [string, TilePlan] => [tile.key, tile])),
    portals: content.portals ?? [],
    stickers: new Map(Object.entries(content.stickers ?? {})),
    read: new Set(content.read ?? []),
    characters: new Map(Object.entries(content.people ?? {})),
    contracts: new Map(Object.entries(content.contracts ?? {})),
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
