import { newId } from "../lib/ids.ts";
import type { Answer, GameAct, Request } from "./types.ts";

/** A request before it has its id. */
type Bare<R> = R extends Request ? Omit<R, "id"> : never;
export type Wish = Bare<Exclude<Request, { type: "Act" | "Chat" }>>;

export type LineState = "connecting" | "live" | "waiting" | "gone";

/** What a line needs of the world; tests bring a world of their own. */
export interface World {
  open(url: string): SocketLike;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
}

export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState?: number;
  send(data: string): void;
  close(): void;
}

export interface Listener {
  heard(answer: Answer): void;
  changed(state: LineState): void;
}

const CONNECTING = 0;
const NO_TABLE = 4404;
const POLICY = 1008;
/** The server closes for a moment and will be back: try at a steady pace, not ever more rarely. */
const RESTART = 1012;
const STEADY = 12;
const LONGEST = 5_000;
/** An act without an answer for so long: the line is dead, though nobody said so. */
const PATIENCE = 8_000;

/** The wait before trying again: it doubles, and a little chance keeps a crowd from coming at once. */
export function delay(tries: number, random: number): number {
  return Math.min(LONGEST, 500 * 2 ** tries) * (0.75 + random / 2);
}

/** Where the line to a table begins, for who has this key. */
export function addressOf(table: string, token = ""): string {
  const protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return `${protocol}//${location.host}/api/tables/${table}/socket?token=${encodeURIComponent(token)}`;
}

/** A line of talk that nobody has heard yet. */
export interface Unsaid {
  readonly id: string;
  readonly text: string;
}

/**
 * The line to a table. It comes back by itself, asks for what it missed, and sends the one act that
 * was not answered again under the same id: the server counts it once. Talk is kept too; what was
 * heard meanwhile is told to who comes back before anything else, and only the rest is said again.
 */
export class Line {
  readonly #url: string;
  readonly #listener: Listener;
  readonly #world: World;
  #socket: SocketLike | null = null;
  #state: LineState = "connecting";
  #tries = 0;
  #steady = 0;
  #number = 0;
  #you: number | null = null;
  #pending: { id: string; menu: number; act: GameAct } | null = null;
  #unsaid: readonly Unsaid[] = [];
  /** The last line of talk heard, and whether this socket has told all that was missed. */
  #talked = 0;
  #greeted = false;
  #stopRetry: (() => void) | null = null;
  #stopWatch: (() => void) | null = null;

  constructor(url: string, listener: Listener, world: World) {
    this.#url = url;
    this.#listener = listener;
    this.#world = world;
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** The act on its way, if any. */
  get pending(): GameAct | null {
    return this.#pending?.act ?? null;
  }

  /** What I said and nobody has heard yet. */
  get unsaid(): readonly Unsaid[] {
    return this.#unsaid;
  }

  /** Send an act and keep it until it is answered; null while another is on its way. */
  act(menu: number, act: GameAct): string | null {
    if (this.#pending) return null;
    this.#pending = { id: newId(), menu, act };
    this.#sendPending();
    return this.#pending.id;
  }

  /** Send any other request; null if the line is down, for it is not kept. */
  send(wish: Wish): string | null {
    if (this.#state !== "live") return null;
    const id = newId();
    this.#write({ ...wish, id } as Request);
    return id;
  }

  /** Say something, now or as soon as the line is back. */
  say(text: string): void {
    const line = { id: newId(), text };
    this.#unsaid = [...this.#unsaid, line];
    if (this.#greeted) this.#speak(line);
  }

  /** The device knows that its network is gone: no need to wait for the line to notice. */
  lose(): void {
    if (this.#state === "live" || this.#state === "connecting") this.#closed(0);
  }

  /** Try again now: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#state === "waiting") this.#connect();
  }

  close(): void {
    this.#set("gone");
    this.#drop();
  }

  #connect(): void {
    this.#stopRetry?.();
    this.#stopRetry = null;
    this.#set("connecting");
    const after = this.#number ? `&after=${this.#number}` : "";
    const socket = this.#world.open(this.#url + after);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => this.#sendPending();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Answer);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #hear(answer: Answer): void {
    this.#tries = this.#steady = 0;
    this.#set("live");
    if ("number" in answer) this.#number = Math.max(this.#number, answer.number);
    // After a take-back the journal goes on from here, whatever we had seen.
    if (answer.type === "Snapshot") [this.#number, this.#you] = [answer.number, answer.you];
    if (this.#answers(answer)) this.#pending = null;
    this.#unsaid = this.#unsaid.slice(this.#talkOf(answer));
    if (answer.type === "Refused") this.#unsaid = this.#unsaid.filter(({ id }) => id !== answer.id);
    if (!this.#pending && !this.#unsaid.length) this.#rest();
    if (answer.type === "Snapshot" || answer.type === "Seats") this.#greet();
    this.#listener.heard(answer);
  }

  /**
   * Whether our act has been answered: done, refused, or overtaken while we were away. What others do
   * is no answer: in a race an act from an older menu counts, and any other is refused by name.
   */
  #answers(answer: Answer): boolean {
    const mine = this.#pending;
    if (!mine) return false;
    if (answer.type === "Refused") return answer.id === mine.id;
    if (answer.type === "Snapshot") return answer.menu?.number !== mine.menu;
    return answer.type === "Step" && answer.seat === this.#you;
  }

  /** How many lines of mine this tells that were not told before; they come in the order sent. */
  #talkOf(answer: Answer): number {
    const told = answer.type === "Snapshot" ? answer.said : answer.type === "Said" ? [answer] : [];
    const news = told.filter(({ number }) => number > this.#talked);
    this.#talked = Math.max(this.#talked, ...news.map(({ number }) => number));
    return news.filter(({ seat }) => seat === this.#you).length;
  }

  /** All that was missed has been told: what is still unsaid is. */
  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    for (const line of this.#unsaid) this.#speak(line);
  }

  #speak(line: Unsaid): void {
    this.#write({ type: "Chat", ...line });
    this.#watch();
  }

  #sendPending(): void {
    if (!this.#pending || !this.#socket) return;
    this.#write({ type: "Act", ...this.#pending });
    this.#watch();
  }

  #watch(): void {
    this.#rest();
    this.#stopWatch = this.#world.after(PATIENCE, () => this.#closed(0));
  }

  #rest(): void {
    this.#stopWatch?.();
    this.#stopWatch = null;
  }

  #write(request: Request): void {
    try {
      this.#socket?.send(JSON.stringify(request));
    } catch {
      // Not open yet: an act is sent when it is, and nothing else is sent before.
    }
  }

  #closed(code: number): void {
    this.#drop();
    if (this.#state === "gone") return;
    if (code === NO_TABLE || code === POLICY) {
      this.#set("gone");
      return;
    }
    this.#set("waiting");
    if (code === RESTART) this.#steady = STEADY;
    const tries = this.#steady-- > 0 ? 0 : this.#tries++;
    const time = delay(tries, this.#world.random());
    this.#stopRetry = this.#world.after(time, () => this.#connect());
  }

  #drop(): void {
    this.#greeted = false;
    this.#rest();
    this.#stopRetry?.();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // One that is not open yet would complain: it is closed as soon as it is.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #set(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#listener.changed(state);
  }
}

/** The browser's own. */
export const browser: World = {
  open: (url) => new WebSocket(url) as unknown as SocketLike,
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
