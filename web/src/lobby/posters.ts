import type { Component } from "svelte";

/** The drawings that games bring in their own folders, by key; a game without one gets a plain poster. */
// By name, not as whole modules: for those the builder needs a helper, which it would put among the
// posters, and every table that uses it elsewhere would load them all.
const found = import.meta.glob<Component>("../../../src/flibuste/games/*/web/Poster.svelte", {
  eager: true,
  import: "default",
});

export const posters: ReadonlyMap<string, Component> = new Map(
  Object.entries(found).map(([path, poster]) => [path.split("/").at(-3) ?? "", poster]),
);
