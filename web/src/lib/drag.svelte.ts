const FAR = 8; // pixels until a touch is a drag

interface Deeds<T> {
  begin: (what: T) => void;
  /** Let go over something with `data-place`, or over nothing. */
  drop: (place: number | null) => void;
}

/** Something taken up with finger or mouse. */
export class Drag<T> {
  at = $state.raw<{ x: number; y: number } | null>(null);
  readonly #deeds: Deeds<T>;
  #held: { what: T; x: number; y: number; id: number } | null = null;
  #dropped = 0;

  constructor(deeds: Deeds<T>) {
    this.#deeds = deeds;
  }

  start(what: T, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#held = { what, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (held?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (!this.at && far) this.#deeds.begin(held.what);
    if (this.at || far) this.at = { x: event.clientX, y: event.clientY };
  }

  end(event: PointerEvent): void {
    if (this.#held?.id !== event.pointerId) return;
    const carried = this.at !== null;
    this.cancel();
    if (!carried) return;
    this.#dropped = event.timeStamp;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = under?.closest("[data-place]")?.getAttribute("data-place");
    this.#deeds.drop(place ? Number(place) : null);
  }

  cancel(): void {
    this.#held = null;
    this.at = null;
  }

  /** Whether the click that comes now belongs to a drag that has just ended. */
  done(): boolean {
    return performance.now() - this.#dropped < 60;
  }
}
