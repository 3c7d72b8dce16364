/** Scenes with which no voyage begins: they are fetched while the first door is looked at. */
export const room = (): Promise<typeof import("./Room.svelte")> => import("./Room.svelte");
export const duel = (): Promise<typeof import("./Duel.svelte")> => import("./Duel.svelte");
