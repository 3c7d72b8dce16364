import type { NewTable } from "../lib/api.ts";
import { USUAL_BOT } from "./bots.ts";

/** A chair as the form holds it; who sits here has a name of their own. */
export interface Wanted {
  kind: "me" | "here" | "open" | "bot";
  bot: string;
  name: string;
}

const PEOPLE = 8; // who shared this device and is remembered

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

/** How the others play: they come by a link, sit around this device, or are bots, all of them. */
export type Where = "link" | "here" | "bots";
const KIND = { link: "open", here: "here", bots: "bot" } as const;

export function whereOf(chairs: readonly Wanted[]): Where {
  if (isHere(chairs)) return "here";
  const kinds = new Set(chairs.map(({ kind }) => kind));
  return kinds.has("bot") && !kinds.has("open") ? "bots" : "link";
}

/** The friends' chairs become what is wanted; a bot among friends stays one. */
export function around(chairs: readonly Wanted[], where: Where): Wanted[] {
  const stays = where !== "bots" && whereOf(chairs) !== "bots" ? ["me", "bot"] : ["me"];
  return chairs.map((one) => (stays.includes(one.kind) ? one : { ...one, kind: KIND[where] }));
}

/** More chairs are as the others are; fewer never lose mine. */
export function resized(chairs: readonly Wanted[], number: number): Wanted[] {
  const kind = KIND[whereOf(chairs)];
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

/** Who sits here without a name is called as somebody who sat here before, each name once. */
export function called(
  chairs: readonly Wanted[],
  me: string,
  before: readonly string[],
): readonly Wanted[] {
  const same = (name: string): string => name.trim().toLowerCase();
  const used = new Set([me, ...chairs.map(({ name }) => name)].map(same));
  const free = before.filter((name) => !used.has(same(name)));
  const nameless = ({ kind, name }: Wanted): boolean => kind === "here" && !name;
  if (!free.length || !chairs.some(nameless)) return chairs;
  return chairs.map((one) => (nameless(one) ? { ...one, name: free.shift() ?? "" } : one));
}

/** The names to remember: who sits here now, then who sat here before. */
export function remembered(chairs: readonly Wanted[], before: readonly string[]): string[] {
  const now = chairs.filter(({ kind }) => kind === "here").map(({ name }) => name.trim());
  return [...new Set([...now, ...before])].filter(Boolean).slice(0, PEOPLE);
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
