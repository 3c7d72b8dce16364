import type { Route } from "./lib/router.ts";

/** Each comes with what it is made of alone: posters weigh on no table, boards not on the lobby. */
export const pages = {
  lobby: () => import("./lobby/Lobby.svelte"),
  new: () => import("./lobby/NewTable.svelte"),
  table: () => import("./room/Room.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  // Only beside `npx vite`: what boards share.
  design: import.meta.env.DEV ? () => import("./design/Design.svelte") : null,
};

/** Ask for a page before it can be shown; whether it comes is seen when it is shown. */
export function fetchAhead(at: Route["at"]): void {
  if (at !== "nowhere") pages[at]?.().catch(() => {});
}
