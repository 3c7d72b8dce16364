import type { Action } from "svelte/action";

/** A touch of a line of the log leads to its moment; Enter on the log to its last. */
export const steps: Action<HTMLElement, (number: number) => void> = (node, given) => {
  let go = given;

  function touched(event: MouseEvent): void {
    const line = (event.target as Element | null)?.closest<HTMLElement>("[data-number]");
    if (line && !getSelection()?.toString()) go(Number(line.dataset.number));
  }

  function typed(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.target !== node) return;
    const last = [...node.querySelectorAll<HTMLElement>("[data-number]")].at(-1);
    if (last) go(Number(last.dataset.number));
  }

  node.classList.add("steps");
  node.addEventListener("click", touched);
  node.addEventListener("keydown", typed);
  return {
    update(next) {
      go = next;
    },
    destroy() {
      node.removeEventListener("click", touched);
      node.removeEventListener("keydown", typed);
    },
  };
};
