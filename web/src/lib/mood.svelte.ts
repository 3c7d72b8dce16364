import { recall, remember } from "./keep.ts";

/** Light, dark, or as the browser wishes. */
export type Mood = "auto" | "light" | "dark";
export const MOODS: readonly Mood[] = ["auto", "light", "dark"];

let mood = $state<Mood>("auto");

function dress(): void {
  const night =
    mood === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : mood === "dark";
  document.documentElement.dataset.theme = night ? "dark" : "light";
}

export function startMood(): void {
  const kept = recall("mood");
  mood = MOODS.find((one) => one === kept) ?? "auto";
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
  dress();
}

export function currentMood(): Mood {
  return mood;
}

export function setMood(wanted: Mood): void {
  mood = wanted;
  remember("mood", mood === "auto" ? null : mood);
  dress();
}
