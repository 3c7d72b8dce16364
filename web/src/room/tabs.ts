import type { IconName } from "../lib/Icon.svelte";

/** What lies beside the board, one at a time: what happened, what is said, all that can be done. */
export type Tab = "log" | "chat" | "acts";

export const ICONS: Readonly<Record<Tab, IconName>> = { log: "log", chat: "chat", acts: "check" };

/** The tabs of a table; the first is where one begins. */
export function tabsOf(talking: boolean): Tab[] {
  return talking ? ["log", "chat", "acts"] : ["log", "acts"];
}
