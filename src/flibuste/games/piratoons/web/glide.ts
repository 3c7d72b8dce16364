import { tick } from "svelte";
import { motion } from "$board/props.ts";

const SNAP = 320; // milliseconds
const EASING = "cubic-bezier(.3, 1.3, .5, 1)"; // with a little overshoot
const NEAR = 3; // pixels that nobody sees

interface Seen {
  box: DOMRect;
  /** The thing it stands in, which may move itself. */
  within: string | null;
}

const nameOf = (thing: Element | null | undefined): string | null =>
  thing?.getAttribute("data-moves") ?? null;

function look(root: HTMLElement): Map<string, Seen> {
  const things = [...root.querySelectorAll<HTMLElement>("[data-moves]")];
  return new Map(
    things.map((thing) => [
      nameOf(thing) ?? "",
      {
        box: thing.getBoundingClientRect(),
        within: nameOf(thing.parentElement?.closest("[data-moves]")),
      },
    ]),
  );
}

/** Whatever carries `data-moves` snaps from where it was to where a change puts it. */
export async function glide(root: HTMLElement | undefined, change: () => void): Promise<void> {
  const before = root && motion() ? look(root) : null;
  change();
  await tick();
  if (!root || !before) return;
  const after = look(root);
  const way = (name: string | null): { x: number; y: number; grows: number } => {
    const [from, to] = name ? [before.get(name)?.box, after.get(name)?.box] : [];
    if (!from || !to) return { x: 0, y: 0, grows: 1 };
    return { x: from.left - to.left, y: from.top - to.top, grows: from.width / to.width || 1 };
  };
  for (const thing of root.querySelectorAll<HTMLElement>("[data-moves]")) {
    const name = nameOf(thing) ?? "";
    const within = after.get(name)?.within ?? null;
    if (within !== null && before.get(name)?.within === within) continue; // carried along
    const [own, outer] = [way(name), way(within)];
    const [x, y] = [own.x - outer.x, own.y - outer.y];
    if (Math.hypot(x, y) < NEAR) continue;
    thing.animate(
      [
        {
          transform: `translate(${x}px, ${y}px) scale(${own.grows})`,
          transformOrigin: "0 0",
          zIndex: 9,
        },
        { transform: "none", transformOrigin: "0 0", zIndex: 9 },
      ],
      { duration: SNAP, easing: EASING },
    );
  }
}
