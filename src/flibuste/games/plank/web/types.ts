// Made by web/tools/types.mjs from the structs of flibuste.games.plank: do not edit.

export type Act = Ages | Turn | Choose | Enter | Shift | NoThanks;

export interface Box {
  act?: Act;
}
/**
 * LUCK tells who is younger: all seats, from the youngest (P4).
 */
export interface Ages {
  type: "Ages";
  seats: number[];
}
/**
 * LUCK turns up the top card of an unplayed crew; 0 is "No thanks!" (P15, P17).
 */
export interface Turn {
  type: "Turn";
  crew: "blue" | "green" | "red" | "yellow";
  card: number;
}
/**
 * Pick a pirate for the first placement, face down (P3).
 */
export interface Choose {
  type: "Choose";
  pirate: number;
}
/**
 * Send a pirate onto the plank (P8).
 */
export interface Enter {
  type: "Enter";
  pirate: number;
}
/**
 * Play an action card on the pirate at a place (P7).
 */
export interface Shift {
  type: "Shift";
  card: number;
  place: number;
}
/**
 * Play "No thanks!" and nothing else (P6).
 */
export interface NoThanks {
  type: "NoThanks";
}
/**
 * The table as one seat or a watcher sees it.
 *
 * seat · who sees this
 * awaiting · who is to act
 * crews · by seat
 * ages · seats from the youngest; none before LUCK has told
 * chosen · pirates picked or turned up for the first placement, by crew; null: face down
 * aside · the crew whose "No thanks!" waits to be put back, or null
 * plank · crew and value, from place 1
 * fallen · in the order of falling, four to a pile
 * hands · by seat; what is face down is still among it
 * piles · of the unplayed crews, by crew
 * order · crews in the order of play; none before the first placement
 * turn · whose it is: a crew, or null before the first placement
 * half · what the turn has seen: null, "Enter" or "Shift"
 * scores · by seat, if the match ended now
 */
export interface Sight {
  seat: number | string;
  awaiting: (number | string)[];
  crews: ("blue" | "green" | "red" | "yellow")[];
  ages: number[];
  chosen: {
    [k: string]: number | null;
  };
  aside: ("blue" | "green" | "red" | "yellow") | null;
  plank: ["blue" | "green" | "red" | "yellow", number][];
  fallen: ["blue" | "green" | "red" | "yellow", number][];
  hands: Hand[];
  piles: {
    [k: string]: Pile;
  };
  order: ("blue" | "green" | "red" | "yellow")[];
  turn: ("blue" | "green" | "red" | "yellow") | null;
  half: ("Enter" | "Shift") | null;
  scores: number[];
}
/**
 * The cards of a player: all can be known by counting (P19).
 *
 * pirates · values
 * actions · cards, −3 to 2
 * no_thanks · whether it is still there
 */
export interface Hand {
  pirates: number[];
  actions: number[];
  no_thanks: boolean;
}
/**
 * The cards of an unplayed crew, face down.
 *
 * cards · values left, 0 is "No thanks!", even if its place is known
 * no_thanks_at · cards above it, or null if nobody knows (P15)
 */
export interface Pile {
  cards: number[];
  no_thanks_at: number | null;
}
/**
 * ``crew`` acts: ``card`` goes from ``start`` (None: from the ship) to the place ``goal``.
 *
 * beats · how many things are seen one after another
 */
export interface Effect {
  crew: ("blue" | "green" | "red" | "yellow") | null;
  card: ["blue" | "green" | "red" | "yellow", number] | null;
  start: number | null;
  goal: number | null;
  pushed: Pushed[];
  falls: ["blue" | "green" | "red" | "yellow", number] | null;
  pile: number;
  beats: number;
}
/**
 * Somebody who makes room or closes up.
 */
export interface Pushed {
  /**
   * @minItems 2
   * @maxItems 2
   */
  card: ["blue" | "green" | "red" | "yellow", number];
  start: number;
  goal: number;
}
/**
 * The points of each place of the plank and of each pile, and how many lie in a pile.
 */
export interface Scenery {
  places: number[];
  piles: number[];
  pile: number;
}
