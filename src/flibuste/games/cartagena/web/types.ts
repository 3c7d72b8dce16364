// Made by web/tools/types.mjs from the structs of flibuste.games.cartagena: do not edit.

export type Act = First | Segment | Draw | Advance | Retreat | EndTurn;

export interface Box {
  act?: Act;
}
/**
 * LUCK names the first player (C7).
 */
export interface First {
  type: "First";
  seat: number;
}
/**
 * LUCK lays the next segment of the tunnel, counted from the fortress (C2).
 */
export interface Segment {
  type: "Segment";
  id: "A" | "B" | "C" | "D" | "E" | "F";
  reversed: boolean;
}
/**
 * LUCK turns up a card: into a hand, or onto Tortuga's row (C5, C6).
 */
export interface Draw {
  type: "Draw";
  symbol: "dagger" | "pistol" | "key" | "hat" | "bottle" | "skull";
}
/**
 * Discard a card and move a pirate forward from ``origin`` (C9).
 */
export interface Advance {
  type: "Advance";
  origin: number;
  symbol: "dagger" | "pistol" | "key" | "hat" | "bottle" | "skull";
}
/**
 * Move a pirate back from ``origin`` into company and draw cards (C11).
 */
export interface Retreat {
  type: "Retreat";
  origin: number;
}
/**
 * End the turn after one or two moves, or because no move is possible (C8, C13).
 */
export interface EndTurn {
  type: "EndTurn";
}
/**
 * The table as one seat or a watcher sees it.
 *
 * seat · who sees this
 * awaiting · who is to act
 * variant · jamaica or tortuga
 * boat_is_final · whether nobody retreats out of the boat
 * turn_limit · turns of all together after which the match ends (C16)
 * layout · the segments laid so far, from the fortress; ``B'`` is reversed
 * squares · the symbols of squares 1, 2 … laid so far
 * pirates · squares by seat, rearmost first; 0 is the start, 37 the boat
 * hands · cards by symbol, by seat; null: hidden (C5)
 * hand_sizes · by seat
 * row · in tortuga, first to draw first (C6)
 * discard · cards by symbol
 * deck · cards left
 * turn · whose it is; null before LUCK has named the first player
 * moves · made in this turn
 * turns · ended so far, of all together
 * passes · turns in a row ended without a move (C15)
 * deal · cards of the opening deal still to give
 * laying · cards still to lay in the row
 * due · cards the player in turn has still to draw
 */
export interface Sight {
  seat: number | string;
  awaiting: (number | string)[];
  variant: "jamaica" | "tortuga";
  boat_is_final: boolean;
  turn_limit: number;
  layout: string;
  squares: string[];
  pirates: number[][];
  hands: ({
    [k: string]: number;
  } | null)[];
  hand_sizes: number[];
  row: string[];
  discard: {
    [k: string]: number;
  };
  deck: number;
  turn: number | null;
  moves: number;
  turns: number;
  passes: number;
  deal: number;
  laying: number;
  due: number;
}
/**
 * From ``start`` to ``goal`` over the squares ``jumped``; ``cards`` come to ``taker``.
 */
export interface Effect {
  start: number | null;
  goal: number | null;
  jumped: number[];
  cards: number;
  taker: number | null;
}
/**
 * The boat's number after the last square, and how many moves make a turn.
 */
export interface Scenery {
  boat: number;
  moves: number;
}
