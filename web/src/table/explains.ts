/**
 * Numbers on the table that explain themselves: pointed at, focused, pressed or held, the inspector says what they are, with
 * their rule; a screen reader hears it with the number.
 */

import { gameLook } from "../look/games";
import { held } from "../look/held";
import { t } from "../words/words.svelte";
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
    const own = node.matches("button"); // which has a use of its own for a press
    const point = (event: PointerEvent) => event.pointerType === "mouse" && model.point(note);
    const focus = () => node.matches(":focus-visible") && model.point(note);
    const off = () => model.pointed === note && model.point(null);
    const select = () => {
      model.selected = note;
      return true;
    };
    const press = () => {
      model.selected = model.isSelected(note) ? null : note;
    };
    const type = (event: KeyboardEvent) => {
      if (event.target !== node || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    node.dataset.explains = key;
    node.setAttribute("aria-description", t(`about-${key}.text`));
    if (!own) {
      node.tabIndex = 0;
      if (!node.hasAttribute("role")) node.setAttribute("role", "group");
    }
    node.addEventListener("pointerenter", point);
    node.addEventListener("pointerleave", off);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", off);
    if (!own) node.addEventListener("click", press);
    if (!own) node.addEventListener("keydown", type);
    const letGo = own ? held(node, select) : () => undefined;
    return () => {
      node.removeEventListener("pointerenter", point);
      node.removeEventListener("pointerleave", off);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", off);
      node.removeEventListener("click", press);
      node.removeEventListener("keydown", type);
      letGo();
    };
  };
}
