import type { Finger } from "../board/finger.svelte.ts";
import { notice } from "../lib/notices.svelte.ts";
import type { GameAct } from "../wire/types.ts";
import type { Table } from "./table.svelte.ts";

/** An act of the list, by its words or its number: what the board holds in its place is not thrown away. */
export function choose(table: Table, finger: Finger, act: GameAct): void {
  const missing = finger.choose(act);
  if (missing) notice(table.words?.say(missing) ?? "");
}
