const SETTLED = 20_000; // milliseconds after which a table has all that it began with

export const asides = (): Promise<typeof import("./asides.ts")> => import("./asides.ts");

/** Has what may be wanted one day at hand, once there is time; who saves data waits for it then. */
export function fetchAsides(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  const timer = setTimeout(() => asides().catch(() => {}), SETTLED);
  return () => clearTimeout(timer);
}
