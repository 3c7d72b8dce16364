/** What keeps a screen lit; tests bring one of their own. */
export interface Lamp {
  /** Null where there is none: not a phone, an old browser, no secure context. */
  light: (() => Promise<{ release(): Promise<void> }>) | null;
  hidden(): boolean;
  /** Whenever the page is hidden or seen again, until what comes back is called. */
  watch(then: () => void): () => void;
}

const screen: Lamp = {
  get light() {
    const phone = matchMedia("(pointer: coarse)").matches && "wakeLock" in navigator;
    return phone ? () => navigator.wakeLock.request("screen") : null;
  },
  hidden: () => document.hidden,
  watch(then) {
    document.addEventListener("visibilitychange", then);
    return () => document.removeEventListener("visibilitychange", then);
  },
};

/**
 * Keep a phone's screen from going dark until the function given back is called: who thinks does not
 * touch it. A browser lets go of it whenever the page is hidden, so it is asked for again.
 */
export function keepAwake(lamp: Lamp = screen): () => void {
  const { light } = lamp;
  if (!light) return () => {};
  let over = false;
  let held: Promise<{ release(): Promise<void> } | null> = Promise.resolve(null);
  const letGo = (): void => {
    void held.then((lock) => lock?.release()).catch(() => {});
  };
  const look = (): void => {
    if (over || lamp.hidden()) return;
    letGo();
    held = light().catch(() => null); // a battery that runs low refuses
  };
  const leave = lamp.watch(look);
  look();
  return () => {
    over = true;
    leave();
    letGo();
  };
}
