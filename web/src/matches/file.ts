import { isObject, type Match, readMatch } from "./record.ts";

/** The file in which matches go from browser to browser. */
const KIND = "matches";
const VERSION = 1;
export const LARGEST = 20_000_000; // letters; thirty thousand matches are fewer

export function written(matches: readonly Match[], saved: Date): string {
  const head = { flibuste: KIND, version: VERSION, saved: saved.toISOString() };
  return `${JSON.stringify({ ...head, matches }, null, 1)}\n`;
}

/** What a file holds; or why it is not taken, as the end of a word's name. */
export type Found =
  | { readonly matches: readonly Match[]; readonly damaged: number }
  | "no-json"
  | "foreign"
  | "newer"
  | "big";

export function read(text: string): Found {
  if (text.length > LARGEST) return "big";
  let told: unknown;
  try {
    told = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return "no-json";
  }
  if (!isObject(told) || told.flibuste !== KIND || !Array.isArray(told.matches)) return "foreign";
  if (!Number.isSafeInteger(told.version) || (told.version as number) < 1) return "foreign";
  if ((told.version as number) > VERSION) return "newer";
  const matches = told.matches.map(readMatch).filter((one) => one !== null);
  return { matches, damaged: told.matches.length - matches.length };
}
