import type { Message } from "../wire/types.ts";

/**
 * What one seat was told, for several people who look together: whoever it calls "you"
 * (core/players.py) has a name like everybody else.
 */
export function byName(message: Message, you: number | null): Message {
  if (message.id === "you" && you !== null) return { id: `seat-${you}` };
  const args: NonNullable<Message["args"]> = {};
  for (const [key, value] of Object.entries(message.args ?? {})) {
    if (typeof value === "object") args[key] = byName(value, you);
    else args[key] = value === "you" ? "other" : value;
  }
  return { ...message, args };
}

/** A step, a line of the journal or a question whose story is told so. */
export function inNames<Told extends { story: readonly Message[] }>(
  told: Told,
  you: number | null,
): Told {
  return { ...told, story: told.story.map((one) => byName(one, you)) };
}
