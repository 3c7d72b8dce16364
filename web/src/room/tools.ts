import { fillsItsBox } from "../games.ts";
import type { IconName } from "../lib/Icon.svelte";
import type { Deed } from "./keys.ts";
import type { Table } from "./table.svelte.ts";

export interface Tool {
  deed: Deed;
  icon: IconName;
  off?: boolean;
  /** It is being worked on. */
  busy?: boolean;
}

/**
 * What helps at this table, the most wanted first. On a board that answers every touch nobody needs a
 * form to ask whether something is allowed.
 */
export function toolsOf(table: Table, boarded: boolean): Tool[] {
  const players: Tool[] = [
    {
      deed: "hint",
      icon: "lantern",
      off: !table.myTurn || table.thinking || table.about?.rated === true,
      busy: table.thinking,
    },
    { deed: "undo", icon: "undo", off: !table.mayUndo },
    { deed: "since", icon: "since" },
    ...(fillsItsBox(table.game) ? [] : [{ deed: "may-i", icon: "help" } as const]),
  ];
  return [
    ...(table.you !== null && table.phase === "running" ? players : []),
    ...(boarded ? [{ deed: "words", icon: "text" } as const] : []),
    { deed: "rules", icon: "book" },
    { deed: "about-table", icon: "info" },
  ];
}

export const testidOf = (deed: Deed): string =>
  deed === "hint" || deed === "undo" ? deed : `open-${deed}`;
