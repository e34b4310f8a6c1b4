// Contracts on the map: where they send whoever wants to fulfil one, and the parcels that lie about for them.
import type { Atlas } from "../atlas";
import type { MapView, Words } from "../contract";

export interface Errand {
  /** Its number in the row of contracts. */
  n: number;
  name: string;
}

/** The open contracts that send somebody to a place. */
export const errandsAt = (atlas: Atlas, view: MapView, key: string): Errand[] =>
  openContracts(view).flatMap(({ id, name }, i) =>
    atlas.contracts.get(id)?.spaces?.includes(key) ? [{ n: i + 1, name: atlas.contracts.get(id)?.name || name }] : [],
  );

/** In the order of the row, which gives each its number. */
export const openContracts = (view: Pick<MapView, "contracts">) =>
  (view.contracts ?? []).filter(({ state }) => state === "open");

/** What lies on a place, to be carried away: names of the parcels. */
export const parcelsAt = (atlas: Atlas, view: MapView, key: string): string[] =>
  (view.litter ?? []).filter(({ space }) => space === key).map(({ token }) => atlas.tokenName(token));

/** Both in words, for labels and the list. */
export const tellErrands = (atlas: Atlas, view: MapView, key: string, t: Words): string[] => [
  ...errandsAt(atlas, view, key).map(({ name }) => t("map-errand", { name })),
  ...parcelsAt(atlas, view, key).map((name) => t("map-parcel", { name })),
];
