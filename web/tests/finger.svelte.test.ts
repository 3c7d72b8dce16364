import { afterEach, describe, expect, it, vi } from "vitest";
import { Finger } from "../src/board/finger.svelte.ts";
import type { Deed } from "../src/board/handles.ts";
import type { Menu } from "../src/wire/types.ts";

interface Play extends Deed {
  name: string;
}

/** An act by its name, with what is taken and where it goes. */
type Row = readonly [name: string, take: readonly string[], goal: readonly string[]];

const CARDS: readonly Row[] = [
  ["hat from 2", ["card:hat", "square:2"], ["square:9"]],
  ["hat from 5", ["card:hat", "square:5"], ["square:9"]],
  ["key from 2", ["card:key", "square:2"], ["square:7"]],
  ["back from 5", ["square:5"], ["square:2"]],
  ["end", [], []],
];
const ALLEYS: readonly Row[] = [
  ["one", ["alley:a"], ["alley:a"]],
  ["two", ["alley:b"], ["alley:b"]],
  ["both", ["alley:a", "alley:b"], ["alley:a", "alley:b"]],
];

function menuOf(rows: readonly Row[], number = 1): Menu {
  return {
    number,
    acts: rows.map(([name]) => ({ type: "Play", name })),
    labels: rows.map(([name]) => ({ id: name })),
    effects: null,
    handles: rows.map(([, take, goal]) => ({ take: [...take], goal: [...goal], main: false })),
    open: [],
  };
}

function table(rows: readonly Row[], hinted: string | null = null) {
  const played: string[] = [];
  const props = $state({
    menu: menuOf(rows) as Menu | null,
    hinted,
    look: undefined as readonly string[] | undefined,
    act: (act: Play) => {
      played.push(act.name);
    },
  });
  return { finger: new Finger<Play>(props), played, props };
}

/** A pointer at x, over things with these handles, the innermost first. */
function pointer(x: number, ...under: string[]): PointerEvent {
  const things = under.reduceRight<object | null>(
    (outer, handle) => ({
      getAttribute: () => handle,
      closest(): object {
        return this;
      },
      parentElement: outer,
    }),
    null,
  );
  vi.stubGlobal("document", { elementFromPoint: () => things });
  return { button: 0, pointerId: 1, clientX: x, clientY: 0 } as PointerEvent;
}

function drag(finger: Finger<Play>, handle: string, ...onto: string[]): void {
  finger.press(handle, pointer(0));
  finger.move(pointer(20));
  finger.end(pointer(40, ...onto));
}

afterEach(() => vi.unstubAllGlobals());

describe("a finger that taps", () => {
  it("takes card and pirate in either order, and the goal does it", () => {
    for (const [first, second] of [
      ["card:hat", "square:2"],
      ["square:2", "card:hat"],
    ]) {
      const { finger, played } = table(CARDS);
      finger.touch(first ?? "");
      finger.touch(second ?? "");
      expect(finger.ready?.act.name).toBe("hat from 2");
      expect([...finger.goals.keys()]).toEqual(["square:9"]);
      finger.touch("square:9");
      expect(played).toEqual(["hat from 2"]);
      expect(finger.held.size).toBe(0);
    }
  });

  it("lights only what goes with what it holds, or instead of it", () => {
    const { finger } = table(CARDS);
    finger.touch("card:key");
    expect(finger.open).toEqual(
      new Set(["card:hat", "card:key", "square:2", "square:5", "square:7"]),
    );
    finger.letGo();
    finger.touch("square:5");
    expect(finger.open.has("card:key")).toBe(true); // from another pirate
    finger.touch("card:key");
    expect(finger.held).toEqual(new Set(["card:key"]));
  });

  it("is ready once one act alone is left, and shows where it goes", () => {
    const { finger, played } = table(CARDS);
    finger.touch("card:key");
    expect(finger.ready?.act.name).toBe("key from 2");
    finger.touch("square:7");
    expect(played).toEqual(["key from 2"]);
  });

  it("does not choose between two acts that end on the same square", () => {
    const { finger, played } = table(CARDS);
    finger.touch("card:hat");
    expect(finger.goals.has("square:9")).toBe(false);
    finger.touch("square:9");
    expect(played).toEqual([]);
  });

  it("means the goal rather than the pirate who stands there", () => {
    const { finger, played } = table(CARDS);
    finger.touch("square:5");
    finger.touch("square:2");
    expect(played).toEqual(["back from 5"]);
  });

  it("exchanges a card for another, and lets go of what it touches again", () => {
    const { finger } = table(CARDS);
    finger.touch("square:2");
    finger.touch("card:hat");
    finger.touch("card:key");
    expect(finger.held).toEqual(new Set(["square:2", "card:key"]));
    finger.touch("card:key");
    expect(finger.held).toEqual(new Set(["square:2"]));
    finger.touch("elsewhere:1");
    expect(finger.held.size).toBe(0);
  });

  it("does what is clear where the goal is the very place it stands on", () => {
    const { finger, played } = table([
      ["stay", ["action:1", "place:4"], ["place:4"]],
      ["enter", ["pirate:3"], ["place:4"]],
    ]);
    finger.touch("action:1");
    finger.touch("place:4");
    expect(played).toEqual(["stay"]);
  });

  it("takes whoever stands on the goal of another, as long as that makes sense", () => {
    const { finger, played } = table([
      ["two to three", ["action:1", "place:2"], ["place:3"]],
      ["three to four", ["action:1", "place:3"], ["place:4"]],
    ]);
    finger.touch("action:1");
    finger.touch("place:3");
    expect([played.length, finger.ready?.act.name]).toEqual([0, "three to four"]);
  });

  it("gathers things of one kind, and a second touch of one of them does it", () => {
    const { finger, played } = table(ALLEYS);
    finger.touch("alley:a");
    expect(finger.ready?.act.name).toBe("one");
    finger.touch("alley:b");
    expect(finger.ready?.act.name).toBe("both");
    finger.touch("alley:a");
    expect(played).toEqual(["both"]);
  });

  it("does at once what has a goal and nothing to take", () => {
    const { finger, played } = table([["drop", [], ["place:E1"]]]);
    expect(finger.open.has("place:E1")).toBe(true);
    finger.touch("place:E1");
    expect(played).toEqual(["drop"]);
  });

  it("leaves to buttons what has no handles", () => {
    expect(table(CARDS).finger.deeds.map(({ act }) => act.name)).toEqual(["end"]);
  });
});

describe("a finger that drags", () => {
  it("plays a card on a pirate, or on the square where one alone would land", () => {
    const { finger, played } = table(CARDS);
    drag(finger, "card:hat", "square:5");
    drag(finger, "card:key", "square:7");
    expect(played).toEqual(["hat from 5", "key from 2"]);
  });

  it("plays a pirate on the square where he goes", () => {
    const { finger, played } = table(CARDS);
    drag(finger, "square:5", "square:2");
    expect(played).toEqual(["back from 5"]);
  });

  it("forgets what was touched before when that does not go with it", () => {
    const { finger, played } = table(CARDS);
    finger.touch("square:2");
    drag(finger, "card:hat", "square:5");
    expect(played).toEqual(["hat from 5"]);
  });

  it("finds what lies around the thing it lets go over", () => {
    const { finger, played } = table([["enter", ["pirate:4"], ["plank"]]]);
    drag(finger, "pirate:4", "place:3", "plank");
    expect(played).toEqual(["enter"]);
  });

  it("keeps in hand what it lets go over itself, though a second touch would do it", () => {
    const { finger, played } = table(ALLEYS);
    drag(finger, "alley:a", "alley:a");
    expect(played).toEqual([]);
    expect([...finger.held]).toEqual(["alley:a"]);
  });

  it("puts down what it lets go over nothing", () => {
    const { finger, played } = table(CARDS);
    drag(finger, "card:hat");
    expect([finger.held.size, finger.at, played.length]).toEqual([0, null, 0]);
  });

  it("is a tap until it has gone a little way, and its click is not one more tap", () => {
    const { finger } = table(CARDS);
    finger.press("card:hat", pointer(0));
    finger.move(pointer(5));
    expect(finger.at).toBeNull();
    finger.end(pointer(5, "card:hat"));
    finger.touch("card:hat");
    expect(finger.held).toEqual(new Set(["card:hat"]));
    drag(finger, "square:5", "nowhere:1");
    finger.touch("square:5"); // the browser's click
    expect(finger.held.size).toBe(0);
  });

  it("does not drag what cannot be taken, nor with another finger", () => {
    const { finger } = table(CARDS);
    finger.press("square:9", pointer(0));
    finger.move(pointer(20));
    expect(finger.at).toBeNull();
    finger.press("card:hat", pointer(0));
    finger.move({ ...pointer(20), pointerId: 2 } as PointerEvent);
    expect(finger.at).toBeNull();
  });
});

describe("a finger on keys", () => {
  const key = (name: string) => ({ key: name, preventDefault: vi.fn() });

  it("touches what has the focus with Enter or the space bar", () => {
    const { finger, played } = table(CARDS);
    const press = (handle: string, name: string) => {
      const { onkeydown } = finger.spot(handle, "") as { onkeydown: (event: object) => void };
      onkeydown(key(name));
    };
    press("square:5", "Enter");
    press("square:2", "x");
    expect(played).toEqual([]);
    press("square:2", " ");
    expect(played).toEqual(["back from 5"]);
  });

  it("lets go with Escape, also of what it drags", () => {
    const { finger } = table(CARDS);
    finger.press("card:hat", pointer(0));
    finger.move(pointer(20));
    finger.key(key("Escape") as unknown as KeyboardEvent);
    expect([finger.held.size, finger.at]).toEqual([0, null]);
  });

  it("is told what is a button, what is pressed and what does nothing", () => {
    const { finger } = table(CARDS);
    finger.touch("square:5");
    expect(finger.spot("square:5", "five")).toMatchObject({ role: "button", "aria-pressed": true });
    expect(finger.spot("square:2", "two")).toMatchObject({ role: "button", tabindex: 0 });
    expect(finger.spot("square:30", "far")).toMatchObject({ role: "img" });
    expect(finger.card("card:skull", "skull")).toMatchObject({ "aria-disabled": true });
  });
});

describe("a finger and its menu", () => {
  it("holds nothing any more when other acts are offered, and keeps it when the same are", () => {
    const { finger, props } = table(CARDS);
    finger.touch("card:hat");
    props.menu = menuOf(CARDS, 2);
    expect([...finger.held]).toEqual(["card:hat"]);
    props.menu = menuOf(CARDS.slice(1), 3);
    expect([finger.held.size, finger.ready]).toEqual([0, undefined]);
  });

  it("shows what a hint names until it touches something itself", () => {
    const { finger } = table(CARDS, '{"name":"key from 2","type":"Play"}');
    expect(finger.shown?.act.name).toBe("key from 2");
    expect([finger.has("card:key"), finger.goals.has("square:7")]).toEqual([true, true]);
    finger.touch("square:5");
    expect([finger.has("card:key"), finger.goals.has("square:7")]).toEqual([false, false]);
  });
});

describe("a finger and a hint", () => {
  const HAT_FROM_5 = '{"name":"hat from 5","type":"Play"}';
  const press = (finger: Finger<Play>, handle: string): void => {
    const { onkeydown } = finger.spot(handle, "") as { onkeydown: (event: object) => void };
    onkeydown({ key: "Enter", preventDefault: vi.fn() });
  };

  it("does the hinted act where it goes, by touch and by key, whatever else starts there", () => {
    // Onto 9 two acts lead, and one sets out from there.
    const rows: readonly Row[] = [...CARDS, ["back from 9", ["square:9"], ["square:5"]]];
    for (const touch of [
      (f: Finger<Play>) => f.touch("square:9"),
      (f: Finger<Play>) => press(f, "square:9"),
    ]) {
      const { finger, played } = table(rows, HAT_FROM_5);
      expect(finger.goals.get("square:9")?.act.name).toBe("hat from 5");
      touch(finger);
      expect(played).toEqual(["hat from 5"]);
    }
  });

  it("has all of it in hand with a touch of anything that it lights", () => {
    for (const handle of ["card:hat", "square:5"]) {
      const { finger, played } = table(CARDS, HAT_FROM_5);
      finger.touch(handle);
      expect(finger.held).toEqual(new Set(["card:hat", "square:5"]));
      expect(finger.shown?.act.name).toBe("hat from 5"); // the gold slot does it …
      finger.touch("square:9"); // … and so does its goal
      expect(played).toEqual(["hat from 5"]);
    }
  });

  it("drags it as one", () => {
    const { finger, played } = table(CARDS, HAT_FROM_5);
    drag(finger, "square:5", "square:9");
    drag(finger, "card:hat", "square:2"); // or plays the card on another
    expect(played).toEqual(["hat from 5", "hat from 2"]);
  });

  it("exchanges a part of it, and touches something else as if there were no hint", () => {
    const { finger } = table(CARDS, HAT_FROM_5);
    finger.touch("card:hat");
    finger.touch("square:2");
    expect(finger.ready?.act.name).toBe("hat from 2");
    const other = table(CARDS, HAT_FROM_5).finger;
    other.touch("card:key");
    expect([other.held, other.ready?.act.name]).toEqual([new Set(["card:key"]), "key from 2"]);
  });

  it("lights where it goes beside what needs nothing taken", () => {
    const { finger, played } = table([["drop", [], ["place:E1"]], ...CARDS], HAT_FROM_5);
    expect([...finger.goals.keys()].sort()).toEqual(["place:E1", "square:9"]);
    finger.touch("place:E1");
    expect(played).toEqual(["drop"]);
  });
});

it("lights what a hint wants looked at until it touches something itself", () => {
  const { finger, props } = table(CARDS);
  props.look = ["card:key"];
  expect([finger.has("card:key"), finger.shown]).toEqual([true, undefined]);
  finger.touch("card:hat");
  expect([finger.has("card:key"), finger.has("card:hat")]).toEqual([false, true]);
});

describe("what a board puts together itself", () => {
  it("is as good as in hand, until something else is", () => {
    const { finger, played, props } = table(CARDS);
    finger.propose({ act: { type: "Play", name: "made" }, label: { id: "made" } });
    expect(finger.shown?.act.name).toBe("made");
    finger.touch("card:key");
    expect(finger.shown?.act.name).toBe("key from 2");
    finger.letGo();
    finger.play(finger.shown);
    expect(played).toEqual(["made"]);
    props.menu = menuOf(CARDS, 2);
    expect(finger.shown).toBeUndefined(); // it was made for another menu
  });

  it("is what the list means by the act in whose place it stands", () => {
    const { finger, played } = table([["as it was", [], []]]);
    const listed: Play = { type: "Play", name: "as it was" };
    finger.propose({ act: { type: "Play", name: "made" }, label: { id: "made" } }, null, "Play");
    expect(finger.inPlaceOf(listed)?.choice?.label.id).toBe("made");
    expect(finger.choose(listed)).toBeNull();
    expect(played).toEqual(["made"]);
    finger.propose(null, { id: "slot-quay" }, "Play");
    expect(finger.choose(listed)).toEqual({ id: "slot-quay" });
    finger.propose({ act: listed, label: { id: "keep" } }, null, "Play");
    expect(finger.inPlaceOf(listed)).toBeNull();
    finger.choose(listed);
    expect(played).toEqual(["made", "as it was"]);
  });

  it("gives way to a hint, and says what is missing while it is not whole", () => {
    const { finger, props } = table(CARDS, '{"name":"end","type":"Play"}');
    const quay = { id: "slot-quay", args: { tile: { id: "tile-sail" } } };
    finger.propose(null, quay);
    expect(finger.shown?.act.name).toBe("end");
    expect(finger.proposed?.advice).toEqual(quay);
    props.menu = null;
    expect(finger.proposed).toBeNull();
    finger.propose({ act: { type: "Play", name: "made" }, label: { id: "made" } });
    expect(finger.shown).toBeUndefined();
  });
});
