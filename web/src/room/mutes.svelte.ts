import { SvelteSet } from "svelte/reactivity";
import { recall, remember } from "../lib/keep.ts";

/** Whom this browser does not want to hear, by name: neither their talk nor their knocking. */
const KEPT = 50; // names; those muted first are heard again

function kept(): string[] {
  try {
    const told: unknown = JSON.parse(recall("muted") ?? "[]");
    return Array.isArray(told) ? told.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const muted = new SvelteSet<string>(kept());

export function isMuted(name: string): boolean {
  return muted.has(name);
}

export function setMuted(name: string, wanted: boolean): void {
  if (wanted) muted.add(name);
  else muted.delete(name);
  const names = [...muted].slice(-KEPT);
  remember("muted", names.length ? JSON.stringify(names) : null);
}
