// Made by web/tools/types.mjs from the structs of flibuste.games.mutiny: do not edit.

export type Act =
  | First
  | Door
  | Storm
  | Draw
  | Sailor
  | Open
  | Use
  | Keep
  | Number
  | Under
  | Trade
  | Take
  | Steal
  | Pledge
  | Peek
  | Post
  | Inspect
  | Swap
  | Lay
  | Rob
  | Decline;

export interface Box {
  act?: Act;
}
/**
 * LUCK names the first dealer (M6).
 */
export interface First {
  type: "First";
  seat: number;
}
/**
 * LUCK tells who lives in the cabin that is opened (M8).
 */
export interface Door {
  type: "Door";
  pirate:
    | "valverde"
    | "diaz"
    | "crackpott"
    | "tembo"
    | "wessel_jan"
    | "dean_nero"
    | "pang"
    | "chang_ye"
    | "sate"
    | "bijoux"
    | "ojo"
    | "cambivalute"
    | "ghost";
}
/**
 * LUCK tells who is seasick and goes into the lifeboat (M13).
 */
export interface Storm {
  type: "Storm";
  pirate:
    | "valverde"
    | "diaz"
    | "crackpott"
    | "tembo"
    | "wessel_jan"
    | "dean_nero"
    | "pang"
    | "chang_ye"
    | "sate"
    | "bijoux"
    | "ojo"
    | "cambivalute"
    | "ghost";
}
/**
 * LUCK turns up the top card of a deck, for the eyes of one player (M15–M21).
 */
export interface Draw {
  type: "Draw";
  card: "pink1" | "pink2" | "pink3" | "grey1" | "grey2" | "grey3" | "gold1" | "gold2" | "gold3" | "monkey";
}
/**
 * LUCK turns up a sailor: for one player (M26), or for all in a duel (M30).
 */
export interface Sailor {
  type: "Sailor";
  value: number;
}
/**
 * Open the next cabin (M8).
 */
export interface Open {
  type: "Open";
}
/**
 * Use a pirate that lies face up (M8).
 */
export interface Use {
  type: "Use";
  pirate:
    | "valverde"
    | "diaz"
    | "crackpott"
    | "tembo"
    | "wessel_jan"
    | "dean_nero"
    | "pang"
    | "chang_ye"
    | "sate"
    | "bijoux"
    | "ojo"
    | "cambivalute"
    | "ghost";
}
/**
 * Keep this one of the cards looked at; the other goes under its deck (M16, M18).
 */
export interface Keep {
  type: "Keep";
  card: "pink1" | "pink2" | "pink3" | "grey1" | "grey2" | "grey3" | "gold1" | "gold2" | "gold3" | "monkey";
}
/**
 * How many cards to exchange with Wessel-Jan (M19).
 */
export interface Number {
  type: "Number";
  number: number;
}
/**
 * Put a combat card under the deck (M19, M20).
 */
export interface Under {
  type: "Under";
  card: "pink1" | "pink2" | "pink3" | "grey1" | "grey2" | "grey3" | "gold1" | "gold2" | "gold3" | "monkey";
}
/**
 * Give so many cards for coins, or coins for cards, to Dean Nero (M20).
 */
export interface Trade {
  type: "Trade";
  give: "cards" | "coins";
  number: number;
}
/**
 * The top combat card or a coin, from Pang (M21).
 */
export interface Take {
  type: "Take";
  what: "card" | "coin";
}
/**
 * Steal a coin from an opponent, with Chang Ye (M22).
 */
export interface Steal {
  type: "Steal";
  seat: number;
}
/**
 * Choose one's allegiance, secretly (M24, M25).
 */
export interface Pledge {
  type: "Pledge";
  side: "valverde" | "diaz";
}
/**
 * Look at an opponent's allegiance, with Ojo (M25).
 */
export interface Peek {
  type: "Peek";
  seat: number;
}
/**
 * Put the two sailors looked at on the next free letter (M26).
 */
export interface Post {
  type: "Post";
  valverde: number;
  diaz: number;
}
/**
 * Look at a pair of sailors that stands (M26).
 */
export interface Inspect {
  type: "Inspect";
  duel: "A" | "B" | "C" | "D" | "E";
}
/**
 * Put the pair looked at back, swapped or not (M26).
 */
export interface Swap {
  type: "Swap";
  swap: boolean;
}
/**
 * Lay a card for this round of the duel, face down (M30).
 */
export interface Lay {
  type: "Lay";
  card: "pink1" | "pink2" | "pink3" | "grey1" | "grey2" | "grey3" | "gold1" | "gold2" | "gold3" | "monkey";
}
/**
 * The lone monkey steals a coin from an opponent (M32).
 */
export interface Rob {
  type: "Rob";
  seat: number;
}
/**
 * Leave what one "may" do (M38).
 */
export interface Decline {
  type: "Decline";
}
/**
 * The table as one seat or a watcher sees it.
 *
 * box · the component table of this match
 * fingerprint · of that table
 * phase · voyage or duels
 * ship · its square
 * dealer · null before LUCK has named one; in the duels that of the last round
 * turn · whose turn it is in the voyage
 * row · the cabins from the left, open ones first
 * opening · LUCK is to tell who lives behind the door just opened
 * used · pirates visited in this round
 * visited · the places of their doors, in the same order
 * lifeboat · who lies in it
 * storms · storms for which LUCK has still to act
 * players · by seat
 * combat · the combat deck
 * gold · the gold deck
 * supply · coins in it
 * aboard · sailors still on deck
 * sailors · by letter, the pairs that stand and those revealed
 * looks · at allegiances, with Ojo
 * visit · the visit being paid
 * duel · the letter of the duel being fought
 * round · of that duel; 0 until both sailors are revealed
 * lays · by seat, who has laid a card face down in this round
 * mine · one's own card among them
 * robbing · the seat whose lone monkey may steal (M32)
 * duels · all that have begun, the one being fought included
 * wins · duels won by each side
 * winners · the seats who have won, at the end (M36)
 */
export interface Sight {
  seat: number | string;
  awaiting: (number | string)[];
  box: Components;
  fingerprint: string;
  phase: "duels" | "voyage";
  ship: number;
  dealer: number | null;
  turn: number | null;
  row: Cabin[];
  opening: boolean;
  used: (
    | "bijoux"
    | "cambivalute"
    | "chang_ye"
    | "crackpott"
    | "dean_nero"
    | "diaz"
    | "ghost"
    | "ojo"
    | "pang"
    | "sate"
    | "tembo"
    | "valverde"
    | "wessel_jan"
  )[];
  visited: number[];
  lifeboat:
    | (
        | "bijoux"
        | "cambivalute"
        | "chang_ye"
        | "crackpott"
        | "dean_nero"
        | "diaz"
        | "ghost"
        | "ojo"
        | "pang"
        | "sate"
        | "tembo"
        | "valverde"
        | "wessel_jan"
      )
    | null;
  storms: number;
  players: Player[];
  combat: Deck;
  gold: Deck;
  supply: number;
  aboard: number;
  sailors: {
    [k: string]: Pair;
  };
  looks: Look[];
  visit: Visit | null;
  duel: ("A" | "B" | "C" | "D" | "E") | null;
  round: number;
  lays: boolean[];
  mine: ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3") | null;
  robbing: number | null;
  duels: Duel[];
  wins: {
    [k: string]: number;
  };
  winners: number[];
}
/**
 * M1, M3 · Cards and track of the box; what is not named is as in components.toml.
 *
 * pink · cards of value 1, 2 and 3
 * grey · cards of value 1, 2 and 3
 * gold · cards of value 1, 2 and 3
 * track · the last square of the chart
 * storms · squares with a storm
 * starts · where the ship begins, with two, three and four players
 */
export interface Components {
  /**
   * @minItems 3
   * @maxItems 3
   */
  pink: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  grey: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  gold: [number, number, number];
  track: number;
  storms: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  starts: [number, number, number];
}
/**
 * A card of the row.
 *
 * pirate · who lives there; null: it is face down
 * waited · turns that ended since it was opened; 0: opened in this very turn
 * place · of its door, from the left: 0 is the first that the dealer laid
 */
export interface Cabin {
  pirate:
    | (
        | "bijoux"
        | "cambivalute"
        | "chang_ye"
        | "crackpott"
        | "dean_nero"
        | "diaz"
        | "ghost"
        | "ojo"
        | "pang"
        | "sate"
        | "tembo"
        | "valverde"
        | "wessel_jan"
      )
    | null;
  waited: number;
  place: number;
}
/**
 * A player's things; what is hidden is null.
 *
 * cards · combat cards, sorted; a face-down card still among them
 * card_count · how many they are
 * known · combat cards that everybody knows to be among them (M37)
 * gold · gold cards, sorted
 * gold_count · how many they are
 * coins · number of coins
 * pledged · whether there is an allegiance
 * side · the allegiance: one's own, and everybody's at the end
 * worth · gold and coins together: one's own, and everybody's at the end
 * out · whether out of the game (M27, M31)
 * in_duel · whether the monkey has not been laid yet in this duel
 */
export interface Player {
  cards: ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3")[] | null;
  card_count: number;
  known: ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3")[];
  gold: ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3")[] | null;
  gold_count: number;
  coins: number;
  pledged: boolean;
  side: ("diaz" | "valverde") | null;
  worth: number | null;
  out: boolean;
  in_duel: boolean;
}
/**
 * A face-down deck.
 *
 * unseen · number of cards that nobody has seen, on top
 * under · the cards below them, from the bottom
 */
export interface Deck {
  unseen: number;
  under: Laid[];
}
/**
 * A card under a deck, put there by somebody who saw it.
 *
 * card · which; null: this viewer has not seen it
 * seen · the seats who have
 */
export interface Laid {
  card: ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3") | null;
  seen: number[];
}
/**
 * The two sailors of a letter, as this viewer saw them last.
 *
 * valverde · the value of Valverde's sailor; null: never seen
 * diaz · the value of Diaz's sailor; null: never seen
 * sure · they stand so now; false: handled since, perhaps swapped (or never seen)
 * seen · the seats who have seen them as they stand
 * recalled · the seats who saw them before somebody else handled them
 * shown · both were revealed in their duel
 */
export interface Pair {
  valverde: number | null;
  diaz: number | null;
  sure: boolean;
  seen: number[];
  recalled: number[];
  shown: boolean;
}
/**
 * The latest look of a seat at somebody's allegiance, with Ojo (M25).
 *
 * seat · who looked
 * at · at whom
 * side · what was seen then: both of them know it; null for the others
 * sure · the card has not been handled since
 */
export interface Look {
  seat: number;
  at: number;
  side: ("diaz" | "valverde") | null;
  sure: boolean;
}
/**
 * The player in turn is with a pirate.
 *
 * pirate · with whom
 * step · LUCK's draw for good (Draw), to look at (Look, Muster); else the visitor's act so named
 * left · cards or sailors that LUCK has still to draw, or cards still to put under
 * number · cards to put under in all (Under); else 0
 * cards · those looked at (Look, Keep); null: not seen by this viewer
 * seen · for each of these cards the seats who had seen it before
 * sailors · those looked at (Muster, Post); null for the others
 * duel · the letter of the pair looked at (Swap)
 */
export interface Visit {
  pirate:
    | "bijoux"
    | "cambivalute"
    | "chang_ye"
    | "crackpott"
    | "dean_nero"
    | "diaz"
    | "ghost"
    | "ojo"
    | "pang"
    | "sate"
    | "tembo"
    | "valverde"
    | "wessel_jan";
  step:
    | "Draw"
    | "Inspect"
    | "Keep"
    | "Look"
    | "Muster"
    | "Number"
    | "Peek"
    | "Pledge"
    | "Post"
    | "Steal"
    | "Swap"
    | "Take"
    | "Trade"
    | "Under";
  left: number;
  number: number;
  cards: (
    ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3") | null
  )[];
  seen: number[][];
  sailors: (number | null)[];
  duel: ("A" | "B" | "C" | "D" | "E") | null;
}
/**
 * A duel that has begun.
 *
 * letter · which
 * valverde · the value of Valverde's sailor; null: not revealed yet
 * diaz · the value of Diaz's sailor; null: not revealed yet
 * pink · sum of the pink cards laid
 * grey · sum of the grey cards laid
 * rounds · what was laid, round by round, as far as it was recorded
 * winner · the side that has won it
 */
export interface Duel {
  letter: "A" | "B" | "C" | "D" | "E";
  valverde: number | null;
  diaz: number | null;
  pink: number;
  grey: number;
  rounds: Round[];
  winner: ("diaz" | "valverde") | null;
}
/**
 * What a round of a duel revealed: nobody knows whose cards they were.
 *
 * cards · combat cards, sorted
 * monkeys · the seats who laid the monkey: it shows its owner
 */
export interface Round {
  cards: ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3")[];
  monkeys: number[];
}
/**
 * What is to be seen of an act.
 *
 * place · of the door that it is about
 * pirate · who is met, used, or goes into the lifeboat
 * moves · what goes from where to where
 * sails · squares that the ship would then sail, if nobody knocks without need
 * totals · of the duel, once the card is revealed
 * event · to be looked at before it is told: cards turned up, a storm, the Ghost, another's theft
 * hits · the viewer themselves: an event that no pace of others' makes shorter
 */
export interface Effect {
  place: number | null;
  pirate:
    | (
        | "bijoux"
        | "cambivalute"
        | "chang_ye"
        | "crackpott"
        | "dean_nero"
        | "diaz"
        | "ghost"
        | "ojo"
        | "pang"
        | "sate"
        | "tembo"
        | "valverde"
        | "wessel_jan"
      )
    | null;
  moves: Move[];
  sails: number | null;
  totals: Totals | null;
  event: boolean;
  hits: boolean;
}
/**
 * So many things of a kind, from a seat or a place to another.
 *
 * card · which, if the viewer sees it
 */
export interface Move {
  what: "coin" | "combat" | "gold" | "sailor" | "seal";
  number: number;
  start: number | ("combat" | "gold" | "hatch" | "room" | "supply");
  goal: number | ("combat" | "gold" | "hatch" | "room" | "supply");
  card: ("gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3") | null;
}
/**
 * What both sides of the duel would count.
 */
export interface Totals {
  valverde: number;
  diaz: number;
}
/**
 * Beside what the view tells.
 *
 * start · the square on which the ship began
 * doors · of a round, opened or not
 * sails · squares that the ship will sail if nobody knocks without need
 * offers · by open door, from the left
 * unseen · the pirates who may still open
 * combat · combat cards that may come, by kind
 * gold · gold cards that may come, by kind
 * sailors · the values of those whom the viewer has never seen
 */
export interface Scenery {
  start: number;
  doors: number;
  sails: number;
  offers: Offer[];
  unseen: (
    | "bijoux"
    | "cambivalute"
    | "chang_ye"
    | "crackpott"
    | "dean_nero"
    | "diaz"
    | "ghost"
    | "ojo"
    | "pang"
    | "sate"
    | "tembo"
    | "valverde"
    | "wessel_jan"
  )[];
  combat: Chance[];
  gold: Chance[];
  sailors: number[];
}
/**
 * What is to be had behind an open door, for the viewer.
 *
 * place · of the door
 * pirate · who lives there
 * said · the same in words
 * gold · gold cards
 * cards · combat cards; to exchange, at most so many
 * coins · likewise
 * letter · where the next pair of sailors would stand
 * nothing · nothing is to be had
 */
export interface Offer {
  place: number;
  pirate:
    | "bijoux"
    | "cambivalute"
    | "chang_ye"
    | "crackpott"
    | "dean_nero"
    | "diaz"
    | "ghost"
    | "ojo"
    | "pang"
    | "sate"
    | "tembo"
    | "valverde"
    | "wessel_jan";
  said: Message;
  gold: number;
  cards: number;
  coins: number;
  letter: ("A" | "B" | "C" | "D" | "E") | null;
  nothing: boolean;
}
/**
 * A sentence before it is put into words: an id of the .ftl files and its arguments.
 *
 * An argument that is a message itself ("a dagger", a seat's name) is put into words first.
 */
export interface Message {
  id: string;
  args: {
    [k: string]: number | string | Message;
  };
}
/**
 * So many cards of a kind lie where the viewer has not seen them.
 */
export interface Chance {
  card: "gold1" | "gold2" | "gold3" | "grey1" | "grey2" | "grey3" | "monkey" | "pink1" | "pink2" | "pink3";
  copies: number;
}
