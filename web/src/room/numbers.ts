import type { Finger } from "../board/finger.svelte.ts";
import { choiceTyped, inOrder } from "./acts.ts";
import { choose } from "./choosing.ts";
import { Digits } from "./keys.ts";
import type { Table } from "./table.svelte.ts";

/** Number keys do the act of that number in the list. */
export function byNumber(table: () => Table, finger: Finger): (digit: string) => void {
  const digits = new Digits((number) => {
    const meant = inOrder(table().menu).find((choice) => choice.digits === number);
    if (meant && !table().sending) choose(table(), finger, meant.act);
  });
  return (digit) => {
    const all = inOrder(table().menu);
    const [first, last] = [all[0]?.digits ?? 1, all.at(-1)?.digits ?? 0];
    digits.type(digit, (typed) => choiceTyped(typed, first, last));
  };
}
