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

/** Whether a key was meant for a field or a dialog and not for the table. */
export function meantElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as Element | null;
  return !!target?.closest?.("input, select, textarea, [contenteditable], dialog:modal");
}
