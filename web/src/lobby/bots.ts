import { hasWord, t } from "../lib/words.svelte.ts";

/**
 * The bots a person can choose, the strongest first. A level comes with any character that goes with
 * the bot's name; the parrot has none.
 */
export const BOTS = ["legend", "captain", "sailor", "deckhand", "cabin-boy", "random"] as const;
export const PERSONAS = ["bold", "miser", "grudge", "joker"] as const;
export const USUAL_BOT = "sailor+any";

/** A level as the server wants it, with this character or any. */
export const botOf = (level: string, persona = "any"): string =>
  level === "random" ? level : `${level}+${persona}`;

/** What a bot is called for its level, and its character: "Sailor, daredevil". */
export function botName(bot: string | null): string {
  const [level = "", persona] = (bot ?? "").split("+");
  const name = hasWord(`bot-${level}`) ? t(`bot-${level}`) : level;
  return persona ? t("bot-with", { name, persona: t(`persona-${persona}`) }) : name;
}
