/** Which words on a card want explaining. Their explanations are in Fluent: `word-NAME` and its `.what`. */

import type { CardInfo } from "../../content/catalogue";

const SAID: [word: string, pattern: RegExp][] = [
  ["skill", /\bskill\b|Geschick/i],
  ["sword", /\bswords?\b|Schwert/i],
  ["boot", /\bboots?\b|Stiefel/i],
  ["clank", /clank|Lärm/i],
  ["draw", /\bdraw\b|zieh/i],
  ["heal", /\bheal|\bheil/i],
  ["gold", /\bgold\b/i],
  ["credit", /\bcredits?\b/i],
  ["lockpick", /lockpick|Dietrich/i],
  ["teleport", /teleport/i],
  ["crystal", /power crystal|Energiekristall/i],
  ["prisoner", /prisoners?\b|Gefangen/i],
  ["intern", /\binterns?\b|Praktikant/i],
  ["fruit", /Mystic Fruit|Zauberfr[uü]cht/i],
  ["seal", /Seals? of Excellence|Gütesiegel/i],
  ["wight", /\bWights?\b|Gruftschrat/i],
  ["trash", /\btrash|vernicht/i],
  ["discard", /\bdiscards?\b|wirf|abwerf/i],
];

/** Words for a card, the kind of card first. */
export function wordsOn(card: CardInfo): string[] {
  const text = card.text.join(" ");
  const found: string[] = [];
  if (card.kind !== "card") found.push(card.kind);
  if (card.attack) found.push("attack");
  if (card.danger) found.push("danger");
  for (const [word, pattern] of SAID) if (pattern.test(text)) found.push(word);
  if (card.bought.length > 0 || /^(Acquire|Beim Kauf):/m.test(card.text.join("\n"))) found.push("buy");
  if (card.arrives) found.push("arrive");
  if (card.faction && /another|weitere|noch ein/i.test(text)) found.push("faction");
  if (card.points !== 0 || card.varies) found.push("points");
  return found;
}
