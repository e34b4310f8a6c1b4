/** Marks on cards: whose they are, for whoever draws or explains a card. */

import type { CardInfo, Catalogue } from "./catalogue";
import type { MarkShown, MarksNow } from "./view";

/** One mark, as it is drawn: the colour of its owner, and the name. */
export interface Stamp {
  name: string;
  colour: string;
}
/** A card with the marks that it bears in this game, the oldest first. */
export interface StampedCard extends CardInfo {
  stamps?: Stamp[];
}
/** A character of a campaign, at the table or not. */
export interface Known {
  name: string;
  colour: string;
}
/** A rule that a campaign has put on a slot of the rulebook. */
export interface RuledSlot {
  slot: string;
  rule: string;
  game: number;
  hook: string;
  clause: string;
  name: string;
  text: string;
  in_force: boolean;
  spaces: string[];
}
/** What only the catalogue of a campaign's table has about people and rules. */
export interface GrownContent {
  people?: Record<string, Known>;
  milestones?: Record<string, string>;
  ruled?: RuledSlot[];
}
export const grownContent = (content: Catalogue): GrownContent => content as Catalogue & GrownContent;

/** The marks on each card that has any; `own` says how a seat at the table looks. */
export function stampsOf(
  marks: MarksNow | undefined,
  people: Record<string, Known>,
  own: (seat: number) => Stamp,
): Map<string, Stamp[]> {
  const stamp = ({ seat, character }: MarkShown): Stamp =>
    seat >= 0 ? own(seat) : (people[character] ?? { name: character, colour: "" });
  return new Map((marks?.cards ?? []).map(({ on, by }) => [on, by.map(stamp)]));
}

/** The rules about marks on cards that are in force: without one a mark does nothing. */
export const markRules = (content: Catalogue): string[] =>
  (grownContent(content).ruled ?? [])
    .filter(({ hook, in_force }) => in_force && (hook === "play own mark" || hook === "acquire own mark"))
    .map(({ text }) => text);

/** The rules that count on a space. */
export const spaceRules = (content: Catalogue, space: string): string[] =>
  (grownContent(content).ruled ?? [])
    .filter(({ in_force, spaces }) => in_force && spaces.includes(space))
    .map(({ text }) => text);
