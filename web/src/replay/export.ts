import type { Replay } from "../lib/api.ts";

/** A match as a file: for programs what happened, for us the line that `code` is. */
export function exported({ game, options, seats, steps, eyes, over }: Replay): string {
  const told = {
    flibuste: 1,
    code: over?.code ?? null,
    game,
    options,
    seats: seats.map(({ name, bot }) => ({ name, bot })),
    seed: over?.seed ?? null,
    scores: over?.scores ?? null,
    ranks: over?.ranks ?? null,
    tally: over?.tally ?? null,
    eyes,
    journal: steps.map(({ seat, act }) => [seat, act]),
  };
  return `${JSON.stringify(told, null, 1)}\n`;
}
