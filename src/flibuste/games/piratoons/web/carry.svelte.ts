const FAR = 8; // pixels until a touch is a drag
const CLICK = 80; // milliseconds in which the click of a drag that has ended still comes

/** Something that the finger carries over the yard, or presses and may carry yet. */
export class Carry<T> {
  #pressed: { what: T; x: number; y: number; id: number } | null = null;
  #ended = Number.NEGATIVE_INFINITY;
  what = $state.raw<T | null>(null);
  at = $state.raw<{ x: number; y: number } | null>(null);
  readonly #moved: (what: T, x: number, begins: boolean) => void;
  readonly #dropped: (what: T, event: PointerEvent) => void;

  constructor(
    moved: (what: T, x: number, begins: boolean) => void,
    dropped: (what: T, event: PointerEvent) => void,
  ) {
    this.#moved = moved;
    this.#dropped = dropped;
  }

  /** The click that comes with the end of a drag means nothing. */
  get justEnded(): boolean {
    return performance.now() - this.#ended < CLICK;
  }

  press(what: T, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#pressed = { what, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR;
    if (!this.what && !far) return;
    const begins = !this.what;
    this.what = pressed.what;
    this.at = { x: event.clientX, y: event.clientY };
    this.#moved(pressed.what, event.clientX, begins);
  };

  end = (event: PointerEvent): void => {
    if (this.#pressed?.id !== event.pointerId) return;
    const { what } = this;
    this.cancel();
    if (!what) return;
    this.#ended = performance.now();
    this.#dropped(what, event);
  };

  cancel = (): void => {
    this.#pressed = null;
    this.what = null;
    this.at = null;
  };
}
