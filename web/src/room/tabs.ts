import type { IconName } from "../lib/Icon.svelte";

/** What lies beside the board, one at a time: what happened, what is said, all that can be done. */
export type Tab = "log" | "chat" | "acts";

export const ICONS: Readonly<Record<Tab, IconName>> = { log: "log", chat: "chat", acts: "check" };

/** Where arrows, Home and End lead along the tabs, in a ring. */
export function tabTo(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  tabs: readonly Tab[],
  at: Tab,
): Tab | undefined {
  if (ctrlKey || metaKey || altKey) return;
  const nth = tabs.indexOf(at);
  const to = { ArrowRight: nth + 1, ArrowLeft: nth - 1, Home: 0, End: -1 }[key];
  return to === undefined ? to : tabs.at(to % tabs.length);
}

/** The tabs of a table; the first is where one begins. */
export function tabsOf(talking: boolean): Tab[] {
  return talking ? ["log", "chat", "acts"] : ["log", "acts"];
}
