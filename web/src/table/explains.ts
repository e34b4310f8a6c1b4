/** Numbers on the table that explain themselves: pointed at, or pressed, the inspector says what they are, with their rule. */

import { gameLook } from "../look/games";
import type { TableModel, Thing } from "./model.svelte";

// biome-ignore format: a table
export const NOTES = [
  "rage", "bag", "area", "odds", "chance", "hearts", "skill", "swords", "boots", "coins", "deck", "discard", "refill", "reserve",
  "market", "cards",
] as const;
export type Note = (typeof NOTES)[number];

export const clauseOf = (model: TableModel, key: string): string =>
  gameLook(model.content.game).clauses?.[key as Note] ?? "";

/** To be attached to what shows a number. */
export function explains(model: TableModel, key: Note) {
  return (node: HTMLElement): (() => void) => {
    const note: Thing = { kind: "note", key, place: "pile" };
    const on = (event: PointerEvent) => event.pointerType === "mouse" && model.point(note);
    const off = () => model.pointed === note && model.point(null);
    const press = () => {
      model.selected = model.isSelected(note) ? null : note;
    };
    const own = node.matches("button"); // which has a use of its own for a press
    node.dataset.explains = key;
    node.addEventListener("pointerenter", on);
    node.addEventListener("pointerleave", off);
    if (!own) node.addEventListener("click", press);
    return () => {
      node.removeEventListener("pointerenter", on);
      node.removeEventListener("pointerleave", off);
      node.removeEventListener("click", press);
    };
  };
}
