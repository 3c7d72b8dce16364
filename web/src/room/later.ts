import { withMore } from "../lib/words.svelte.ts";

const SETTLED = 20_000; // milliseconds after which a table has all that it began with

export const asides = (): Promise<typeof import("./asides.ts")> => withMore(import("./asides.ts"));
export const clockwork = (): Promise<typeof import("./clockwork.ts")> =>
  withMore(import("./clockwork.ts"));
export const chat = (): Promise<typeof import("./Chat.svelte")> =>
  withMore(import("./Chat.svelte"));
export const tips = (): Promise<typeof import("../lib/Tips.svelte")> =>
  import("../lib/Tips.svelte");
export const waiting = (): Promise<typeof import("./Waiting.svelte")> =>
  withMore(import("./Waiting.svelte"));
export const aboutTable = (): Promise<typeof import("./AboutTable.svelte")> =>
  withMore(import("./AboutTable.svelte"));

/** Has what may be wanted one day at hand, once there is time; who saves data waits for it then. */
export function fetchAsides(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  const timer = setTimeout(() => Promise.all([asides(), chat()]).catch(() => {}), SETTLED);
  return () => clearTimeout(timer);
}
