import type { BoardProps } from "$board/props.ts";
import type { Act, Chance, Effect, Offer, Player, Scenery, Sight } from "./types.ts";

/** What the board hands on to all of its parts. */
export type Given = BoardProps<Sight, Act, Effect, Scenery>;

export type Card = Chance["card"];
export type Pirate = Offer["pirate"];
export type Side = NonNullable<Player["side"]>;
export type Letter = NonNullable<Offer["letter"]>;

export const SIDES: readonly Side[] = ["valverde", "diaz"];
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E"];
