import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepAwake } from "../src/lib/awake.ts";
import { Beckon, type Device } from "../src/lib/beckon.svelte.ts";

/** A phone in somebody's hand, or in a pocket. */
class Phone implements Device {
  pocketed = false;
  allowed: NotificationPermission | null = "default";
  answer: NotificationPermission = "granted";
  moved = true;
  shaken: number[] = [];
  notes: string[] = [];
  asked = 0;
  #seen: () => void = () => {};

  hidden = () => this.pocketed;
  permission = () => this.allowed;
  async ask(): Promise<NotificationPermission> {
    this.asked += 1;
    this.allowed = this.answer;
    return this.answer;
  }
  note(title: string, text: string): () => void {
    this.notes.push(`${title}: ${text}`);
    return () => {
      this.notes = [];
    };
  }
  canShake = () => this.moved;
  shake(milliseconds: number): void {
    this.shaken.push(milliseconds);
  }
  seen(then: () => void): void {
    this.#seen = then;
  }
  look(): void {
    this.pocketed = false;
    this.#seen();
  }
}

let phone: Phone;
const kept = new Map<string, string>();

beforeEach(() => {
  phone = new Phone();
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe("your turn", () => {
  it("shakes a phone that can, until somebody would rather not", () => {
    const beckon = new Beckon(phone);
    beckon.call("Your turn", "Play");
    expect(phone.shaken).toEqual([60]);
    beckon.setShakes(false);
    beckon.call("Your turn", "Play");
    expect(phone.shaken).toEqual([60]);
    expect(new Beckon(phone).shakes).toBe(false);
  });

  it("does not try to shake what cannot", () => {
    phone.moved = false;
    new Beckon(phone).call("Your turn", "Play");
    expect(phone.shaken).toEqual([]);
  });

  it("leaves a note only where it was asked for, and only in a pocket", async () => {
    const beckon = new Beckon(phone);
    phone.pocketed = true;
    beckon.call("Your turn", "Play");
    expect([phone.notes, phone.asked]).toEqual([[], 0]);
    expect(await beckon.setNotes(true)).toBe(true);
    beckon.call("Your turn", "Play");
    expect(phone.notes).toEqual(["Your turn: Play"]);
    phone.look();
    expect(phone.notes).toEqual([]);
    beckon.call("Your turn", "Play");
    expect(phone.notes).toEqual([]);
  });

  it("remembers who wanted notes, and forgets it where the browser refuses", async () => {
    await new Beckon(phone).setNotes(true);
    expect(new Beckon(phone).notes).toBe(true);
    phone.allowed = "denied"; // taken back in the browser's own settings
    expect(new Beckon(phone).notes).toBe(false);
    phone.answer = "denied";
    const beckon = new Beckon(phone);
    expect(await beckon.setNotes(true)).toBe(false);
    expect(beckon.notes).toBe(false);
    expect(kept.size).toBe(0);
  });

  it("offers no notes on a page that can leave none", () => {
    phone.allowed = null;
    expect(new Beckon(phone).canNote).toBe(false);
  });
});

describe("a lit screen", () => {
  function lamp() {
    let watch: (() => void) | null = null;
    const told = { lit: 0, released: 0, hidden: false };
    return {
      told,
      turn: (hidden: boolean) => {
        told.hidden = hidden;
        watch?.();
      },
      world: {
        light: async () => {
          told.lit += 1;
          return {
            release: async () => {
              told.released += 1;
            },
          };
        },
        hidden: () => told.hidden,
        watch: (then: () => void) => {
          watch = then;
          return () => {
            watch = null;
          };
        },
      },
    };
  }
  const settled = () => new Promise((then) => setTimeout(then));

  it("is asked for again when the page is looked at again, and let go at the end", async () => {
    const { told, turn, world } = lamp();
    const letGo = keepAwake(world);
    turn(true);
    expect(told.lit).toBe(1);
    turn(false);
    await settled();
    expect(told.lit).toBe(2);
    letGo();
    turn(false);
    await settled();
    expect([told.lit, told.released]).toEqual([2, 2]);
  });

  it("stays as it is where nothing can light it, or the battery runs low", async () => {
    const { world } = lamp();
    keepAwake({ ...world, light: null })();
    keepAwake({ ...world, light: () => Promise.reject(new Error("low")) })();
    await settled(); // nothing was thrown
  });
});
