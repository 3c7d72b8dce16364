import type { Component } from "svelte";

/** The drawings that games bring in their own folders, by key; a game without one gets a plain poster. */
const found = import.meta.glob<{ default: Component }>(
  "../../../src/flibuste/games/*/web/Poster.svelte",
  { eager: true },
);

export const posters: ReadonlyMap<string, Component> = new Map(
  Object.entries(found).map(([path, module]) => [path.split("/").at(-3) ?? "", module.default]),
);
