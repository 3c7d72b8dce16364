import type { Route } from "./lib/router.ts";
import { withMore } from "./lib/words.svelte.ts";

/** Each comes with what it is made of alone: posters weigh on no table, boards not on the lobby. */
export const pages = {
  lobby: () => withMore(import("./lobby/Lobby.svelte")),
  new: () => withMore(import("./lobby/NewTable.svelte")),
  matches: () => withMore(import("./matches/MatchesPage.svelte")),
  ratings: () => withMore(import("./matches/RatingsPage.svelte")),
  table: () => import("./room/Room.svelte"),
  replay: () => withMore(import("./replay/ReplayPage.svelte")),
  learn: () => withMore(import("./learn/LearnPage.svelte")),
  rules: () => withMore(import("./rules/RulesPage.svelte")),
  // Only beside `npx vite`: what boards share.
  design: import.meta.env.DEV ? () => import("./design/Design.svelte") : null,
};

/** Ask for a page before it can be shown; whether it comes is seen when it is shown. */
export function fetchAhead(at: Route["at"]): void {
  if (at !== "nowhere") pages[at]?.().catch(() => {});
}
