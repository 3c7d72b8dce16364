import { type Card, LETTERS, type Letter, type Side } from "./names.ts";
import type { Duel, Round, Sight } from "./types.ts";

/** What the deck shows of a duel: while a step is shown its own duel, else the one being fought. */
export interface Fight {
  readonly duel: Duel;
  /** As it stood before this step. */
  readonly was: Duel;
  /** The cards that this step has turned up. */
  readonly turned: Round | null;
  /** By seat, the coins that it brought. */
  readonly gains: readonly number[];
}

/** The duel that a step belongs to; null where there is none. */
export function fightOf(view: Sight, before: Sight | null): Fight | null {
  const letter = before?.duel ?? view.duels.at(-1)?.letter;
  const duel = view.duels.find((one) => one.letter === letter);
  if (!duel) return null;
  const was = before?.duels.find((one) => one.letter === letter) ?? duel;
  const turned = duel.rounds.length > was.rounds.length ? (duel.rounds.at(-1) ?? null) : null;
  const gains = view.players.map(
    ({ coins }, seat) => coins - (before?.players[seat]?.coins ?? coins),
  );
  return { duel, was, turned, gains };
}

/** The letter of the duel that may follow the one being fought. */
export function nextDuel(view: Sight): Letter | null {
  return view.duel === null ? null : (LETTERS[LETTERS.indexOf(view.duel) + 1] ?? null);
}

/** The duel that somebody had no card to begin, and was out of the game with (M31). */
export function outIn(view: Sight, seat: number): Letter | null {
  return view.duels.find(({ rounds }) => rounds[0]?.monkeys.includes(seat))?.letter ?? null;
}

/** What each side counts: its sailor, as soon as he is known, and its cards. */
export function sumsOf({ valverde, diaz, pink, grey }: Duel): Record<Side, number> {
  return { valverde: (valverde ?? 0) + pink, diaz: (diaz ?? 0) + grey };
}

/** The cards that hang on the rope, by side, in the order in which they were turned up. */
export function hungOf(duel: Duel, side: Side): Card[] {
  const suit = side === "valverde" ? "pink" : "grey";
  return duel.rounds.flatMap(({ cards }) => cards.filter((name) => name.startsWith(suit)));
}

/** How far a pennant has come, and what I know of its sailors. */
export interface Pennant {
  readonly letter: Letter;
  readonly winner: Side | null;
  readonly now: boolean;
  readonly valverde: number | null;
  readonly diaz: number | null;
}

export function pennantsOf(view: Sight, now: Duel | null): Pennant[] {
  return LETTERS.map((letter) => {
    const on = letter === now?.letter;
    const won = on ? now.winner : (view.duels.find((one) => one.letter === letter)?.winner ?? null);
    const pair = view.sailors[letter];
    const { valverde = null, diaz = null } = pair?.sure ? pair : {};
    return { letter, winner: won, now: on && !won, valverde, diaz };
  });
}
