import type { Action } from "svelte/action";

const MEANT = 1200; // milliseconds in which a key was still meant for the last move, or for the count

/** While the count unrolls nothing that acts has the focus; who writes or reads elsewhere keeps it. */
export const atFirst: Action<HTMLElement> = (heading) => {
  const busy = document.activeElement?.matches("input, textarea");
  if (!busy && !document.querySelector("dialog[open]")) heading.focus({ preventScroll: true });
};

/** Once the count has been seen it comes here, unless somebody has taken it elsewhere. */
export const afterwards: Action<HTMLElement, boolean> = (button, known) => {
  let since = 0;

  function update(known: boolean): void {
    if (!known || !document.activeElement?.matches("body, main, #end-title")) return;
    since = performance.now();
    button.focus({ preventScroll: true });
  }

  function clicked(event: MouseEvent): void {
    if (event.detail || event.timeStamp - since > MEANT) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  button.addEventListener("click", clicked, true);
  update(known);
  return { update, destroy: () => button.removeEventListener("click", clicked, true) };
};

/** The key that shows all of the count does nothing else, nor one that is held. */
export function onlyShows(event: Event, known: boolean): void {
  if (!(event instanceof KeyboardEvent) || (known && !event.repeat)) return;
  if (/^( |Enter)$/.test(event.key)) event.preventDefault();
}
