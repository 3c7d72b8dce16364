// Made by web/tools/types.mjs from the structs of flibuste.games.rum: do not edit.

export type Act =
  | First
  | Plate
  | Tile
  | Roll
  | Move
  | Dark
  | Back
  | Ahoy
  | Rest
  | Board
  | Use
  | Skip
  | Recall
  | Take
  | Guard
  | Keep
  | Sell
  | Join
  | Decline
  | Stand
  | Barrel
  | Again;
/**
 * A crew in the brawl, written as a list: where it stands is the order from the top.
 *
 * crew · a seat, or "imaginary"
 * near · pirates on the side where the series is fought
 * far · pirates that have crossed the mast
 * beaten · pirates that have lost and gone home
 *
 * @minItems 4
 * @maxItems 4
 */
export type Row = [number | "imaginary", number, number, number];

export interface Box {
  act?: Act;
}
/**
 * LUCK names the first player (H5).
 */
export interface First {
  type: "First";
  seat: number;
}
/**
 * LUCK lays the next plate, turned clockwise by so many quarters (H41).
 */
export interface Plate {
  type: "Plate";
  plate: number;
  turns: number;
}
/**
 * LUCK turns up, or deals, the top tile of a stack (H3).
 */
export interface Tile {
  type: "Tile";
  stack:
    "tavern" | "map" | "chest" | "scorpion" | "bunk" | "hammock" | "rope" | "goods" | "rendezvous" | "small" | "big";
  tile:
    | "swan2"
    | "swan3"
    | "swan4"
    | "swan5"
    | "cruce2"
    | "cruce3"
    | "cruce4"
    | "cruce5"
    | "jacques2"
    | "jacques3"
    | "jacques4"
    | "jacques5"
    | "pink3"
    | "pink4"
    | "pink5"
    | "pink6"
    | "green3"
    | "green4"
    | "green5"
    | "green6"
    | "yellow3"
    | "yellow4"
    | "yellow5"
    | "yellow6"
    | "chest4"
    | "chest5"
    | "chest6"
    | "scorpion10"
    | "scorpion11"
    | "scorpion12"
    | "scorpion13"
    | "scorpion14"
    | "scorpion15"
    | "scorpion16"
    | "scorpion17"
    | "scorpion18"
    | "scorpion19"
    | "scorpion20"
    | "scorpion21"
    | "bunk6"
    | "bunk7"
    | "bunk8"
    | "hammock3"
    | "hammock4"
    | "hammock5"
    | "rope1"
    | "rope2"
    | "eye_patch2"
    | "eye_patch3"
    | "eye_patch4"
    | "eye_patch5"
    | "hat2"
    | "hat3"
    | "hat4"
    | "hat5"
    | "hook2"
    | "hook3"
    | "hook4"
    | "hook5"
    | "parrot2"
    | "parrot3"
    | "parrot4"
    | "parrot5"
    | "wooden_leg2"
    | "wooden_leg3"
    | "wooden_leg4"
    | "wooden_leg5"
    | "rendezvous_map_pink"
    | "rendezvous_map_green"
    | "rendezvous_map_yellow"
    | "rendezvous_chest"
    | "rendezvous_rum"
    | "rendezvous_guard"
    | "rendezvous_pirate"
    | "rendezvous_goods"
    | "rendezvous_tavern"
    | "guard1"
    | "guard2"
    | "guard3"
    | "guard4"
    | "guard5"
    | "guard6";
}
/**
 * LUCK throws the die.
 */
export interface Roll {
  type: "Roll";
  pips: number;
}
/**
 * Fill an ordinary alley with own pirates; the captain goes to its other end (H8).
 */
export interface Move {
  type: "Move";
  alley: string;
}
/**
 * Choose a dark alley: first one at the captain's square, then one at another (H10).
 */
export interface Dark {
  type: "Dark";
  alley:
    | "1.N1"
    | "1.N2"
    | "1.E1"
    | "1.E2"
    | "1.S1"
    | "1.S2"
    | "1.W1"
    | "1.W2"
    | "2.N1"
    | "2.N2"
    | "2.E1"
    | "2.E2"
    | "2.S1"
    | "2.S2"
    | "2.W1"
    | "2.W2"
    | "3.N1"
    | "3.N2"
    | "3.E1"
    | "3.E2"
    | "3.S1"
    | "3.S2"
    | "3.W1"
    | "3.W2"
    | "4.N1"
    | "4.N2"
    | "4.E1"
    | "4.E2"
    | "4.S1"
    | "4.S2"
    | "4.W1"
    | "4.W2"
    | "5.N1"
    | "5.N2"
    | "5.E1"
    | "5.E2"
    | "5.S1"
    | "5.S2"
    | "5.W1"
    | "5.W2"
    | "6.N1"
    | "6.N2"
    | "6.E1"
    | "6.E2"
    | "6.S1"
    | "6.S2"
    | "6.W1"
    | "6.W2"
    | "7.N1"
    | "7.N2"
    | "7.E1"
    | "7.E2"
    | "7.S1"
    | "7.S2"
    | "7.W1"
    | "7.W2"
    | "8.N1"
    | "8.N2"
    | "8.E1"
    | "8.E2"
    | "8.S1"
    | "8.S2"
    | "8.W1"
    | "8.W2"
    | "9.N1"
    | "9.N2"
    | "9.E1"
    | "9.E2"
    | "9.S1"
    | "9.S2"
    | "9.W1"
    | "9.W2";
}
/**
 * Think again after the first of two dark alleys: nothing was paid or placed (H10).
 */
export interface Back {
  type: "Back";
}
/**
 * End the turn after a move (H9).
 */
export interface Ahoy {
  type: "Ahoy";
}
/**
 * Pay a coin and do nothing (H16).
 */
export interface Rest {
  type: "Rest";
}
/**
 * Send all pirates left aboard (H17).
 */
export interface Board {
  type: "Board";
}
/**
 * Carry out the square's action (H25).
 */
export interface Use {
  type: "Use";
}
/**
 * Decline the square's action (H25).
 */
export interface Skip {
  type: "Skip";
}
/**
 * Headquarters: take back the pirates of one alley, or of two dark ones (H27).
 */
export interface Recall {
  type: "Recall";
  alleys: string[];
}
/**
 * Take a treasure map (H31), or a tile won in a tavern (H32).
 */
export interface Take {
  type: "Take";
  tile:
    | "swan2"
    | "swan3"
    | "swan4"
    | "swan5"
    | "cruce2"
    | "cruce3"
    | "cruce4"
    | "cruce5"
    | "jacques2"
    | "jacques3"
    | "jacques4"
    | "jacques5"
    | "pink3"
    | "pink4"
    | "pink5"
    | "pink6"
    | "green3"
    | "green4"
    | "green5"
    | "green6"
    | "yellow3"
    | "yellow4"
    | "yellow5"
    | "yellow6"
    | "chest4"
    | "chest5"
    | "chest6"
    | "scorpion10"
    | "scorpion11"
    | "scorpion12"
    | "scorpion13"
    | "scorpion14"
    | "scorpion15"
    | "scorpion16"
    | "scorpion17"
    | "scorpion18"
    | "scorpion19"
    | "scorpion20"
    | "scorpion21"
    | "bunk6"
    | "bunk7"
    | "bunk8"
    | "hammock3"
    | "hammock4"
    | "hammock5"
    | "rope1"
    | "rope2"
    | "eye_patch2"
    | "eye_patch3"
    | "eye_patch4"
    | "eye_patch5"
    | "hat2"
    | "hat3"
    | "hat4"
    | "hat5"
    | "hook2"
    | "hook3"
    | "hook4"
    | "hook5"
    | "parrot2"
    | "parrot3"
    | "parrot4"
    | "parrot5"
    | "wooden_leg2"
    | "wooden_leg3"
    | "wooden_leg4"
    | "wooden_leg5"
    | "rendezvous_map_pink"
    | "rendezvous_map_green"
    | "rendezvous_map_yellow"
    | "rendezvous_chest"
    | "rendezvous_rum"
    | "rendezvous_guard"
    | "rendezvous_pirate"
    | "rendezvous_goods"
    | "rendezvous_tavern"
    | "guard1"
    | "guard2"
    | "guard3"
    | "guard4"
    | "guard5"
    | "guard6";
}
/**
 * Meet the small or the big guard (H35).
 */
export interface Guard {
  type: "Guard";
  stack: "small" | "big";
}
/**
 * Keep the goods just drawn (H29).
 */
export interface Keep {
  type: "Keep";
}
/**
 * Put the goods just drawn under the stack for two coins (H29).
 */
export interface Sell {
  type: "Sell";
}
/**
 * Pay the host a coin and drink along (H32).
 */
export interface Join {
  type: "Join";
}
/**
 * Stay away from the tavern (H32).
 */
export interface Decline {
  type: "Decline";
}
/**
 * Let the roll stand (H24).
 */
export interface Stand {
  type: "Stand";
}
/**
 * Give back a barrel and roll again (H24).
 */
export interface Barrel {
  type: "Barrel";
}
/**
 * Roll a second time for the same barrel (H24).
 */
export interface Again {
  type: "Again";
}
/**
 * The table as one seat or a watcher sees it; all lists by seat go from seat 0 on.
 *
 * phase · action, brawl or end
 * round · 1–5
 * first · the first player; null before LUCK has named one
 * turn · whose turn of the action phase it is; null at dawn, in the brawl, at the end
 * layout · the plates laid so far, in reading order, each with its clockwise quarter turns
 * captain · the square where he stands
 * alleys · those that are occupied, and by whom
 * reserve · pirates that can be played with
 * common · pirates in the common reserve
 * coins · of each player
 * rum · barrels of each player
 * barrels · in the supply
 * face_up · tiles in front of the stacks and under the ship
 * stacks · tiles left in each, those put under it included
 * under · tiles put under their stacks
 * tiles · of each player
 * ship · rows from the top: a seat or "imaginary", pirates; in the brawl what is left of them
 * gone · tiles out of the game
 * scenes · what is being played, from the bottom to the top
 * scores · the points the viewer knows of; at the end everybody's
 * show_coins · an option for the page: what this view tells does not change
 * show_tiles · an option for the page, likewise
 */
export interface Sight {
  seat: number | string;
  awaiting: (number | string)[];
  phase: "action" | "brawl" | "end";
  round: number;
  first: number | null;
  turn: number | null;
  layout: string;
  captain: string;
  alleys: {
    [k: string]: number;
  };
  reserve: number[];
  common: number[];
  coins: number[];
  rum: number[];
  barrels: number;
  face_up: FaceUp;
  stacks: {
    [k: string]: number;
  };
  under: Under;
  tiles: Tiles[];
  ship: [number | "imaginary", number][];
  gone: string[];
  scenes: (Dawn | Turn | Lay | Draw | Bargain | Tavern | Chest | Brawl | Throw)[];
  scores: number[];
  show_coins: "closed" | "open";
  show_tiles: "closed" | "open";
}
/**
 * Tiles that anybody may see in front of the stacks and under the ship, by name.
 *
 * tavern · in the order of turning up, at most 4
 * map · in the order of turning up, at most 4
 * chest · the one to be opened, or null
 * scorpion · the one that waits in it, or null
 * bunk · for the winner of the brawl, or null
 * hammock · for the second, or null
 * rope · for the third, or null; for four or five players
 */
export interface FaceUp {
  tavern: string[];
  map: string[];
  chest: string | null;
  scorpion: string | null;
  bunk: string | null;
  hammock: string | null;
  rope: string | null;
}
/**
 * Tiles put under their stacks, the next to come up first (H3).
 *
 * goods · those that were sold
 * small · guards of the small stack that were not beaten
 * big · guards of the big stack that were not beaten
 */
export interface Under {
  goods: PutUnder[];
  small: string[];
  big: string[];
}
/**
 * A tile put under its stack.
 *
 * tile · its name, or null: hidden from the viewer
 * seen · who knows it; in a position it may be missing for a guard, whom all have seen
 */
export interface PutUnder {
  tile: string | null;
  seen: number[] | null;
}
/**
 * The tiles of one player, by name; what the viewer cannot know is null.
 *
 * tavern · won in taverns
 * map · treasure maps
 * chest · treasure chests
 * scorpion · stings
 * guard · guards that were beaten
 * sleep · bunks, hammocks, ropes
 * goods · in the order of keeping
 * goods_seen · who has seen each of them (its owner always has)
 * kept · rendezvous that took place
 * waiting · rendezvous to come, in the order of drawing
 * been · where each of them surely is not: it would have been turned
 */
export interface Tiles {
  tavern: string[];
  map: string[];
  chest: string[];
  scorpion: string[];
  guard: string[];
  sleep: string[];
  goods: (string | null)[];
  goods_seen: number[][];
  kept: string[];
  waiting: (string | null)[];
  been: ("chest" | "goods" | "guard" | "map_green" | "map_pink" | "map_yellow" | "pirate" | "rum" | "tavern")[][];
}
/**
 * LUCK gives the first player, the plates, the tiles that are due, the imaginary crew.
 *
 * due · stacks of which a tile is still to be turned up
 * crew · whether the die is still to be thrown for the imaginary crew (H39)
 * then · what follows, if not the first player's turn: another seat's, or "brawl"
 */
export interface Dawn {
  scene: "dawn";
  due: (
    "big" | "bunk" | "chest" | "goods" | "hammock" | "map" | "rendezvous" | "rope" | "scorpion" | "small" | "tavern"
  )[];
  crew: boolean;
  then: number | "brawl" | null;
}
/**
 * A turn of the action phase (H7).
 *
 * start: Move, Dark, Rest, Board · dark: the first of two dark alleys is chosen: Dark, Back ·
 * square: the captain has arrived: Use (or what stands instead of it), Skip; also while a scene
 * above carries the action out · again: Move, Dark, Ahoy.
 *
 * seat · whose turn it is
 * step · start, dark, square or again
 * moved · whether a move was made in this turn: the next one costs a coin (H9)
 * dark · the first dark alley, while the second is chosen (H10)
 */
export interface Turn {
  scene: "turn";
  seat: number;
  step: "again" | "dark" | "square" | "start";
  moved: boolean;
  dark: string | null;
}
/**
 * LUCK refills what lies face up (H31, H32, H33).
 *
 * due · stacks of which a tile is still to be turned up
 */
export interface Lay {
  scene: "lay";
  due: (
    "big" | "bunk" | "chest" | "goods" | "hammock" | "map" | "rendezvous" | "rope" | "scorpion" | "small" | "tavern"
  )[];
}
/**
 * LUCK deals the player in turn the top tile.
 *
 * stack · goods, rendezvous, small or big
 */
export interface Draw {
  scene: "draw";
  stack:
    "big" | "bunk" | "chest" | "goods" | "hammock" | "map" | "rendezvous" | "rope" | "scorpion" | "small" | "tavern";
}
/**
 * Goods were drawn: Keep or Sell (H29).
 *
 * tile · the tile, or null: hidden from the viewer
 * seen · who knows it: the player in turn, and who once put it under the stack
 */
export interface Bargain {
  scene: "bargain";
  tile: string | null;
  seen: number[];
}
/**
 * A tavern (H32): first all opponents answer, then those who drink throw in turn.
 *
 * tavern · which of the three
 * host · who invites
 * asked · who is still to be asked; the first of them is awaited: Join, Decline
 * drinkers · who is in, the host first
 * thrower · whose throw it is, once nobody is left to be asked
 * pips · the roll that stands while the thrower picks a tile (Take); else 0
 */
export interface Tavern {
  scene: "tavern";
  tavern: "cruce" | "jacques" | "swan";
  host: number;
  asked: number[];
  drinkers: number[];
  thrower: number;
  pips: number;
}
/**
 * A chest is opened (H33): all throw in turn until the scorpion's threshold is reached.
 *
 * thrower · whose throw it is
 * total · of the rolls that stand so far
 */
export interface Chest {
  scene: "chest";
  thrower: number;
  total: number;
}
/**
 * The brawl (H19): always a throw above it, for row ``row`` in column ``column``.
 *
 * series · 1, 2, 3 …: odd ones are fought left of the mast
 * rows · crews from the top; one that is beaten keeps its row
 * column · 1 is next to the mast
 * row · counted from 0: whose pirate throws
 * leader · the row that leads the column, or null
 * best · what it has thrown; 0 without a leader
 * out · rows in the order in which their crews were beaten
 */
export interface Brawl {
  scene: "brawl";
  series: number;
  rows: Row[];
  column: number;
  row: number;
  leader: number | null;
  best: number;
  out: number[];
}
/**
 * One throw of the die (H24).
 *
 * seat · who throws, or "imaginary"
 * pips · 0 while LUCK rolls; else the seat decides: Stand, and Barrel or Again
 * spare · whether a second throw is paid for by the barrel given
 */
export interface Throw {
  scene: "throw";
  seat: number | "imaginary";
  pips: number;
  spare: boolean;
}
/**
 * What comes of an act, as far as its viewer can know.
 *
 * alleys · filled by it, or emptied at the headquarters; of two dark ones the second fills both
 * pirates · of the alley it names; of all that are emptied; of all who go aboard
 * coins · of the whole move: a further one, dark alleys (H9, H10)
 * goal · the square where the captain arrives, if he does
 * offer · tiles face up that are to be had at the goal: of its tavern, its colour, the chest
 * gain · coins, pirates or barrels to be had at the goal
 * meets · the viewer's own rendezvous that would be turned there (H30)
 * points · what a tile to be taken or kept would add (H37)
 * chances · of the throw that is made or would be made, of a guard that is met
 * lies · of a roll that is on the table: what it does if it stands
 * stakes · in a tavern: what is at stake, the lowest first
 * hits · whether it is a result the viewer has to read: the own throw, a sting, the end of a brawl
 */
export interface Effect {
  alleys: string[];
  pirates: number;
  coins: number;
  goal: string | null;
  offer: string[];
  gain: number;
  meets: string | null;
  points: number;
  chances: Chances | null;
  lies: Lies | null;
  stakes: Stake[];
  hits: boolean;
}
/**
 * How a throw may come out.
 *
 * aim · any: every roll will do · least: ``need`` or more is wanted · better: the same, but what
 * lies there is good already · most: ``need`` or less escapes the scorpion · lost: nothing
 * helps any more · none: nothing can be better · draw: a tile is turned up, no die thrown
 * need · the least or the most that will do; 0 if there is no such number
 * good · in so many cases
 * of · out of so many
 */
export interface Chances {
  aim: "any" | "better" | "draw" | "least" | "lost" | "most" | "none";
  need: number;
  good: number;
  of: number;
}
/**
 * A roll that lies there (H24).
 *
 * fate · what it does if it stands
 * wins · in a tavern: the tiles of which one is won
 */
export interface Lies {
  fate: "dry" | "leads" | "loses" | "safe" | "stung" | "tile" | "tiles" | "wins";
  wins: string[];
}
/**
 * A tile at stake in a tavern (H32), and from which roll on it is won.
 */
export interface Stake {
  tile: string;
  least: number;
}
/**
 * The plates in reading order, the squares on them, the alleys as soon as all are laid.
 *
 * rendezvous · the points printed on each kind of them: their names do not tell
 */
export interface Scenery {
  plates: number[];
  squares: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  alleys: {
    [k: string]: Alley;
  };
  rendezvous: {
    [k: string]: number;
  };
}
/**
 * From square to square, or out of the town; ``by`` way of where two plates meet.
 */
export interface Alley {
  ends: string[];
  length: number;
  dark: boolean;
  by: [number, number][];
}
