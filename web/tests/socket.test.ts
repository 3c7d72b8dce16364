import { beforeEach, describe, expect, it } from "vitest";
import { delay, Line, type LineState, type SocketLike } from "../src/wire/socket.ts";
import type { Answer, GameAct } from "../src/wire/types.ts";

class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; id: string; menu?: number; text?: string }[] = [];
  open = false;
  constructor(readonly url: string) {}
  send(data: string): void {
    if (!this.open) throw new Error("not open");
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.open = false;
  }
  accept(): void {
    this.open = true;
    this.onopen?.(undefined as never);
  }
  say(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
  drop(code = 1006): void {
    this.open = false;
    this.onclose?.({ code });
  }
}

const ACT: GameAct = { type: "EndTurn" };
let sockets: FakeSocket[];
let timers: { milliseconds: number; then: () => void }[];
let heard: Answer[];
let states: LineState[];
let line: Line;

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
const snapshot = (number: number, menu: number | null) => ({
  type: "Snapshot",
  number,
  you: 0,
  said: [] as object[],
  menu: menu === null ? null : { number: menu, acts: [], labels: [], open: [] },
});
const step = (number: number, seat: number | string, menu: number | null) => ({
  type: "Step",
  number,
  seat,
  menu: menu === null ? null : { number: menu, acts: [], labels: [], open: [] },
});

function ring(): void {
  for (const timer of timers.splice(0)) timer.then();
}

beforeEach(() => {
  sockets = [];
  timers = [];
  heard = [];
  states = [];
  line = new Line(
    "ws://test/socket?token=x",
    { heard: (answer) => heard.push(answer), changed: (state) => states.push(state) },
    {
      open: (url) => {
        sockets.push(new FakeSocket(url));
        return last();
      },
      after: (milliseconds, then) => {
        const timer = { milliseconds, then };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
      random: () => 0.5,
    },
  );
});

describe("a line that breaks", () => {
  it("comes back by itself, later each time, and asks for what it missed", () => {
    last().accept();
    last().say(snapshot(21, null));
    last().say(step(22, 1, null));
    expect(last().url).not.toContain("after");
    last().drop();
    expect(timers.map((timer) => timer.milliseconds)).toEqual([500]);
    ring();
    expect(last().url).toContain("&after=22");
    last().drop();
    expect(timers.map((timer) => timer.milliseconds)).toEqual([1000]);
    ring();
    last().accept();
    last().say({ type: "Seats", seats: [] });
    expect(line.state).toBe("live");
    last().drop();
    expect(timers.map((timer) => timer.milliseconds)).toEqual([500]);
  });

  it("tries at a steady pace when the server has said that it will be back", () => {
    last().accept();
    last().say(snapshot(1, null));
    last().drop(1012);
    for (let tries = 0; tries < 12; tries++) {
      expect(timers.map((timer) => timer.milliseconds)).toEqual([500]);
      ring();
      last().drop();
    }
    ring();
    last().drop();
    expect(timers.map((timer) => timer.milliseconds)).toEqual([1000]);
  });

  it("waits five seconds at most, with a little chance in it", () => {
    expect(delay(0, 0.5)).toBe(500);
    expect(delay(20, 0.5)).toBe(5_000);
    expect(delay(20, 1)).toBeLessThanOrEqual(6_250);
  });

  it("comes back at once when the network does", () => {
    last().accept();
    last().say(snapshot(1, null));
    last().drop();
    expect(line.state).toBe("waiting");
    line.hurry();
    expect(sockets).toHaveLength(2);
  });

  it("is down at once when the device says that its network is gone", () => {
    last().accept();
    last().say(snapshot(1, null));
    line.lose();
    expect(line.state).toBe("waiting");
    expect(timers.map((timer) => timer.milliseconds)).toEqual([500]); // a server here is still there
    line.lose();
    expect(timers).toHaveLength(1);
  });

  it("stays away when there is no such table or no such chair", () => {
    last().drop(4404);
    expect(line.state).toBe("gone");
    expect(timers).toHaveLength(0);
  });

  it("goes back to the number of a snapshot: after a take-back the journal ends there", () => {
    last().accept();
    last().say(step(40, 1, null));
    last().say(snapshot(41, null));
    last().drop();
    ring();
    expect(last().url).toContain("&after=41");
  });
});

describe("an act", () => {
  beforeEach(() => {
    last().accept();
    last().say(snapshot(21, 21));
  });

  it("is sent once with its menu, and no second one before it is answered", () => {
    expect(line.act(21, ACT)).toBeTruthy();
    expect(line.act(21, ACT)).toBeNull();
    expect(last().sent).toHaveLength(1);
    expect(last().sent[0]).toMatchObject({ type: "Act", menu: 21, act: ACT });
    last().say(step(22, 0, 22));
    expect(line.pending).toBeNull();
    expect(line.act(22, ACT)).toBeTruthy();
  });

  it("is sent again under the same id when the line comes back", () => {
    const id = line.act(21, ACT);
    last().drop();
    ring();
    last().accept();
    expect(last().sent).toEqual([{ type: "Act", id, menu: 21, act: ACT }]);
    last().say(step(22, 0, null));
    expect(line.pending).toBeNull();
  });

  it("made while the line is down is kept until it is up", () => {
    last().drop();
    const id = line.act(21, ACT);
    ring();
    last().accept();
    expect(last().sent[0]?.id).toBe(id);
  });

  it("is not sent again once it was done or overtaken", () => {
    line.act(21, ACT);
    last().drop();
    ring();
    last().say(snapshot(30, 30));
    expect(line.pending).toBeNull();
  });

  it("is given up when it is refused or stale", () => {
    const id = line.act(21, ACT);
    last().say({ type: "Refused", id, error: "stale", rule: null, message: {}, near: [] });
    expect(line.pending).toBeNull();
    expect(heard.at(-1)?.type).toBe("Refused");
  });

  it("is answered in a race by its own step, whatever others do to the menu", () => {
    line.act(21, ACT);
    last().say(step(22, 1, 21));
    last().say(step(22, "clock", 22));
    expect(line.pending).toEqual(ACT);
    last().say(step(23, 0, 21));
    expect(line.pending).toBeNull();
  });

  it("that nobody answers shows that the line is dead", () => {
    line.act(21, ACT);
    expect(timers.map((timer) => timer.milliseconds)).toEqual([8_000]);
    ring();
    expect(line.state).toBe("waiting");
  });
});

describe("what I say", () => {
  const said = (number: number, seat: number, text: string) => ({
    type: "Said",
    number,
    seat,
    text,
  });
  const waiting = (): string[] => line.unsaid.map((one) => one.text);
  const spoken = (): (string | undefined)[] => last().sent.map((one) => one.text);
  const again = (): void => {
    last().drop();
    ring();
    last().accept();
  };

  beforeEach(() => {
    last().accept();
    last().say(snapshot(21, null));
    line.say("One");
    line.say("Two");
  });

  it("is unsaid until it is heard, line by line", () => {
    expect(spoken()).toEqual(["One", "Two"]);
    last().say(said(22, 1, "One"));
    expect(waiting()).toEqual(["One", "Two"]);
    last().say(said(23, 0, "One"));
    expect(waiting()).toEqual(["Two"]);
    last().say(said(24, 0, "Two"));
    expect(waiting()).toEqual([]);
    expect(timers).toEqual([]);
  });

  it("is said again when the line is back, but not what was heard meanwhile", () => {
    again();
    expect(last().sent).toEqual([]);
    last().say(said(22, 0, "One"));
    last().say({ type: "Seats", seats: [], watchers: 0 });
    expect(spoken()).toEqual(["Two"]);
    last().say({ type: "Seats", seats: [], watchers: 1 });
    expect(spoken()).toEqual(["Two"]);
  });

  it("is found in the whole table too, where each line is counted once", () => {
    last().say(said(22, 0, "One"));
    again();
    last().say({ ...snapshot(23, null), said: [said(22, 0, "One"), said(23, 0, "Two")] });
    expect(waiting()).toEqual([]);
    expect(last().sent).toEqual([]);
  });

  it("is dropped when it is refused", () => {
    const id = line.unsaid[0]?.id;
    last().say({ type: "Refused", id, error: "too_many", rule: null, message: {}, near: [] });
    expect(waiting()).toEqual(["Two"]);
  });

  it("shows that the line is dead when nobody answers", () => {
    expect(timers.map((timer) => timer.milliseconds)).toEqual([8_000]);
    ring();
    expect(line.state).toBe("waiting");
  });
});

it("other requests are sent only on a live line, each with its own id", () => {
  expect(line.send({ type: "Hint" })).toBeNull();
  last().accept();
  last().say(snapshot(1, null));
  const one = line.send({ type: "Hint" });
  const other = line.send({ type: "Undo" });
  expect(one).not.toBe(other);
  expect(last().sent.map((request) => request.type)).toEqual(["Hint", "Undo"]);
});
