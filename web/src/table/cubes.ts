/** Cubes in the bag and in the Clank area, in the order in which they are always shown. */

import { gameLook } from "../look/games";
import { BOSS, INTERN } from "../look/seats";
import { t } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

export interface Cubes {
  of: string;
  n: number;
  name: string;
}

export function bagCubes(model: TableModel): Cubes[] {
  const bag = model.view?.bag;
  if (!bag) return [];
  const { red, reds } = gameLook(model.content.game);
  const found: Cubes[] = [{ of: BOSS, n: bag.black, name: t("boss-cubes") }];
  if (bag.hunters > 0) found.push({ of: red, n: bag.hunters, name: t(reds) });
  if (bag.interns) found.push({ of: INTERN, n: bag.interns, name: t("interns", { n: bag.interns }) });
  return [...found, ...bag.seats.map((n, seat) => ({ of: model.colour(seat), n, name: model.name(seat) }))];
}

export function areaCubes(model: TableModel): Cubes[] {
  const view = model.view;
  if (!view) return [];
  const { red, reds } = gameLook(model.content.game);
  const seats = view.players.map((p) => ({ of: model.colour(p.seat), n: p.area, name: model.name(p.seat) }));
  if (view.hunters_in_area === 0) return seats;
  return [...seats, { of: red, n: view.hunters_in_area, name: t(reds) }];
}
