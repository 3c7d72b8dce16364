import type { NewTable } from "../lib/api.ts";
import { USUAL_BOT } from "./bots.ts";

/** A chair as the form holds it; who sits here has a name of their own. */
export interface Wanted {
  kind: "me" | "here" | "open" | "bot";
  bot: string;
  name: string;
}

export const chair = (kind: Wanted["kind"], bot: string = USUAL_BOT): Wanted => ({
  kind,
  bot,
  name: "",
});

const mine = (one: Wanted): boolean => one.kind === "me";

/** With friends: one chair is mine, the others wait for them; bots take what stays free. */
export const forFriends = (number: number): Wanted[] => resized([chair("me")], number);

/** Whether others share this device. */
export const isHere = (chairs: readonly Wanted[]): boolean =>
  chairs.some(({ kind }) => kind === "here");

/** The friends' chairs are around this device, or wait for who comes by the link. */
export const around = (chairs: readonly Wanted[], here: boolean): Wanted[] =>
  chairs.map((one) => (isFriends(one) ? { ...one, kind: here ? "here" : "open" } : one));

const isFriends = ({ kind }: Wanted): boolean => kind === "here" || kind === "open";

/** More chairs are for friends, as the others are; fewer never lose mine. */
export function resized(chairs: readonly Wanted[], number: number): Wanted[] {
  const kind = isHere(chairs) ? "here" : "open";
  const more = Array.from({ length: Math.max(0, number - chairs.length) }, () => chair(kind));
  const next = [...chairs, ...more].slice(0, number);
  return next.some(mine) ? next : [chair("me"), ...next.slice(1)];
}

/** Taking a chair leaves the one I had: what sat here goes there. Exactly one chair is mine. */
export function seated(chairs: readonly Wanted[], index: number, value: string): Wanted[] {
  const [kind = "open", bot = USUAL_BOT] = value.split(":");
  const old = chairs[index];
  const next = chairs.map((one, other) => {
    if (other === index) return chair(kind as Wanted["kind"], bot);
    return kind === "me" && mine(one) && old ? old : one;
  });
  if (next.some(mine)) return next;
  const free = index === 0 ? 1 : 0;
  return next.map((one, other) => (other === free ? chair("me") : one));
}

/** The chairs as the server wants them; who sits here without a name is called as the seat is. */
export function asked(
  chairs: readonly Wanted[],
  seats: readonly string[],
): NonNullable<NewTable["seats"]> {
  return chairs.map(({ kind, bot, name }, seat) => {
    if (kind === "bot") return { kind, bot };
    if (kind === "here") return { kind, name: name.trim() || (seats[seat] ?? "") };
    return { kind };
  });
}
