/** All that is needed when a match is over, and not before. */
export { default as End } from "./End.svelte";
export { default as Last } from "./Last.svelte";
export { default as Seconds } from "./Seconds.svelte";
export { lastTold, lookerOf, sayings } from "./sayings.ts";
