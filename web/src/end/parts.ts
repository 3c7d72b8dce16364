/** All that is needed when a match is over, and not before. */
export { default as Beside } from "./Beside.svelte";
export { default as End } from "./End.svelte";
export { default as Last } from "./Last.svelte";
export { Replay } from "./replay.svelte.ts";
export { sayings } from "./sayings.ts";
