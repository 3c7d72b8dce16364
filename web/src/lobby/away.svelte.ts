import { recall, remember } from "../lib/keep.ts";

const KEY = "away";
let tables = $state.raw<readonly string[]>(recall(KEY)?.split(" ") ?? []);

function keep(now: readonly string[]): void {
  tables = now;
  remember(KEY, now.join(" ") || null);
}

/**
 * Tables of mine that I do not want to see in the lobby: this browser remembers them. Nothing happens
 * at such a table, and its link leads there as before.
 */
export const away = {
  has: (table: string): boolean => tables.includes(table),
  put: (table: string): void => keep([...tables, table]),
  showAll: (): void => keep([]),
};
