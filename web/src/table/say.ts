/** Options, questions and moments in the page's own words. */

import type { Catalogue } from "../content/catalogue";
import { first } from "../content/options";
import type { Option } from "../content/view";
import { storyContent } from "../story/shapes";
import { has, t } from "../words/words.svelte";

/** Names what an option is about. */
export function aim(option: Option, content: Catalogue): string {
  const about = first(option);
  if (!about) return "";
  const { kind, key } = about;
  if (kind === "card") return content.cards[key]?.name ?? key;
  if (kind === "token") return content.tokens[key]?.name ?? key;
  if (kind === "promotion") return storyContent(content).promotions?.[key]?.name ?? key;
  return content.spaces.find((space) => space.key === key)?.name ?? key;
}

/** Says an option as a button would: "Buy Tail Wind", "Trash Hack from play". */
export function optionWords(option: Option, content: Catalogue): string {
  if (option.words) return option.words.replace(/\.$/, ""); // a button is no sentence
  const id = `do-${option.verb.replaceAll(" ", "-")}`;
  if (!has(id)) return option.label.charAt(0).toUpperCase() + option.label.slice(1);
  return t(id, { name: aim(option, content) || "none", zone: first(option)?.at ?? "none", game: content.game });
}
