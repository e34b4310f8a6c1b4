/** The bots of the house: how well they see (level) and what they want (character), as the server names them. */

import { t } from "../words/words.svelte";

export const LEVELS = ["beginner", "apprentice", "greedy", "expert", "master"] as const;
export const CHARACTERS = ["plain", "cautious", "gambler", "collector", "hunter"] as const;

/** The two halves of a bot's name: `expert-hunter`. */
export function halves(bot: string): { level: string; character: string } {
  const [level = "", character = "plain"] = bot.split("-");
  return { level, character };
}

export const botId = (level: string, character: string): string =>
  character === "plain" ? level : `${level}-${character}`;

/** What sort of bot sits there: "bot, expert, cautious". */
export const botWords = (bot: string): string => t("bot-level", halves(bot));

/** A bot by its name alone: "Expert", "Expert · Cautious"; one from outside as it is called. */
export function botName(bot: string): string {
  const { level, character } = halves(bot);
  if (!(LEVELS as readonly string[]).includes(level)) return bot;
  return character === "plain" ? t(`bot-${level}`) : `${t(`bot-${level}`)} · ${t(`character-${character}`)}`;
}
