/** A card on its way from one thing on the board to another. */
export interface Flight {
  id: number;
  symbol: string | null;
  from: string;
  to: string;
  ms: number;
}

/** Moves a node from one thing to another, both named by selectors inside the same board. */
export function fly(node: HTMLElement, { from, to, ms }: Flight): { destroy(): void } {
  const board = node.parentElement;
  const [source, goal] = [board?.querySelector(from), board?.querySelector(to)];
  if (!board || !source || !goal) {
    node.hidden = true;
    return { destroy() {} };
  }
  const origin = board.getBoundingClientRect();
  const spot = (thing: Element): string => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y];
    return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  };
  const flight = node.animate(
    [
      { transform: spot(source), opacity: 1 },
      { transform: spot(goal), opacity: 1, offset: 0.9 },
      { transform: spot(goal), opacity: 0 },
    ],
    { duration: ms, easing: "ease-in-out", fill: "forwards" },
  );
  return { destroy: () => flight.cancel() };
}
