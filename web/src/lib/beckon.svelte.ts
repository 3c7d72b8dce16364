import { recall, remember } from "./keep.ts";
import { sound } from "./sound.svelte.ts";

const SHAKE = 60; // milliseconds

/** What a device can do to call somebody; tests bring one of their own. */
export interface Device {
  hidden(): boolean;
  /** Whether this page may leave notes; null where it can never. */
  permission(): NotificationPermission | null;
  ask(): Promise<NotificationPermission>;
  /** Leave a note outside the page; calling what comes back takes it away. */
  note(title: string, text: string): () => void;
  canShake(): boolean;
  shake(milliseconds: number): void;
  /** Whenever the page is looked at again. */
  seen(then: () => void): void;
}

/**
 * "Your turn", for whoever looks elsewhere: a drum, a short shake of the phone, and a note of the
 * system for who asked for it. The page's title and the sentence say the same.
 */
export class Beckon {
  readonly #device: Device;
  #notes = $state(recall("notes") === "on");
  #shakes = $state(recall("shakes") !== "off");
  #takeAway: (() => void) | null = null;

  constructor(device: Device) {
    this.#device = device;
    device.seen(() => this.#clear());
  }

  /** Whether a switch for it makes sense here. */
  get canNote(): boolean {
    return this.#device.permission() !== null;
  }

  get canShake(): boolean {
    return this.#device.canShake();
  }

  get notes(): boolean {
    return this.#notes && this.#device.permission() === "granted";
  }

  get shakes(): boolean {
    return this.#shakes;
  }

  /** The browser is asked only now, by a touch of the switch; false: it refused. */
  async setNotes(wanted: boolean): Promise<boolean> {
    const granted = wanted && (await this.#device.ask()) === "granted";
    this.#notes = granted;
    remember("notes", granted ? "on" : null);
    return granted === wanted;
  }

  setShakes(wanted: boolean): void {
    this.#shakes = wanted;
    remember("shakes", wanted ? null : "off");
    if (wanted) this.#device.shake(SHAKE);
  }

  call(title: string, text: string): void {
    sound("drum");
    if (this.#shakes && this.canShake) this.#device.shake(SHAKE);
    if (!this.notes || !this.#device.hidden()) return;
    this.#clear();
    this.#takeAway = this.#device.note(title, text);
  }

  #clear(): void {
    this.#takeAway?.();
    this.#takeAway = null;
  }
}

/** Some browsers leave notes only through the worker that serves them offline. */
function leaveNote(title: string, options: NotificationOptions): () => void {
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      focus();
      note.close();
    };
    return () => note.close();
  } catch {
    const worker = navigator.serviceWorker?.getRegistration();
    void worker?.then((found) => found?.showNotification(title, options)).catch(() => {});
    return () =>
      void worker
        ?.then((found) => found?.getNotifications({ tag: options.tag ?? "" }))
        .then((notes) => notes?.forEach((note) => void note.close()))
        .catch(() => {});
  }
}

export const beckon = new Beckon({
  hidden: () => document.hidden,
  permission: () =>
    typeof Notification === "undefined" || !isSecureContext ? null : Notification.permission,
  ask: () => Notification.requestPermission(),
  note: (title, text) => leaveNote(title, { body: text, tag: "turn" }),
  canShake: () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
  shake(milliseconds) {
    // Before the first touch a browser refuses, and complains.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate(milliseconds);
  },
  seen(then) {
    if (typeof document === "undefined") return;
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) then();
    });
  },
});
