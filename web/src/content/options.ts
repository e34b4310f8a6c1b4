/** Options are asked what they do and what they point at, never what they are called. */

import type { Option, RefView } from "./view";

/** What an option does, whatever it is called: src/burgle/kernel/traits.py says what each of these means. */
export type Trait = Option["traits"][number];

/** What is paid, by the name of the resource. */
export type Cost = NonNullable<Option["cost"]>;

export const does = (option: Option | undefined, trait: Trait): boolean => option?.traits.includes(trait) ?? false;

/** What an option is about: the first thing that it points at. */
export const first = (option: Option): RefView | undefined => option.refs[0];

/** A thing of some kind that an option points at, whatever else it is about. */
export const ref = (option: Option, kind: string): RefView | undefined => option.refs.find((one) => one.kind === kind);

/** Whether an option is about something that lies in one of some places. */
export const lies = (option: Option, ...places: string[]): boolean => places.includes(first(option)?.at ?? "");

/** What is really paid, in the order in which it was told. */
export const paid = (cost: Cost | undefined): [what: string, n: number][] =>
  Object.entries(cost ?? {}).filter(([, n]) => n > 0);

/** So much of a resource, in the words of its game; one that the catalogue does not know goes by its name. */
export function amount(
  resources: Record<string, { one: string; many: string }> | undefined,
  what: string,
  n: number,
): string {
  const words = resources?.[what];
  if (!words) return `${n} ${what}`;
  return n === 1 ? words.one : words.many.replace("{n}", String(n));
}
