import { choiceTyped, inOrder } from "./acts.ts";
import { Digits } from "./keys.ts";
import type { Table } from "./table.svelte.ts";

/** Number keys do the act of that number in the list. */
export function byNumber(table: () => Table): (digit: string) => void {
  const digits = new Digits((number) => {
    const act = inOrder(table().menu)[number - 1];
    if (act && !table().sending) table().act(act);
  });
  return (digit) => {
    const count = table().menu?.acts.length ?? 0;
    digits.type(digit, (typed) => choiceTyped(typed, count));
  };
}
