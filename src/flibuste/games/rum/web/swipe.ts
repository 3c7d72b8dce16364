import type { Action } from "svelte/action";

const SLIP = 6; // pixels until a press is a drag

/** What scrolls sideways under a finger does so under a mouse: by its wheel, and by dragging. */
export const dragged: Action<HTMLElement> = (node) => {
  let from: number | null = null;
  let slipped = false;

  function wheel({ deltaX, deltaY }: WheelEvent): void {
    if (!deltaX && node.scrollWidth > node.clientWidth) node.scrollLeft += deltaY;
  }

  function down({ pointerType, button, clientX }: PointerEvent): void {
    slipped = false;
    if (pointerType === "mouse" && button === 0) from = clientX;
  }

  function move({ pointerId, clientX }: PointerEvent): void {
    if (from === null || (!slipped && Math.abs(clientX - from) < SLIP)) return;
    slipped = true;
    node.setPointerCapture(pointerId);
    node.scrollLeft -= clientX - from;
    from = clientX;
  }

  function up(): void {
    from = null;
  }

  /** The click at the end of a drag means nothing. */
  function click(event: MouseEvent): void {
    if (slipped) event.stopPropagation();
    slipped = false;
  }

  const off = new AbortController();
  const { signal } = off;
  node.addEventListener("wheel", wheel, { passive: true, signal });
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", up, { signal });
  node.addEventListener("click", click, { capture: true, signal });
  return { destroy: () => off.abort() };
};
