import type { Action } from "svelte/action";

const NEAR = 32; // pixels from the end that are still the end

/**
 * A list that grows at its end. The newest stays in sight, but for who has scrolled back: nobody is
 * taken away from what they read.
 */
export class Newest {
  #list: HTMLElement | undefined;
  /** The reader looks at what was before. */
  away = $state(false);

  readonly keep: Action<HTMLElement> = (list) => {
    this.#list = list;
    let top = list.scrollTop;
    // Back is up. A list that has grown meanwhile lies before its end too, and nobody has moved it.
    const look = (): void => {
      const atEnd = list.scrollHeight - list.clientHeight - list.scrollTop <= NEAR;
      this.away = !atEnd && (this.away || list.scrollTop < top);
      top = list.scrollTop;
    };
    // Also when it comes in sight: behind a tab it has no height to scroll.
    const sizes = new ResizeObserver(() => this.grown());
    // And when its words come later than its lines.
    const words = new MutationObserver(() => this.grown());
    list.addEventListener("scroll", look, { passive: true });
    sizes.observe(list);
    words.observe(list, { childList: true, characterData: true, subtree: true });
    const destroy = (): void => {
      sizes.disconnect();
      words.disconnect();
    };
    return { destroy };
  };

  /** There is more. */
  grown(): void {
    if (!this.away) this.show();
  }

  readonly show = (): void => {
    this.away = false;
    if (this.#list) this.#list.scrollTop = this.#list.scrollHeight;
  };
}
