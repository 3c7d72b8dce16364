import type { Finger } from "../board/finger.svelte.ts";
import { notice } from "../lib/notices.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import { choiceTyped, inOrder } from "./acts.ts";
import { choose } from "./choosing.ts";
import { Digits } from "./keys.ts";
import type { Table } from "./table.svelte.ts";

/** Number keys do the act of that number in the list, which is the one printed on the board. */
export function byNumber(table: () => Table, finger: Finger): (digit: string) => void {
  const digits = new Digits((number) => {
    const meant = inOrder(table().menu, finger.placed).find((choice) => choice.digits === number);
    if (!table().menu || table().sending) return;
    if (meant) choose(table(), finger, meant.act);
    else notice(t("digit-none", { number }));
  });
  return (digit) => {
    const all = inOrder(table().menu, finger.placed).map(({ digits }) => digits);
    const [first, last] = all.length ? [Math.min(...all), Math.max(...all)] : [1, 0];
    digits.type(digit, (typed) => choiceTyped(typed, first, last));
  };
}
