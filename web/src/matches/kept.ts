import { ApiError, result } from "../lib/api.ts";
import { recall, recallAll, remember } from "../lib/keep.ts";
import { type Match, readMatch } from "./record.ts";

/*
 * A match is some 600 letters, so that the few million of localStorage hold thousands of them. Each
 * lies under a name of its own: two tabs never write over one another's, and one that is damaged
 * spoils no other. A database of the browser's would hold more than anybody plays, for more code.
 */
const place = (table: string): string => `match.${table}`;

function parsed(text: string | null): Match | null {
  try {
    return readMatch(JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
}

/** All matches that this browser keeps, the newest first. */
export function keptMatches(): Match[] {
  const found = recallAll("match.").map(parsed);
  return found
    .filter((one) => one !== null)
    .sort((one, other) => other.ended - one.ended || one.table.localeCompare(other.table));
}

export function isKept(table: string): boolean {
  return parsed(recall(place(table))) !== null;
}

/** Whether there was room for it. What is kept already stays as it is. */
export function keepMatch(match: Match): boolean {
  return isKept(match.table) || remember(place(match.table), JSON.stringify(match));
}

/** Asks how a match at this table ended, and keeps it if somebody of this browser sat there. */
export async function keepResult(table: string, token?: string): Promise<void> {
  if (isKept(table)) return;
  try {
    const told = await result(table, token);
    const match = readMatch({ ...(told as object), house: location.origin });
    if (match) keepMatch(match);
  } catch (error) {
    // It is asked again when my matches are looked at.
    if (!(error instanceof ApiError)) throw error;
  }
}
