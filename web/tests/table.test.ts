import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setHints } from "../src/lib/hints.svelte.ts";
import { hush, notices } from "../src/lib/notices.svelte.ts";
import { setPace } from "../src/lib/pace.svelte.ts";
import { learn, speak } from "../src/lib/words.svelte.ts";
import { groupsOf } from "../src/room/acts.ts";
import { hand } from "../src/room/aim.ts";
import { GRACE, SELDOM } from "../src/room/comings.ts";
import { setMuted } from "../src/room/mutes.svelte.ts";
import { Table } from "../src/room/table.svelte.ts";
import type { Chair, GameAct, Menu } from "../src/wire/types.ts";

/** What the page would open; the test speaks for the server. */
class Socket {
  static last: Socket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; text?: string; act?: GameAct }[] = [];
  constructor() {
    Socket.last = this;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {}
}

const chair = (seat: number, name: string, online = true): Chair => ({
  seat,
  kind: "human",
  name,
  bot: null,
  online,
  host: seat === 0,
  playing: true,
  conceded: false,
  lag: null,
  late: false,
  shown: false,
});
const act = (type: string): GameAct => ({ type });
const menu = (number: number, ...types: string[]): Menu => ({
  number,
  acts: types.map(act),
  labels: types.map((id) => ({ id })),
  open: [],
  effects: null,
  handles: null,
});
const snapshot = (number: number, offered: Menu | null, more: object = {}): object => ({
  type: "Snapshot",
  number,
  phase: "running",
  game: "cartagena",
  options: {},
  you: 0,
  chat: true,
  undo: "family",
  fingerprint: "",
  seats: [chair(0, "Mamie"), chair(1, "Léa")],
  view: null,
  menu: offered,
  prompt: null,
  awaiting: [0],
  clock: null,
  said: [],
  again: null,
  watchers: 0,
  ...more,
});
const step = (number: number, seat: number | string, type: string, offered: Menu | null) => ({
  type: "Step",
  number,
  seat,
  act: act(type),
  effect: null,
  story: [],
  odds: null,
  view: null,
  menu: offered,
  prompt: { id: "x" },
  awaiting: [0],
  clock: null,
  secret: [],
});

let table: Table;
let journal: object[];
const say = (told: object): void => Socket.last.onmessage?.({ data: JSON.stringify(told) });
const sent = (type: string): unknown[] => Socket.last.sent.filter((one) => one.type === type);
const told = (): string[] => notices().map((one) => one.text);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "test" });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("WebSocket", Socket);
  journal = [];
  vi.stubGlobal("fetch", async (path: string) => ({
    ok: true,
    json: async () => (path.includes("journal") ? journal : []),
    text: async () => "",
  }));
  await speak("fr");
  await learn("cartagena"); // who is gone has a name as soon as the game has its words
  hush();
  table = new Table("abc", null);
  Socket.last.onopen?.();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

describe("a hint", () => {
  const hinted = (more: object) => ({
    type: "Hinted",
    id: "1",
    act: null,
    look: [],
    why: null,
    ...more,
  });

  it("is asked for as strong as this browser likes it, or as it is wanted now", () => {
    say(snapshot(1, menu(1, "Advance", "Retreat")));
    table.hint();
    setHints("nudge");
    table.hint();
    table.hint("move");
    setHints("why");
    expect(sent("Hint").map((one) => (one as { strength: string }).strength)).toEqual([
      "why",
      "nudge",
      "move",
    ]);
  });

  it("names an act and says why, until the menu is another", () => {
    say(snapshot(1, menu(1, "Advance", "Retreat")));
    say(hinted({ act: act("Retreat"), why: { en: "a", fr: "b" } }));
    expect([table.hinted, table.advice?.why?.fr]).toEqual(['{"type":"Retreat"}', "b"]);
    say(step(2, 0, "Advance", menu(2, "Retreat", "EndTurn")));
    expect([table.hinted, table.advice]).toEqual([null, null]);
    say(hinted({ act: act("Advance") })); // it comes too late
    expect([table.hinted, table.advice]).toEqual([null, null]);
  });

  it("may only say where to look", () => {
    say(snapshot(1, menu(1, "Advance", "Retreat")));
    say(hinted({ look: ["deck"] }));
    expect([table.hinted, table.advice?.look]).toEqual([null, ["deck"]]);
  });
});

describe("touches in vain", () => {
  it("are answered by the last of them alone, and never that nothing forbids them", () => {
    const because = (id: string, rule: string | null) => ({
      type: "Because",
      id,
      rule,
      message: rule && { en: rule, fr: rule },
      near: [],
    });
    say(snapshot(1, menu(1, "Advance")));
    table.wonder(["square:1"]);
    table.wonder(["square:2"]);
    const [first, second] = sent("Wonder").map((one) => (one as { id: string }).id);
    say(because(first ?? "", null));
    expect(table.reason).toBeNull();
    say(because(second ?? "", "C8"));
    expect([table.reason?.how, table.reason?.rule]).toEqual(["touched", "C8"]);
  });
});

describe("the end", () => {
  const over = (tally: object[]) => ({ type: "Over", scores: [2, 6], ranks: [2, 1], tally });
  const last = { ...step(1, 1, "advance", null), prompt: { id: "prompt-over" } };

  it.each([
    [
      "keeps what is added up from the panels until it has been counted",
      true,
      { sea: 2, plank: 4 },
    ],
    ["lets them say what the board shows, where nothing is added up", false, { boat: 6 }],
  ])("%s", async (_, summing, lines) => {
    say(snapshot(0, null));
    say(last);
    say(over([lines, lines]));
    await settled();
    expect([table.counting, table.summing]).toEqual([true, summing]);
    table.counted = true;
    expect(table.summing).toBe(false);
  });
});

describe("an event", () => {
  it("is not told before it has been seen, and not kept back by what follows", async () => {
    say(snapshot(1, null));
    say({ ...step(2, 1, "Lay", null), effect: { event: true } });
    expect(table.untold).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.untold).toBe(false);
    say({ ...step(3, 1, "Lay", null), effect: { event: true } });
    say(step(4, 1, "Lay", null));
    table.skip();
    expect(table.untold).toBe(false);
  });
});

describe("a result that concerns me", () => {
  it("waits as usual at whatever pace others are shown", async () => {
    const story = [{ id: "x" }];
    setPace("instant");
    say(snapshot(1, null));
    say({ ...step(2, 1, "Lay", null), story, effect: { hits: true } });
    say({ ...step(3, 1, "Lay", null), story });
    say({ ...step(4, 1, "Lay", null), story });
    expect(table.step?.number).toBe(2);
    table.touched(true); // the touch that led here
    expect(table.step?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    table.touched(true);
    expect(table.step?.number).toBe(4);
    setPace("1");
  });
});

describe("a scene of others", () => {
  const fall = (number: number, seat: number | string, mine: Menu | null) => ({
    ...step(number, seat, "Enter", mine),
    story: [{ id: "x" }],
    effect: { beats: 3 },
  });

  it("keeps its time however many wait, and I am asked when it is over", async () => {
    say(snapshot(1, null));
    say(fall(2, 1, null));
    say(fall(3, "luck", menu(3, "Enter")));
    await vi.advanceTimersByTimeAsync(2600);
    expect(table.step?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.step?.number).toBe(3);
    expect(table.menu?.number).toBe(3);
    expect(table.offered).toBeNull();
    await vi.advanceTimersByTimeAsync(2700);
    expect(table.offered?.number).toBe(3);
  });

  it("is over at a touch, and for my own the table does not wait", async () => {
    say(snapshot(1, null));
    say(fall(2, 1, menu(2, "Enter")));
    expect(table.offered).toBeNull();
    await vi.advanceTimersByTimeAsync(700);
    table.touched(false);
    expect(table.offered?.number).toBe(2);
    say(fall(3, 0, menu(3, "Shift")));
    expect([table.step?.number, table.offered?.number]).toEqual([3, 3]);
  });
});

describe("a table that goes back", () => {
  it("forgets the acts of the position that was taken back", () => {
    say(snapshot(1, menu(1, "Advance", "Retreat")));
    say(step(2, 0, "Advance", menu(2, "Retreat", "EndTurn")));
    expect(groupsOf(table.menu, table.previous).at(-1)?.type).toBeNull();
    say(snapshot(3, menu(3, "Advance", "Retreat")));
    expect(groupsOf(table.menu, table.previous).map((group) => group.type)).toEqual([
      "Advance",
      "Retreat",
    ]);
  });

  it("forgets them once another has acted", () => {
    say(snapshot(1, menu(1, "Advance", "Retreat")));
    say(step(2, 0, "Advance", null));
    say(step(3, 1, "Advance", null));
    say(step(4, 1, "Retreat", menu(2, "Retreat")));
    expect(groupsOf(table.menu, table.previous).map((group) => group.type)).toEqual(["Retreat"]);
  });

  it("still remembers them when only the line was away", () => {
    say(snapshot(1, menu(1, "Advance", "Retreat")));
    say(step(2, 0, "Advance", menu(2, "Retreat")));
    say(snapshot(2, menu(2, "Retreat")));
    expect(groupsOf(table.menu, table.previous).at(-1)?.type).toBeNull();
  });
});

describe("taking back", () => {
  it("is offered only when I have done something", async () => {
    journal = [{ number: 1, seat: 1, act: act("EndTurn"), story: [] }];
    say(snapshot(1, menu(1, "Advance")));
    await settled();
    expect(table.mayUndo).toBe(false);
    say(step(2, 0, "Advance", menu(2, "EndTurn")));
    expect(table.mayUndo).toBe(true);
    say(step(3, 1, "EndTurn", null));
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.mayUndo).toBe(true); // the others can be asked
  });

  it("is not offered where it is agreed that nobody takes back", () => {
    say(snapshot(1, menu(1, "Advance"), { undo: "none" }));
    say(step(2, 0, "Advance", menu(2, "EndTurn")));
    expect(table.mayUndo).toBe(false);
  });

  it("is over with the next act of anybody else where it is strict", async () => {
    say(snapshot(1, menu(1, "Advance"), { undo: "strict" }));
    say(step(2, 0, "Advance", menu(2, "EndTurn")));
    expect(table.mayUndo).toBe(true);
    say(step(3, "luck", "Draw", menu(3, "EndTurn")));
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.mayUndo).toBe(false);
  });
});

describe("a tap at what has just gone", () => {
  const tap = (type: string): void => {
    hand.down();
    table.act(act(type));
  };

  it("does nothing for a moment: the menu changed under the finger", async () => {
    say(snapshot(1, menu(1, "Open")));
    say(step(2, 1, "EndTurn", menu(2, "Drop")));
    await vi.advanceTimersByTimeAsync(300);
    tap("Drop");
    expect(sent("Act")).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    tap("Drop");
    expect(sent("Act")).toHaveLength(1);
  });

  it("is not held back after an act of my own", () => {
    say(snapshot(1, menu(1, "Open")));
    tap("Open");
    say(step(2, 0, "Open", menu(2, "Drop")));
    tap("Drop");
    expect(sent("Act")).toHaveLength(2);
  });

  it("is held back when the room acts in my place", () => {
    say(snapshot(1, menu(1, "Open")));
    say(step(2, 0, "Open", menu(2, "Drop")));
    tap("Drop");
    expect(sent("Act")).toEqual([]);
  });
});

describe("a hand in a race", () => {
  const CLOCK = { left: 9, of: 15 };
  const racing = { ...menu(1, "Stop"), open: ["Drop"] };
  const drop = (x: number): GameAct => ({ type: "Drop", x });
  const counted = (number: number, offered: Menu | null, clock: object | null = CLOCK): void =>
    say({ ...step(number, 0, "Drop", offered), clock });
  const under = (): unknown[] => table.underway.map(({ x }) => x);
  const ids = (): string[] => (sent("Act") as { id: string }[]).map(({ id }) => id);
  const refuse = (error: string): void =>
    say({ type: "Refused", id: ids().at(-1), error, rule: null, message: {}, near: [] });

  beforeEach(() => {
    say(snapshot(1, racing, { clock: CLOCK }));
    for (const x of [1, 2, 3]) table.act(drop(x));
  });

  it("sends one act after the other, and all of them are under way until they are answered", () => {
    expect([under(), ids().length]).toEqual([[1, 2, 3], 1]);
    say({ ...step(2, "clock", "Second", { ...racing, number: 2 }), clock: CLOCK });
    expect([under(), ids().length]).toEqual([[1, 2, 3], 1]);
    counted(3, { ...racing, number: 2 });
    expect([under(), ids().length]).toEqual([[2, 3], 2]);
    counted(4, racing);
    counted(5, racing);
    expect([under(), ids().length, told()]).toEqual([[], 3, []]);
  });

  it("is told what came too late, and it is not under way any more", () => {
    counted(2, menu(2, "Bid"), null);
    expect([under(), told()]).toEqual([[], ["Trop tard\u00a0: cela n’a pas compté."]]);
    expect(ids()).toHaveLength(1);
  });

  it("is told of a drop that a new menu has made void, and goes on with the next", () => {
    refuse("stale");
    expect(told()).toEqual(["Trop tard\u00a0: cela n’a pas compté."]);
    expect([under(), ids().length]).toEqual([[2, 3], 2]);
  });

  it("loses nothing with its line: what was missed is told without a clock", async () => {
    Socket.last.onclose?.({ code: 1006 });
    expect(under()).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1000);
    Socket.last.onopen?.();
    expect(sent("Act")).toMatchObject([{ act: drop(1) }]);
    counted(2, racing, null);
    say(snapshot(2, racing, { clock: CLOCK }));
    expect(sent("Act")).toMatchObject([{ act: drop(1) }, { act: drop(2) }]);
    expect([under(), told()]).toEqual([[2, 3], []]);
  });

  it("drops from the newest menu, though its line tells of others first", async () => {
    Socket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    Socket.last.onopen?.();
    say({ ...step(2, 1, "Drop", racing), effect: {} });
    counted(3, { ...racing, number: 3 }, null);
    table.act(drop(4));
    say(snapshot(3, { ...racing, number: 3 }, { clock: CLOCK }));
    expect(sent("Act").slice(1)).toMatchObject([{ act: drop(2), menu: 3 }]);
    expect([under(), told()]).toEqual([[2, 3, 4], []]);
  });
});

describe("the others", () => {
  const seats = (online: boolean): void =>
    say({ type: "Seats", watchers: 0, seats: [chair(0, "Mamie"), chair(1, "Léa", online)] });

  it("are told when somebody is gone, and when they are back", async () => {
    say(snapshot(1, null));
    seats(false);
    await vi.advanceTimersByTimeAsync(GRACE);
    expect(told()).toEqual(["Léa n’est plus là."]);
    hush();
    seats(true);
    await vi.advanceTimersByTimeAsync(SELDOM);
    expect(told()).toEqual(["Léa est de retour."]);
  });
});

describe("what is said while the line is down", () => {
  it("waits in sight, and is said when the line is back", async () => {
    say(snapshot(1, null));
    Socket.last.onclose?.({ code: 1006 });
    table.chat("Ohé");
    expect(table.unsaid.map((one) => one.text)).toEqual(["Ohé"]);
    await vi.advanceTimersByTimeAsync(1000);
    Socket.last.onopen?.();
    say(snapshot(1, null));
    expect(sent("Chat")).toHaveLength(1);
    say({ type: "Said", number: 2, seat: 0, text: "Ohé" });
    expect(table.unsaid).toEqual([]);
    expect(table.said.map((one) => one.text)).toEqual(["Ohé"]);
  });
});

describe("people at the table", () => {
  it("are asked to let somebody take back though what came before is still to be shown", async () => {
    const undo = { type: "UndoAsked", seat: 1, waiting: [0], granted: null, steps: 1, story: [] };
    say(snapshot(1, null));
    say(step(2, 1, "Advance", null));
    say(step(3, 1, "EndTurn", null));
    say(undo);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.consent?.seat).toBe(1);
    say(step(4, 0, "Advance", null)); // an act ends the question
    expect(table.consent).toBeNull();
  });

  const asked = (more: object): object => ({
    type: "StopAsked",
    seat: 1,
    yes: [1],
    no: [],
    needed: 2,
    stopped: null,
    ...more,
  });

  it("ask me to stop here until I have answered, or it is settled", () => {
    say(snapshot(1, null));
    say(asked({}));
    expect(table.people.asked).toBe(true);
    table.people.vote(false);
    expect(sent("Stop")).toMatchObject([{ yes: false }]);
    say(asked({ no: [0] }));
    expect(table.people.asked).toBe(false);
    say(asked({ no: [0], stopped: false }));
    expect(table.people.stop).toBeNull();
    expect(told()).toEqual(["La partie continue."]);
  });

  it("are not told that the match goes on by who has withdrawn the question", () => {
    say(snapshot(1, null));
    table.people.vote(true);
    say(asked({ seat: 0, yes: [0] }));
    expect(table.people.asked).toBe(false);
    table.people.vote(false);
    say(asked({ seat: 0, yes: [], stopped: false }));
    expect(told()).toEqual([]);
  });

  it("ask nothing of who has conceded, and nothing that was open before the line fell", () => {
    say(snapshot(1, null, { seats: [{ ...chair(0, "Mamie"), conceded: true }, chair(1, "Léa")] }));
    say(asked({}));
    expect(table.people.asked).toBe(false);
    Socket.last.onclose?.({ code: 1006 });
    expect(table.people.stop).toBeNull();
  });

  it("leave nobody to act when it was stopped", () => {
    say(snapshot(1, null, { prompt: { id: "prompt-draw" } }));
    say(asked({ stopped: true }));
    expect(table.prompt).toBeNull();
    say({ type: "Over", scores: [1, 0], ranks: null, tally: [], code: "", seed: "", series: null });
    expect(table.over?.ranks).toBeNull();
    expect(table.phase).toBe("over");
  });

  it("nudge me, unless I have muted them", () => {
    say(snapshot(1, null));
    setMuted("Léa", true);
    say({ type: "Nudged", seat: 1 });
    say({ type: "Said", number: 2, seat: 1, text: "Ohé" });
    expect([told(), table.unread]).toEqual([[], 0]);
    setMuted("Léa", false);
    say({ type: "Nudged", seat: 1 });
    expect(told()).toEqual(["Léa vous relance\u00a0: tout le monde vous attend."]);
  });

  it("change places two by two", () => {
    say(snapshot(1, null, { phase: "waiting", view: null }));
    table.people.move(1, -1);
    table.people.move(0, -1); // there is nobody above the first
    expect(sent("Reorder")).toMatchObject([{ order: [1, 0] }]);
  });

  it("may lose their chair to the host, and are told so", () => {
    say(snapshot(1, null, { phase: "waiting" }));
    say(snapshot(2, null, { phase: "waiting", you: null }));
    expect(told()).toEqual(["L’hôte vous a retiré votre place."]);
  });
});
