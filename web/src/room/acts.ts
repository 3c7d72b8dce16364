import { digitsOf, type Placed } from "../board/digits.ts";
import { canonical } from "../lib/json.ts";
import type { GameAct, Menu, Message } from "../wire/types.ts";

/** An act as a button. `index` counts the acts that can be made, from 1; 0 marks one that cannot. */
export interface Choice {
  key: string;
  act: GameAct;
  label: Message;
  index: number;
  /** What is typed for it: its index, or what its board prints on it (`digitsOf`). */
  digits: number;
}

/** The acts of one type; null stands for those that were possible before and are not now. */
export interface Group {
  type: string | null;
  choices: Choice[];
}

const FEW = 4; // of what was possible before: enough to ask why

function choices(menu: Menu | null, placed: Placed | null = null): Choice[] {
  const digits = digitsOf(menu, placed);
  return (menu?.acts ?? []).map((act, index) => ({
    key: canonical(act),
    act,
    label: menu?.labels[index] ?? { id: act.type },
    index: index + 1,
    digits: digits[index] ?? index + 1,
  }));
}

/**
 * The menu by type of act, in the order of what is typed: 1, 2, 3 … from the first group to the last,
 * or as a board prints it. After them, without numbers, what my previous menu had and this one has not, if it was a choice of the
 * same sort: of another question nobody wonders why its answers are gone. What was possible before
 * others acted the table has forgotten.
 */
export function groupsOf(
  menu: Menu | null,
  previous: Menu | null,
  placed: Placed | null = null,
): Group[] {
  const now = choices(menu, placed);
  const groups = new Map<string, Group>();
  for (const choice of now.toSorted((one, other) => one.digits - other.digits)) {
    const { type } = choice.act;
    const group = groups.get(type) ?? { type, choices: [] };
    group.choices.push(choice);
    groups.set(type, group);
  }
  let number = 0;
  for (const group of groups.values()) {
    for (const choice of group.choices) {
      number += 1;
      choice.index = number;
    }
  }
  const possible = new Set(now.map((choice) => choice.key));
  const alike = previous?.acts.some((act) => groups.has(act.type));
  const gone = choices(alike ? previous : null).filter((choice) => !possible.has(choice.key));
  const few = gone.slice(0, FEW).map((choice) => ({ ...choice, index: 0 }));
  const last: Group = { type: null, choices: few };
  return gone.length ? [...groups.values(), last] : [...groups.values()];
}

/** What can be done, in the order shown. */
export function inOrder(menu: Menu | null, placed: Placed | null = null): Choice[] {
  return groupsOf(menu, null, placed).flatMap((group) => group.choices);
}

/** Which of these digits typed digits mean; "wait" while a further digit could name another. */
export function choiceTyped(typed: string, first: number, last: number): number | "wait" | null {
  const number = Number(typed);
  if (!Number.isInteger(number) || number < first || number > last) return null;
  return number > 0 && number * 10 <= last ? "wait" : number;
}
