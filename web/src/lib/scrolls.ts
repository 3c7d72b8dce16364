import type { Action } from "svelte/action";

/**
 * What scrolls takes the focus, so that keys scroll it too; while all of it is in sight it is no stop
 * for Tab. Who comes to it is told where they are: it needs a name, and a role if it is a mere box.
 * While something lies below what is in sight it has `data-below`, by which the eye can be told.
 */
export const scrolls: Action<HTMLElement> = (node) => {
  let due = 0;

  function look(): void {
    cancelAnimationFrame(due);
    due = 0;
    if (goesOn(node)) node.tabIndex = 0;
    else if (document.activeElement !== node) node.removeAttribute("tabindex");
    tell();
  }

  function tell(): void {
    const left = node.scrollHeight - node.clientHeight - node.scrollTop;
    node.toggleAttribute("data-below", scrollsDown(node) && left > LITTLE);
  }

  function soon(): void {
    due ||= requestAnimationFrame(look);
  }

  // Its own size, what is in it, and the sizes of that: any of them may change alone. Sizes are told
  // when all is laid out, and can be looked at; changes are not: only what keys cannot reach yet is
  // looked at before the next frame, so that it is at no moment out of reach.
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target === node)) measure();
    if (node.tabIndex === 0) soon();
    else look();
  });

  function measure(): void {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  }

  measure();
  contents.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", tell, { passive: true });
  return {
    destroy() {
      node.removeEventListener("scroll", tell);
      cancelAnimationFrame(due);
      sizes.disconnect();
      contents.disconnect();
    },
  };
};

const LITTLE = 8; // pixels of a margin, which nobody misses

const moves = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

const scrollsDown = (node: HTMLElement): boolean =>
  moves(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1;

/** Whether there is more in it than can be seen, and a way to scroll there. */
function goesOn(node: HTMLElement): boolean {
  const { overflowX } = getComputedStyle(node);
  return scrollsDown(node) || (moves(overflowX) && node.scrollWidth > node.clientWidth + 1);
}
