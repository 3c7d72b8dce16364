import type { Finger } from "$board/finger.svelte.ts";
import { type Choice, fitting } from "$board/handles.ts";
import type { Asking } from "./asking.svelte.ts";
import { handleOf } from "./plan.ts";
import type { Act, Effect } from "./types.ts";

export type Fit = Choice<Act, Effect>;

/** What a goal promises: an effect, the card that leads there, and whether this is what is chosen. */
export interface Promised {
  key: string;
  effect: Effect;
  symbol: string | null;
  chosen: boolean;
}

/** What the finger has lit up, in the board's own terms. */
export interface Lights {
  finger: Finger<Act, Effect>;
  asking: Asking;
  /** What is about to happen, if that is clear. */
  chosen: Fit | undefined;
  /** All that would happen somewhere with what is in hand. */
  promised: readonly Promised[];
  /** The ways to be shown: of what is chosen, or of all retreats while the deck is in hand. */
  ways: readonly Effect[];
  of(place: number): string[];
  /** Whether a touch of it would do something now: of a card, the deck, a pirate. */
  can(handle: string): boolean;
  /** The attributes of a place. */
  spot(place: number, name: string): Record<string, unknown>;
}

/** The handle of the deck: who has it in hand sees all retreats. */
export const DECK = "deck";

export function lightsOf(
  finger: Finger<Act, Effect>,
  asking: Asking,
  pointed: number | null,
): Lights {
  const chosen = finger.shown;
  const deck = finger.held.has(DECK);
  const place = [...finger.held].some((handle) => handle.startsWith("square:"));
  const fits = finger.held.size ? fitting(finger.choices, finger.held) : [];
  // With nothing but a card in hand every pirate would run somewhere: only what is clear is shown.
  const clear = new Set(finger.goals.values());
  const open = deck || place ? fits : fits.filter((fit) => clear.has(fit));
  const shown = asking.fits.length ? asking.fits : open;
  const promised = (shown.length ? shown : chosen ? [chosen] : []).flatMap((fit) =>
    fit.effect?.goal == null
      ? []
      : [
          {
            key: JSON.stringify(fit.act),
            effect: fit.effect,
            symbol: fit.act.type === "Advance" ? fit.act.symbol : null,
            chosen: fit === chosen,
          },
        ],
  );
  const ways = promised.filter((one) => one.chosen || deck).map(({ effect }) => effect);
  const can = (handle: string): boolean =>
    asking.handle ? asking.fits.some(({ take }) => take.includes(handle)) : finger.open.has(handle);
  const of = (at: number): string[] => {
    const handle = handleOf(at);
    // With a card in hand also where several could go: which of them is asked then.
    const leads = fits.some(({ effect }) => effect?.goal === at);
    const goal = asking.handle ? asking.handle === handle : finger.goals.has(handle) || leads;
    return [
      finger.has(handle) ? "picked" : "",
      goal ? "goal" : "",
      finger.takes.has(handle) && can(handle) ? "mine" : "",
      pointed === at ? "pointed" : "",
    ].filter(Boolean);
  };
  const spot = (at: number, name: string): Record<string, unknown> => {
    const handle = handleOf(at);
    const touch = (): void => asking.touch(handle);
    const given = finger.spot(handle, name);
    return {
      ...given,
      ...(asking.leading(handle).length ? { role: "button", tabindex: 0 } : {}),
      onclick: touch,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        touch();
      },
    };
  };
  return { finger, asking, chosen, promised, ways, of, can, spot };
}
