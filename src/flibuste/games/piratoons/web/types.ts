// Made by web/tools/types.mjs from the structs of flibuste.games.piratoons: do not edit.

export type Act =
  First | Open | Tile | Next | Second | DropOn | Drop | Wait | Stop | Bid | Take | Throw | Best | Keep | Arrange;

export interface Box {
  act?: Act;
}
/**
 * LUCK draws the captain of the first round (T4).
 */
export interface First {
  type: "First";
  seat: number;
}
/**
 * The captain opens the chest (T6).
 */
export interface Open {
  type: "Open";
}
/**
 * LUCK turns up the tile at a place of the chest (T5).
 */
export interface Tile {
  type: "Tile";
  place: "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3";
  tile:
    | "sail"
    | "deck1"
    | "deck2"
    | "deck3"
    | "gunport1"
    | "gunport2"
    | "gunport3"
    | "porthole1"
    | "porthole2"
    | "porthole3"
    | "quarters1"
    | "quarters2"
    | "quarters3"
    | "B1a"
    | "B1b"
    | "B1c"
    | "B1d"
    | "B2a"
    | "B2b"
    | "B2c"
    | "B2d"
    | "B2e"
    | "B2f"
    | "B3a"
    | "B3b"
    | "B3c"
    | "B3d"
    | "B3e"
    | "B3f"
    | "B3g"
    | "B4a"
    | "B4b"
    | "B4c"
    | "B4d"
    | "B4e"
    | "B4f"
    | "B4g";
}
/**
 * LUCK picks who is next in this beat (T12).
 */
export interface Next {
  type: "Next";
  seat: number;
}
/**
 * The CLOCK: a second has passed (T12).
 */
export interface Second {
  type: "Second";
}
/**
 * Drop a pawn squarely on the tile at a place (T6, T32).
 */
export interface DropOn {
  type: "DropOn";
  place: "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3";
}
/**
 * Drop a pawn at a point of the chest (T10, T32): an open kind.
 */
export interface Drop {
  type: "Drop";
  x: number;
  y: number;
}
/**
 * Drop nothing in this beat (T12).
 */
export interface Wait {
  type: "Wait";
}
/**
 * Call "stop" once the glass has run out (T9).
 */
export interface Stop {
  type: "Stop";
}
/**
 * Bid so many doubloons, in the closed hand (T18).
 */
export interface Bid {
  type: "Bid";
  doubloons: number;
}
/**
 * Take a tile for one's bid (T19).
 */
export interface Take {
  type: "Take";
  tile:
    | "sail"
    | "deck1"
    | "deck2"
    | "deck3"
    | "gunport1"
    | "gunport2"
    | "gunport3"
    | "porthole1"
    | "porthole2"
    | "porthole3"
    | "quarters1"
    | "quarters2"
    | "quarters3"
    | "B1a"
    | "B1b"
    | "B1c"
    | "B1d"
    | "B2a"
    | "B2b"
    | "B2c"
    | "B2d"
    | "B2e"
    | "B2f"
    | "B3a"
    | "B3b"
    | "B3c"
    | "B3d"
    | "B3e"
    | "B3f"
    | "B3g"
    | "B4a"
    | "B4b"
    | "B4c"
    | "B4d"
    | "B4e"
    | "B4f"
    | "B4g";
}
/**
 * Throw equipment into the sea that the ship cannot hold (T23).
 */
export interface Throw {
  type: "Throw";
  tile:
    | "sail"
    | "deck1"
    | "deck2"
    | "deck3"
    | "gunport1"
    | "gunport2"
    | "gunport3"
    | "porthole1"
    | "porthole2"
    | "porthole3"
    | "quarters1"
    | "quarters2"
    | "quarters3";
}
/**
 * Leave the yard with the best arrangement (T23, T24).
 */
export interface Best {
  type: "Best";
}
/**
 * Leave the yard with the ship as it stands (T23).
 */
export interface Keep {
  type: "Keep";
}
/**
 * Leave the yard with this arrangement (T21–T24): an open kind.
 */
export interface Arrange {
  type: "Arrange";
  order: (
    | "B1a"
    | "B1b"
    | "B1c"
    | "B1d"
    | "B2a"
    | "B2b"
    | "B2c"
    | "B2d"
    | "B2e"
    | "B2f"
    | "B3a"
    | "B3b"
    | "B3c"
    | "B3d"
    | "B3e"
    | "B3f"
    | "B3g"
    | "B4a"
    | "B4b"
    | "B4c"
    | "B4d"
    | "B4e"
    | "B4f"
    | "B4g"
  )[];
  gear: {
    [k: string]: (
      | "sail"
      | "deck1"
      | "deck2"
      | "deck3"
      | "gunport1"
      | "gunport2"
      | "gunport3"
      | "porthole1"
      | "porthole2"
      | "porthole3"
      | "quarters1"
      | "quarters2"
      | "quarters3"
    )[];
  };
}
/**
 * The table as one seat or a watcher sees it: everything but bids in closed hands.
 *
 * seat · who sees this
 * awaiting · who is to act
 * tempo · beats, or live
 * glass · seconds, or beats, until anybody may call stop (T6, T9)
 * dexterity · whether pawns are dropped at points (T10); never in beats
 * clumsy_no_auction · whether who is out may not bid either (T11)
 * components · the table of the printed tiles, if it is not the box's
 * hash · of the table of the printed tiles
 * step · where the round stands: first, open, tiles, plunder, bids, takes, build, end, over
 * round · 1 to 8
 * captain · who opens the chest; null: LUCK has not drawn yet
 * chest · what was turned up, by place; null: taken away, or not there
 * unseen · tiles still in the piles, by name
 * seconds · that have passed, or beats that are over; the glass is out at ``glass``
 * acted · who has had a turn in this beat (beats)
 * dropped · whether anybody has dropped a pawn in this beat (beats)
 * pawns · by seat, in the order of dropping
 * piles · centres of the piles, oldest first (dexterity)
 * leaders · by place, who would win the tile if the plunder ended now; null: nobody (T15)
 * reserve · pawns not dropped, by seat
 * out · by seat, whether by an offence out of this round (T11)
 * doubloons · by seat
 * supply · doubloons that nobody has
 * paid · pay of this round by seat, nothing before (T13)
 * halvings · how often all gave back half of their doubloons before it (T14)
 * won · tiles won in this round by seat: sharing out, then auction
 * floating · equipment in the sea (T20, T23)
 * has_bid · by seat
 * bids · of this round by seat: all once revealed, before that only one's own; else null
 * takers · who still takes a tile, the next one first (T19)
 * ships · by seat
 * thrown · by seat in this phase, in order (T23)
 * built · by seat, who has left the yard (T23, T24)
 * spent · tiles out of the game
 * scores · by seat, if the match ended now
 * lines · of these scores by seat, as in the tally at the end (T25–T28)
 */
export interface Sight {
  seat: number | string;
  awaiting: (number | string)[];
  tempo: "beats" | "live";
  glass: number;
  dexterity: boolean;
  clumsy_no_auction: boolean;
  components: Components | null;
  hash: string;
  step: "bids" | "build" | "end" | "first" | "open" | "over" | "plunder" | "takes" | "tiles";
  round: number;
  captain: number | null;
  chest: {
    [k: string]: string | null;
  };
  unseen: {
    [k: string]: number;
  };
  seconds: number;
  acted: number[];
  dropped: boolean;
  pawns: Pawn[][];
  piles: [number, number][];
  leaders: {
    [k: string]: number | null;
  };
  reserve: number[];
  out: boolean[];
  doubloons: number[];
  supply: number;
  paid: number[];
  halvings: number;
  won: string[][];
  floating: string[];
  has_bid: boolean[];
  bids: (number | null)[];
  takers: number[];
  ships: Ship[];
  thrown: string[][];
  built: boolean[];
  spent: string[];
  scores: number[];
  lines: {
    [k: string]: number;
  }[];
}
/**
 * A whole table of what is printed.
 *
 * parts · the ship tiles, the prow and the stern
 * copies · of each equipment tile
 * hash · tells two tables apart
 */
export interface Components {
  parts: Part[];
  copies: number[];
  hash: string;
}
/**
 * A ship tile, the Prow or the Stern as it is printed.
 *
 * name · B1a … B4g, prow or stern
 * left · the half-symbol on its edge: A, C, B, U; "" at the end of the ship
 * right · the same on the other edge
 * slots · of the hull, from the lowest storey up: g, p, q
 * top · sails that its top takes; -1: it has no top
 * barrels · printed on it
 * room · slots by family; the first: whether it has a top
 */
export interface Part {
  name: string;
  left: string;
  right: string;
  slots: string;
  top: number;
  barrels: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  room: [number, number, number, number];
}
/**
 * A pawn that was dropped; pawns in one pile lie at the same point (T32).
 *
 * x · across the chest, 0 to 171 from the left
 * y · down the chest, 0 to 111 from the top
 * place · of the tile it counts for; null: void (T10, T11); a position names only the null
 */
export interface Pawn {
  x: number;
  y: number;
  place: ("E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3") | null;
}
/**
 * A player's ship between Prow and Stern.
 *
 * order · ship tiles from the Prow to the Stern
 * gear · equipment by ship tile, "prow", "stern"; empty ones left out
 * loose · equipment won that stands nowhere yet, in the order of winning (T23)
 * holds · whether some arrangement holds everything (T23); if not: Throw; not in a position
 */
export interface Ship {
  order: string[];
  gear: {
    [k: string]: string[];
  };
  loose: string[];
  holds: boolean;
}
/**
 * What is named depends on the act.
 *
 * kind · of a drop: how the pawn lands (T32)
 * x, y · of a drop: where it comes to lie
 * place · of a drop: the tile it counts for, if any
 * room · of a tile to take: how many like it one's ship can hold; None: it is a ship tile
 * order, gear · of the best arrangement: the ship as it would stand (T24)
 * lines · what it would count then, as in the tally (T25–T28), the others' ships as they are
 * bare · the line of the empty slots by the number of tops that are left bare (T27)
 * hits · whether it is a result the viewer has to read: the plunder is stopped, all hands open
 *
 * All equipment has to be placed: of these lines only joins and bare tops are the builder's.
 */
export interface Effect {
  kind: ("new" | "offence" | "outside" | "piled" | "undecided") | null;
  x: number;
  y: number;
  place: ("E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3") | null;
  room: number | null;
  order: string[] | null;
  gear: {
    [k: string]: string[];
  } | null;
  lines: {
    [k: string]: number;
  } | null;
  bare: number[] | null;
  hits: boolean;
}
/**
 * The parts by name; the chest with its places, each left, top, right and bottom.
 *
 * ``piled``, ``knocked``: nearer than the first to a pile's middle a pawn is neatly piled, nearer
 * than the second it knocks the pile over (T32).
 * ``patience``: the seconds after which a closed chest opens by itself (T6).
 * ``join``: the points for a good join, and against a bad one (T26).
 */
export interface Scenery {
  parts: {
    [k: string]: Printed;
  };
  places: {
    /**
     * @minItems 4
     * @maxItems 4
     */
    [k: string]: [number, number, number, number];
  };
  width: number;
  height: number;
  pawn: number;
  piled: number;
  knocked: number;
  patience: number;
  join: number;
}
/**
 * A ship tile, the Prow or the Stern: ``joins`` are the parts that join it on its right.
 */
export interface Printed {
  left: string;
  right: string;
  slots: string;
  top: number;
  barrels: number;
  joins: string[];
}
