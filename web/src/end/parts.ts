/** All that is needed when a match is over, and not before. */
export { default as Again } from "./Again.svelte";
export { default as Controls } from "./Controls.svelte";
export { default as End } from "./End.svelte";
export { Replay } from "./replay.svelte.ts";
export { default as Seconds } from "./Seconds.svelte";
export { sayings } from "./sayings.ts";
