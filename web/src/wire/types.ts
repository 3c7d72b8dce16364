// Made by web/tools/types.mjs from src/flibuste/room/wire.py: do not edit.

/** An act of some game: plain data, its fields belong to the game. */
export type GameAct = {type: string} & {[field: string]: unknown};

/** All that one seat may know of some game. */
export type GameView = {seat: number | string; awaiting: (number | string)[]} & {[field: string]: unknown};

export type Request =
  | Act
  | Why
  | Wonder
  | Hint
  | Undo
  | Consent
  | Chat
  | TakeOver
  | Again
  | Remove
  | SeatBot
  | SeatHere
  | Reorder
  | AddChair
  | DropChair
  | SetOptions
  | Cancel
  | MakeHost
  | Rename
  | StandIn
  | Concede
  | Stop
  | Nudge
  | Pause
  | Late
  | ShowHand;
export type Answer =
  | Snapshot
  | Step
  | Over
  | Seats
  | Said
  | Refused
  | Because
  | Hinted
  | Hand
  | Remarked
  | UndoAsked
  | StopAsked
  | Banks
  | PauseAsked
  | LateAsked
  | Nudged
  | StoodIn
  | Trouble
  | Notice
  | Rematch;

export interface Wire {
  request?: Request;
  answer?: Answer;
}
/**
 * Act from the menu with this number.  The same id twice is one act.
 */
export interface Act {
  type: "Act";
  id: string;
  menu: number;
  act: GameAct;
}
/**
 * Why may I not do this?
 */
export interface Why {
  type: "Why";
  id: string;
  act: GameAct;
}
/**
 * Why does a touch of this do nothing?  What is in hand, and last what was touched.
 */
export interface Wonder {
  type: "Wonder";
  id: string;
  handles: string[];
}
/**
 * What would a captain do in my place?  A nudge says where to look, why adds the reason.
 */
export interface Hint {
  type: "Hint";
  id: string;
  strength?: "move" | "nudge" | "why";
}
/**
 * Take back my last act: at once while it is free, else the others are asked; asked once more
 * while they think it over, I do not want it any longer.
 */
export interface Undo {
  type: "Undo";
  id: string;
}
/**
 * The answer to another player who asks to take back.
 */
export interface Consent {
  type: "Consent";
  id: string;
  yes: boolean;
}
export interface Chat {
  type: "Chat";
  id: string;
  text: string;
}
/**
 * Let a bot play for a player in turn who has been away for a while.
 */
export interface TakeOver {
  type: "TakeOver";
  id: string;
  seat: number;
}
/**
 * The match is over: the same table once more.
 */
export interface Again {
  type: "Again";
  id: string;
}
/**
 * Nobody sits there any longer; in a running match a bot does.
 */
export interface Remove {
  type: "Remove";
  id: string;
  seat: number;
}
/**
 * A bot takes an open chair, or the bot there is another from now on.
 */
export interface SeatBot {
  type: "SeatBot";
  id: string;
  seat: number;
  bot: string;
}
/**
 * Somebody who sits at the host's device takes an open chair.
 */
export interface SeatHere {
  type: "SeatHere";
  id: string;
  seat: number;
  name: string;
}
/**
 * On each chair shall sit who sits on the one named in its place.
 */
export interface Reorder {
  type: "Reorder";
  id: string;
  order: number[];
}
/**
 * One more chair, at the end.
 */
export interface AddChair {
  type: "AddChair";
  id: string;
}
/**
 * A chair less, where no person sits.
 */
export interface DropChair {
  type: "DropChair";
  id: string;
  seat: number;
}
/**
 * Play with these options; those not named are the game's usual ones.
 */
export interface SetOptions {
  type: "SetOptions";
  id: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * There will be no match at this table.
 */
export interface Cancel {
  type: "Cancel";
  id: string;
}
/**
 * Another person is the host from now on.
 */
export interface MakeHost {
  type: "MakeHost";
  id: string;
  seat: number;
}
/**
 * The host names bots, and everybody themselves.
 */
export interface Rename {
  type: "Rename";
  id: string;
  seat: number;
  name: string;
}
/**
 * Let a bot play for me; or no longer.
 */
export interface StandIn {
  type: "StandIn";
  id: string;
  yes: boolean;
}
/**
 * I give up: a bot plays for me to the end.
 */
export interface Concede {
  type: "Concede";
  id: string;
}
/**
 * Let us stop here; or rather not.  A majority closes the match as it stands.
 */
export interface Stop {
  type: "Stop";
  id: string;
  yes: boolean;
}
/**
 * Knock at somebody who is awaited.
 */
export interface Nudge {
  type: "Nudge";
  id: string;
  seat: number;
}
/**
 * Let no clock run; or let them run again.  Everybody who sits there is asked.
 */
export interface Pause {
  type: "Pause";
  id: string;
  yes: boolean;
}
/**
 * Somebody's time is spent: let a bot play on; or give them more.
 */
export interface Late {
  type: "Late";
  id: string;
  yes: boolean;
}
/**
 * Let one friend look into my hand: a new key, and the last one is good no more; or none.
 */
export interface ShowHand {
  type: "ShowHand";
  id: string;
  yes: boolean;
}
/**
 * The whole table as this client may know it; sent on entering and after a take-back.
 */
export interface Snapshot {
  type: "Snapshot";
  number: number;
  phase: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  you: number | null;
  chat: boolean;
  undo: string;
  fingerprint: string;
  seats: Chair[];
  view: GameView | null;
  menu: Menu | null;
  prompt: Message | null;
  awaiting: (number | string)[];
  clock: Clock | null;
  said: Said[];
  again: string | null;
  watchers: number;
  scenery: {
    [k: string]: unknown;
  };
  secret: number[];
  clocks: Clocks | null;
  delay: Delay | null;
  hand: number | null;
  rated: boolean;
  whatif: number | null;
  taken: TookBack[];
}
/**
 * Who sits there: a person ("human"), nobody yet ("open"), or a bot.
 */
export interface Chair {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  online: boolean;
  host: boolean;
  playing: boolean;
  conceded: boolean;
  lag: number | null;
  late: boolean;
  shown: boolean;
}
/**
 * What I may do; labels, and effects and handles if the game has them, go with each act.
 */
export interface Menu {
  number: number;
  acts: GameAct[];
  labels: Message[];
  effects: unknown;
  handles: Handles[] | null;
  open: string[];
}
/**
 * A sentence before it is put into words: an id of the .ftl files and its arguments.
 *
 * An argument that is a message itself ("a dagger", a seat's name) is put into words first.
 */
export interface Message {
  id: string;
  args?: {
    [k: string]: number | string | Message;
  };
}
/**
 * How a finger makes an act on a board: a handle is a kind and a name, such as "card:dagger".
 *
 * ``take`` is what it touches first, in any order; then a touch of a ``goal`` does it, and so does
 * letting go over one.  With nothing to take the goal alone does it; an act without handles is no
 * thing of the board and has a button.  ``main`` is the one act that the gold slot offers while
 * nothing is in hand.
 */
export interface Handles {
  take: string[];
  goal: string[];
  main: boolean;
}
/**
 * The sandglass: seconds left when this was sent.
 */
export interface Clock {
  left: number;
  of: number;
}
export interface Said {
  type: "Said";
  number: number;
  seat: number;
  text: string;
}
/**
 * How long everybody may think.
 *
 * Gentle: a sandglass of so many seconds for each decision, which only nags.  Bank: each decision
 * has so many seconds of its own, and what goes beyond comes out of the player's minutes.
 */
export interface Clocks {
  kind: "bank" | "gentle";
  seconds: number;
  minutes: number;
  zero: "bot" | "vote";
}
/**
 * Watchers see nothing that is younger than so many moves, and so many minutes.
 */
export interface Delay {
  moves: number;
  minutes: number;
}
/**
 * Somebody has taken back so many moves, of whoever: luck's are not counted.
 */
export interface TookBack {
  number: number;
  seat: number;
  moves: number;
}
/**
 * One act as this client sees it.
 */
export interface Step {
  type: "Step";
  number: number;
  seat: number | string;
  act: GameAct;
  effect: unknown;
  story: Message[];
  odds: [unknown, number, Message][] | null;
  view: GameView | null;
  menu: Menu | null;
  prompt: Message;
  awaiting: (number | string)[];
  clock: Clock | null;
  scenery: {
    [k: string]: unknown;
  };
  secret: number[];
}
/**
 * How it ended.  SHA-256 of the seed is the fingerprint that was shown from the beginning.
 */
export interface Over {
  type: "Over";
  scores: number[];
  ranks: number[] | null;
  tally: {
    [k: string]: number;
  }[];
  code: string;
  seed: string;
  series: Series | null;
  ratings: Rated[] | null;
  unrated: ("shared" | "stopped") | null;
}
/**
 * How often each seat's player has won, in so many matches of these people in a row.
 */
export interface Series {
  matches: number;
  wins: number[];
}
/**
 * What a match has taught about a player: points before and after, and rated matches so far.
 */
export interface Rated {
  before: number;
  after: number;
  matches: number;
}
/**
 * Somebody came, left, or changed chairs; watchers are counted, not named.
 */
export interface Seats {
  type: "Seats";
  seats: Chair[];
  watchers: number;
}
/**
 * A request that was not met; nothing has changed.
 */
export interface Refused {
  type: "Refused";
  id: string | null;
  error: string;
  rule: string | null;
  message: {
    [k: string]: string;
  };
  near: GameAct[];
}
/**
 * The answer to Why: no rule forbids it (None), or this one does.
 */
export interface Because {
  type: "Because";
  id: string;
  rule: string | null;
  message: {
    [k: string]: string;
  } | null;
  near: GameAct[];
}
/**
 * The act, or for a nudge none and the handles to look at; why in both languages.
 */
export interface Hinted {
  type: "Hinted";
  id: string;
  act: GameAct;
  look: string[];
  why: {
    [k: string]: string;
  } | null;
}
/**
 * The key by which one friend looks into my hand; None: nobody does any more.
 */
export interface Hand {
  type: "Hand";
  id: string;
  token: string | null;
}
/**
 * A bot with a character says a word about what everybody has seen; it is said once.
 */
export interface Remarked {
  type: "Remarked";
  number: number;
  seat: number;
  text: {
    [k: string]: string;
  };
}
/**
 * A player asks to take back; `waiting` have still to answer; `granted` once it is settled.
 */
export interface UndoAsked {
  type: "UndoAsked";
  seat: number;
  waiting: number[];
  granted: boolean | null;
  steps: number;
  story: Message[];
}
/**
 * Somebody would stop here, or nobody but one is left who has not conceded (`seat` is None).
 *
 * So many must say yes; `stopped` once it is settled.
 */
export interface StopAsked {
  type: "StopAsked";
  seat: number | null;
  yes: number[];
  no: number[];
  needed: number;
  stopped: boolean | null;
}
/**
 * The clocks of the players, by seat: on entering, and after everything that changes them.
 */
export interface Banks {
  type: "Banks";
  paused: boolean;
  banks: Bank[];
}
/**
 * What one seat has left, in seconds, when this was sent: in the bank, and before it of this
 * decision's own.
 */
export interface Bank {
  left: number;
  own: number;
  runs: boolean;
}
/**
 * A player asks for a pause; `waiting` have still to answer; `granted` once it is settled.
 */
export interface PauseAsked {
  type: "PauseAsked";
  seat: number;
  waiting: number[];
  granted: boolean | null;
}
/**
 * A player's time is spent: shall a bot play on?  So many must say yes; `out` once it is
 * settled: a bot plays on, or they have more time, or have acted after all.
 */
export interface LateAsked {
  type: "LateAsked";
  seat: number;
  yes: number[];
  no: number[];
  needed: number;
  out: boolean | null;
}
/**
 * Somebody knocks: you are awaited.
 */
export interface Nudged {
  type: "Nudged";
  seat: number;
}
/**
 * To a player who is back: a bot has acted so many times for you, first and last at these
 * numbers; the steps themselves are told like all others.
 */
export interface StoodIn {
  type: "StoodIn";
  seat: number;
  bot: string;
  first: number;
  last: number;
  acts: number;
}
/**
 * A bot or the room itself stumbled: for the host, with the code to report.
 *
 * The code names a line of the server's log: the match code itself would show every hand.
 */
export interface Trouble {
  type: "Trouble";
  message: {
    [k: string]: string;
  };
  code: string;
}
/**
 * From who runs the server, to everybody: it closes in a moment, say.
 */
export interface Notice {
  type: "Notice";
  message: {
    [k: string]: string;
  };
}
/**
 * The next table, and the key to the same chair there; a watcher may watch it.
 */
export interface Rematch {
  type: "Rematch";
  table: string;
  seat: number | null;
  token: string | null;
}
