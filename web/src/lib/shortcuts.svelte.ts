import { recall, remember } from "./keep.ts";

/** Single-letter keys can be switched off, for who speaks to the machine or types by accident. */
let on = $state(recall("shortcuts") !== "off");

export function shortcutsOn(): boolean {
  return on;
}

export function setShortcuts(wanted: boolean): void {
  on = wanted;
  remember("shortcuts", wanted ? null : "off");
}
