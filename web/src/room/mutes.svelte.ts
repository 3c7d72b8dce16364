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

let muted = $state.raw<readonly string[]>(kept());

export function isMuted(name: string): boolean {
  return muted.includes(name);
}

export function setMuted(name: string, wanted: boolean): void {
  const others = muted.filter((one) => one !== name);
  muted = wanted ? [...others, name].slice(-KEPT) : others;
  remember("muted", muted.length ? JSON.stringify(muted) : null);
}
