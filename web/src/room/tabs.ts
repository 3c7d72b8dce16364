import type { IconName } from "../lib/Icon.svelte";

/** What the middle of a table shows: the board if the game has one, the words, the log, the talk. */
export type Tab = "board" | "facts" | "log" | "chat";

export const ICONS: Readonly<Record<Tab, IconName>> = {
  board: "map",
  facts: "map",
  log: "log",
  chat: "chat",
};

/** The tabs of a table; the first is where one begins and comes back to. */
export function tabsOf(boarded: boolean, talking: boolean): Tab[] {
  const tabs: Tab[] = boarded ? ["board", "facts", "log"] : ["facts", "log"];
  return talking ? [...tabs, "chat"] : tabs;
}
