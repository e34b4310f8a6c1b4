/** All words of the page. Messages are in Fluent; what a language lacks is said in English. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import aid from "./aid.en.ftl?raw";
import around from "./around.en.ftl?raw";
import page from "./en.ftl?raw";
import learn from "./learn.en.ftl?raw";
import map from "./map.en.ftl?raw";
import replay from "./replay.en.ftl?raw";
import told from "./told.en.ftl?raw";

export type Args = Record<string, FluentVariable>;

function bundle(locale: string, text: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

// biome-ignore format: one option
const games = import.meta.glob<string>("../games/*/en.ftl", { query: "?raw", import: "default", eager: true });
const english_ = bundle("en", [page, aid, around, learn, map, replay, told, ...Object.values(games)].join("\n"));
let current = $state.raw(english_);
let locale = $state("en");

/** English words of a part of the page that comes when it is asked for; other languages come in one piece. */
export function learnEnglish(text: string): void {
  english_.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Say a message; an id that no language has is shown as it is, so that it is noticed. */
export function t(id: string, args?: Args): string {
  const [name, attribute] = id.split(".") as [string, string?];
  for (const words of [current, english_]) {
    const message = words.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return words.formatPattern(pattern, args ?? null);
  }
  return id;
}

/** Say a message as one game says it, where that is another way. */
export const tIn = (game: string, id: string, args?: Args): string =>
  t(has(`${id}-${game}`) ? `${id}-${game}` : id, args);

/** The language that is spoken, to ask the table for its texts in it. */
export const lang = (): string => locale;

/** Several names as one would say them: Ann, Bo and Cy. */
export const all = (names: string[]): string => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);

export const has = (id: string): boolean => english_.hasMessage(id);

export function speak(name: string, text: string): void {
  current = bundle(name, text);
  locale = name;
  document.documentElement.lang = name;
}
