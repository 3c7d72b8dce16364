import { type Args, bundleOf, type Language, Speaker } from "../lib/fluent.ts";
import { hasWord, language, t } from "../lib/words.svelte.ts";

/** Words that only this page speaks: no table has to carry them. */
const files = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
let speaker = $state.raw<Speaker>();

export async function speakHere(language: Language): Promise<void> {
  const words = await files[`./words/${language}.ftl`]?.();
  speaker = new Speaker(bundleOf(language, words ?? ""));
}

export const ready = (): boolean => speaker !== undefined;

export function m(id: string, args: Args = {}): string {
  return speaker?.text(id, args) ?? "";
}

/** A bot's level in words. */
export function botName(bot: string): string {
  const [level = ""] = bot.split("+");
  return hasWord(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** A day in words, in the page's language as the browser speaks it: "17 Nov 2026". */
export function day(seconds: number): string {
  const spoken = navigator.languages.find((one) => one.startsWith(language())) ?? language();
  return new Date(seconds * 1000).toLocaleDateString(spoken, { dateStyle: "medium" });
}
