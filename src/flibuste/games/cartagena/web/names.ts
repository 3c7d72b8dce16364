import type { Speaker } from "$lib/fluent.ts";
import { numbersAt } from "./crowd.ts";
import { BOAT, START } from "./plan.ts";
import type { Effect, Sight } from "./types.ts";

/** A place of the tunnel in words: what is engraved there, who stands there, what a touch does. */
export function placeName(place: number, view: Sight, words: Speaker, goal: Effect | null): string {
  const crews = numbersAt(view.pirates, place)
    .map((number, seat) => (number ? `${words.seat(seat)} ${number}` : ""))
    .filter(Boolean);
  const who = crews.length ? crews.join(", ") : words.text("picture-nobody");
  const name =
    place === START
      ? words.text("picture-start", { who })
      : place === BOAT
        ? words.text("picture-boat", { who })
        : words.text("picture-square", {
            square: place,
            symbol: words.text(`name-${view.squares[place - 1]}`),
            who,
          });
  if (!goal) return name;
  return `${name}. ${words.text("picture-land", { cards: goal.cards })}`;
}

/** What a place is for. */
export function placeTip(place: number, view: Sight, words: Speaker): string {
  if (place === START) return words.text("picture-tip-start");
  if (place === BOAT) return words.text("picture-tip-boat");
  return words.text("picture-tip-square", { card: words.text(`the-${view.squares[place - 1]}`) });
}
