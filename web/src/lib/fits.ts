import type { Action } from "svelte/action";

const SHARES = [1, 0.94, 0.88, 0.82, 0.76, 0.7]; // of the size its letters have otherwise

/** Half a pixel too much is an ellipsis already, and the browser's own widths are whole pixels. */
function isAcross(node: HTMLElement): boolean {
  if (node.scrollWidth > node.clientWidth) return false;
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect().width <= node.getBoundingClientRect().width;
}

/**
 * Words change, boxes do not: the letters of a box of definite size become smaller until all of them
 * are in sight. Its style multiplies its letters by `--fit`; words are broken, as `--wrap` says, only
 * where even the smallest letters leave no other way.
 */
export const fits: Action<HTMLElement> = (node) => {
  function fit(): void {
    for (const wrap of ["normal", "anywhere"]) {
      node.style.setProperty("--wrap", wrap);
      for (const share of SHARES) {
        node.style.setProperty("--fit", String(share));
        if (node.scrollHeight <= node.clientHeight && isAcross(node)) return;
      }
    }
  }

  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      words.disconnect();
    },
  };
};
