/** Options, questions and moments in the page's own words. */

import type { Catalogue } from "../content/catalogue";
import type { Option } from "../content/view";
import { has, t } from "../words/words.svelte";

/** Names what an option is about. */
export function aim(option: Option, content: Catalogue): string {
  if (option.card) return content.cards[option.card]?.name ?? option.card;
  if (option.token) return content.tokens[option.token]?.name ?? option.token;
  if (option.space) return content.spaces.find((space) => space.key === option.space)?.name ?? option.space;
  return option.rest ?? "";
}

/** Says an option as a button would: "Buy Tail Wind", "Trash Hack from play". */
export function optionWords(option: Option, content: Catalogue): string {
  if (option.words) return option.words;
  const id = `do-${option.verb.replaceAll(" ", "-")}`;
  if (!has(id)) return option.label.charAt(0).toUpperCase() + option.label.slice(1);
  return t(id, { name: aim(option, content), zone: option.zone ?? "none", game: content.game });
}
