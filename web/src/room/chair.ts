import type { Keys } from "../lib/api.ts";

/**
 * The keys to my chair, kept by this tab: two people may share a device and a cookie, one in each
 * tab, and each comes back to the own chair.
 */
const place = (table: string): string => `flibuste.keys.${table}`;

export function keptKeys(table: string): Keys | null {
  try {
    const text = sessionStorage.getItem(place(table));
    return text ? (JSON.parse(text) as Keys) : null;
  } catch {
    return null;
  }
}

export function keepKeys(keys: Keys): void {
  try {
    sessionStorage.setItem(place(keys.table), JSON.stringify(keys));
  } catch {
    // The cookie still knows who I am.
  }
}

export function forgetKeys(table: string): void {
  try {
    sessionStorage.removeItem(place(table));
  } catch {
    // Nothing was kept.
  }
}

/** A friend's link has a key to one hand behind it: the keys of who only looks. */
export function handOf(table: string, hash: string): Keys | null {
  if (!/^#hand\.\w+$/.test(hash)) return null;
  return { table, seat: -1, token: hash.slice(1), phrase: "", join: "", watch: "" };
}
