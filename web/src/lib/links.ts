import { language } from "./words.svelte.ts";

/** A match as a page to print, in the present language. */
export const bookLink = (table: string): string =>
  `/book/${encodeURIComponent(table)}/${language()}`;

/** Where a match that was played can be looked at once more. */
export const replayLink = (table: string): string => `/r/${encodeURIComponent(table)}`;
