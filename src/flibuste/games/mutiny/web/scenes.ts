/** Scenes with which no voyage begins: they are fetched while the first door is looked at. */
export const scenes = (): Promise<typeof import("./later.ts")> => import("./later.ts");
