import { tick } from "svelte";
import { announce, notice } from "$lib/notices.svelte.ts";
import { Carry } from "./carry.svelte.ts";
import { joinsOf, oustedBy, placeOf } from "./draft.ts";
import { glide } from "./glide.ts";
import { pieceName } from "./pieces.ts";
import type { Table } from "./table.ts";
import { type Lifted, Workshop } from "./workshop.svelte.ts";

const SEA = '[data-handle="sea"]';

/**
 * The hands at a ship in the yard: taps, drags and keys become moves of the workshop; what moves snaps
 * to its place and is told to who listens.
 */
export class Bench {
  readonly yard = new Workshop();
  readonly #table: () => Table;
  readonly #root: () => HTMLElement | undefined;
  #dragged = false;
  readonly #explained = new Set<string>();
  readonly carry = new Carry<Lifted>(
    (what, x, begins) => this.#carried(what, x, begins),
    (what, event) => this.#dropped(what, event),
  );

  constructor(table: () => Table, root: () => HTMLElement | undefined) {
    this.#table = table;
    this.#root = root;
  }

  get live(): boolean {
    return this.#table().menu?.open.includes("Arrange") ?? false;
  }

  lifts(what: Lifted): boolean {
    const { lifted } = this.yard;
    if (!lifted) return false;
    if ("piece" in what) return "piece" in lifted && lifted.piece === what.piece;
    return "hull" in lifted && lifted.hull === what.hull;
  }

  /** Look at an arrangement, or no longer. */
  imagine(wish: Parameters<Workshop["imagine"]>[0]): void {
    void glide(this.#root(), () => this.yard.imagine(wish));
  }

  undo = (): void => {
    const { finger } = this.#table();
    if (finger.held.size) finger.letGo();
    void glide(this.#root(), () => this.yard.undo());
  };

  /** A touch that may change the ship. */
  async #change(touch: () => boolean): Promise<void> {
    const { finger } = this.#table();
    const { lifted: before, draft: was } = this.yard;
    let done = false;
    await glide(this.#root(), () => {
      done = touch();
      if (done && finger.held.size) finger.letGo();
    });
    if (done && before) {
      this.#tell(before, "piece" in before ? oustedBy(before.piece, was, this.yard.draft) : null);
    } else if (this.yard.lifted) await this.#bringGoals();
  }

  #tell(what: Lifted, ousted: string | null = null): void {
    const { words, scenery } = this.#table();
    const { draft } = this.yard;
    if ("hull" in what) {
      const joined = joinsOf(draft.order, scenery.parts);
      const good = joined.filter(Boolean).length;
      const tile = words.text(`tile-${what.hull}`);
      const index = draft.order.indexOf(what.hull) + 1;
      announce(words.text("yard-told-hull", { tile, index, good, bad: joined.length - good }));
      this.#focus(`[data-grip="${what.hull}"]`);
    } else {
      const place = placeOf(draft, what.piece);
      this.#explain(place, ousted);
      announce(pieceName(words, draft.pieces[what.piece] ?? "", place, false));
      this.#focus(`[data-piece="${what.piece}"]`);
    }
  }

  /** Sails and a Deck bar each other: what had to go is told, and once whose place has gone. */
  #explain(place: string | null, ousted: string | null): void {
    const { words, scenery } = this.#table();
    if (ousted) {
      notice(words.text("yard-ousted", { tile: words.text(`tile-${ousted}`) }));
      return;
    }
    const [hull = "", key = ""] = place?.split(":") ?? [];
    const mast = (scenery.parts[hull]?.top ?? 0) > 0;
    const id = key === "m0" ? "yard-bars-deck" : key === "t" && mast ? "yard-bars-sails" : null;
    if (!id || this.#explained.has(id)) return;
    this.#explained.add(id);
    notice(words.text(id));
  }

  /** Somebody would throw what stays on board: nothing happens, and it is told why (T21, T23). */
  #staysDry(what: Lifted | null): void {
    notice(this.#table().words.text(what && "hull" in what ? "yard-no-sea-hull" : "yard-no-sea"));
  }

  #focus(what: string): void {
    this.#root()?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
  }

  /** What is in hand shows where it could go: the first goal comes into sight. */
  async #bringGoals(): Promise<void> {
    await tick();
    const dock = this.#root()?.querySelector(".dock");
    if (!dock || !this.yard.goals.size) return;
    const goals = [...dock.querySelectorAll<HTMLElement>("[data-goal]")];
    announce(this.#table().words.text("yard-goals", { goals: goals.length }));
    const box = dock.getBoundingClientRect();
    const seen = goals.some((goal) => {
      const { left, right } = goal.getBoundingClientRect();
      return left >= box.left && right <= box.right;
    });
    if (!seen) goals[0]?.scrollIntoView({ inline: "center", block: "nearest" });
  }

  // Carrying: a piece to its goal, a ship tile between two others while it is carried

  #carried(what: Lifted, x: number, begins: boolean): void {
    if (begins) this.yard.lifted = what;
    if ("piece" in what) return;
    const { order } = this.yard.draft;
    const middle = (hull: string): number => {
      const box = this.#root()?.querySelector(`[data-hull="${hull}"]`)?.getBoundingClientRect();
      return box ? (box.left + box.right) / 2 : 0;
    };
    const to = order.filter((hull) => hull !== what.hull && middle(hull) < x).length;
    if (order[to] === what.hull) return;
    void glide(this.#root(), () => this.yard.moveHull(what.hull, to, this.#dragged));
    this.#dragged = true;
    this.yard.lifted = what;
  }

  #dropped(what: Lifted, event: PointerEvent): void {
    this.#dragged = false;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (under?.closest(SEA)) this.#staysDry(what);
    if ("hull" in what) {
      this.yard.letGo();
      this.#tell(what);
      return;
    }
    this.yard.lifted = what;
    void this.#change(() => {
      const done = this.#drop(under);
      if (!done) this.yard.letGo();
      return done;
    });
  }

  #drop(under: Element | null): boolean {
    const place = nameAt(under, "place");
    if (place && this.yard.touchPlace(place)) return true;
    if (under?.closest("[data-quay]")) return this.yard.touchQuay();
    const hull = nameAt(under, "hull");
    return hull !== null && this.yard.touchHull(hull);
  }

  // One pair of hands for all that lies in the yard

  #touched = (event: MouseEvent): void => {
    if (!this.live || this.carry.justEnded) return;
    const { yard } = this;
    const at = event.target as Element;
    const [piece, place, hull] = [nameAt(at, "piece"), nameAt(at, "place"), nameAt(at, "hull")];
    // With a ship tile in hand its new neighbour is meant, whatever stands on it.
    const tile = yard.lifted !== null && "hull" in yard.lifted;
    if (tile && hull !== null) void this.#change(() => yard.touchHull(hull));
    else if (piece !== null) void this.#change(() => yard.touchPiece(Number(piece)));
    else if (place !== null) void this.#change(() => yard.touchPlace(place));
    else if (hull !== null) void this.#change(() => yard.touchHull(hull));
    else if (at.closest("[data-quay]")) void this.#change(() => yard.touchQuay());
    else if (!at.closest("button")) {
      if (at.closest(SEA)) this.#staysDry(yard.lifted);
      yard.letGo();
    }
  };

  #pressed = (event: PointerEvent): void => {
    if (!this.live) return;
    const [piece, hull] = [nameAt(event.target, "piece"), nameAt(event.target, "hull")];
    if (piece !== null) this.carry.press({ piece: Number(piece) }, event);
    else if (hull && this.yard.draft.order.includes(hull)) {
      // A finger on the wood scrolls the ship; by its grip it moves a ship tile.
      if (event.pointerType !== "touch" || nameAt(event.target, "grip") !== null) {
        this.carry.press({ hull }, event);
      }
    }
  };

  /** The page has taken the finger, to scroll: nothing was meant to be lifted. */
  scrolls = (): void => {
    if (this.carry.what) this.yard.letGo();
    this.#dragged = false;
    this.carry.cancel();
  };

  #typed = (event: KeyboardEvent): void => {
    if (!this.live) return;
    const { yard } = this;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const grip = nameAt(event.target, "grip");
    if (step && grip) {
      const to = yard.draft.order.indexOf(grip) + step;
      const { finger } = this.#table();
      void glide(this.#root(), () => {
        if (yard.moveHull(grip, to) && finger.held.size) finger.letGo();
      }).then(() => this.#tell({ hull: grip }));
    } else if (step && yard.lifted) {
      const goals = [...(this.#root()?.querySelectorAll<HTMLElement>("[data-goal]") ?? [])];
      const now = goals.indexOf(document.activeElement as HTMLElement);
      const next = now < 0 && step < 0 ? -1 : (now + step) % Math.max(1, goals.length);
      goals.at(next)?.focus();
    } else if (event.key === "Escape" && yard.lifted) {
      yard.letGo();
    } else if ((event.key === "Delete" || event.key === "Backspace") && yard.lifted) {
      void this.#change(() => yard.touchQuay());
    } else return;
    event.preventDefault();
  };

  /** The key that takes back an act takes back a move of the yard first. */
  takeBack = (event: KeyboardEvent): void => {
    const meant = event.key === "u" || (event.key === "z" && (event.ctrlKey || event.metaKey));
    const writing = (event.target as Element | null)?.closest?.("input, textarea, select");
    if (!meant || !this.live || !this.yard.canUndo || writing) return;
    event.preventDefault();
    this.undo();
  };

  hands = (element: HTMLElement): { destroy: () => void } => {
    element.addEventListener("click", this.#touched);
    element.addEventListener("pointerdown", this.#pressed);
    element.addEventListener("keydown", this.#typed);
    return {
      destroy: () => {
        element.removeEventListener("click", this.#touched);
        element.removeEventListener("pointerdown", this.#pressed);
        element.removeEventListener("keydown", this.#typed);
      },
    };
  };
}

/** The name of what lies under a touch: its piece, place, hull or grip. */
function nameAt(at: EventTarget | null, kind: string): string | null {
  return (at as Element | null)?.closest?.(`[data-${kind}]`)?.getAttribute(`data-${kind}`) ?? null;
}
