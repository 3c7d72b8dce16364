import { untrack } from "svelte";
import type { Choice } from "./handles.ts";

const MEANT = /^(Enter| |Tab|Arrow.*|\d|h)$/; // keys that play; others may come from anywhere
const LIST = "[data-testid=act-list]"; // who plays by the list stays in it
const BOARD = "[data-testid^=board-]";
const SCENE = "[data-testid=scene]"; // what lies over a board comes before it
const LIT = ":is([role=button], button:not([aria-disabled=true]))[data-handle]";
const DEAD = `${BOARD} [data-handle][aria-disabled=true]`; // a card that does nothing now

let keyed = false;
let used = $state(false);
if (typeof window !== "undefined") {
  addEventListener("pointerdown", () => (keyed = false), true);
  addEventListener(
    "keydown",
    ({ key, target }) => {
      if (!MEANT.test(key)) return;
      used = true;
      keyed = !(target instanceof Element && target.closest(LIST));
    },
    true,
  );
}

/** Whether keys have been used at all: they are worth a word. */
export const usesKeys = (): boolean => used;

/** Whether the last key that plays was pressed anywhere but in the list. */
export const playsOnBoard = (): boolean => keyed;

interface Asking {
  choices: readonly unknown[];
  meant: Choice | undefined;
  hinted: unknown;
  shown: unknown;
  meanwhile: string | null;
}

/**
 * Who plays by keys is led from move to move: with each menu to the button that answers it (`slot`, if
 * one does), else to what a lesson means, else to the first lit thing of the board; with a hint to what
 * it names. Who is elsewhere is left in peace, but not on a card that does nothing now.
 */
export function leads(finger: () => Asking, slot: () => HTMLElement | undefined): void {
  $effect(() => {
    if (finger().choices.length && finger().meanwhile === null)
      untrack(() => lead(finger(), slot(), (at) => at.matches(`${SCENE}, main, ${DEAD}`)));
  });
  $effect(() => {
    const { hinted, shown } = finger();
    if (hinted && hinted === shown)
      untrack(() => lead(finger(), slot(), (at) => !!at.closest(BOARD)));
  });
}

/** Whether the focus is nowhere that keys do anything: on the page, or on what was a button before. */
export function isNowhere(at: Element | null = document.activeElement): boolean {
  return !at || at === document.body || (at as HTMLElement).tabIndex < 0;
}

/** Who plays by keys, on the board or nowhere, finds the focus here as it comes. */
export function leadTo(button: HTMLElement): void {
  const at = document.activeElement;
  if (keyed && (isNowhere(at) || at?.closest(BOARD))) button.focus({ preventScroll: true });
}

/** The same for what comes late, after the menu that it is about. */
export function leadInto(scene: HTMLElement): void {
  const lit = scene.querySelector<HTMLElement>(LIT);
  if (lit) leadTo(lit);
}

function lead(
  { meant }: Asking,
  slot: HTMLElement | undefined,
  from: (at: Element) => boolean,
): void {
  const at = document.activeElement;
  if (!keyed || (at && !isNowhere(at) && !from(at))) return;
  const handles = [...(meant?.take ?? []), ...(meant?.goal ?? [])];
  const places: [ParentNode | undefined, string][] = [
    [slot, `[data-deed="${meant?.act.type}"]`],
    [slot, ".gold"],
    [slot, "button"],
    ...handles.map(
      (one) => [document, `${BOARD} ${LIT}[data-handle="${one}"]`] as [Document, string],
    ),
    [document, `${SCENE} ${LIT}`],
    [document, `${BOARD} ${LIT}`],
  ];
  for (const [from, what] of places) {
    const found = from?.querySelector<HTMLElement>(what);
    if (found) {
      found.focus();
      return;
    }
  }
}
