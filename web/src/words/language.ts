/** The page's languages. English comes with the page, others when they are chosen. */

import { likes } from "../net/remembered";
import { speak } from "./words.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const LOAD: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  de: () => import("./de"),
};

const known = (name: string): name is Language => name in LANGUAGES;

/** The language that was chosen, or else the first one of the browser's that we speak. */
export function language(): Language {
  const wished = [likes().lang, ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  return wished.find(known) ?? "en";
}

export async function useLanguage(name: Language = language()): Promise<void> {
  if (name === "en") speak("en", "");
  else speak(name, (await LOAD[name]()).default);
}
