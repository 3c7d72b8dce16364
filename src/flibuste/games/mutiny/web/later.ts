/**
 * Scenes with which no voyage begins, in one file: they share most of their parts, and
 * what the end of a match shows again.
 */
export { default as Duel } from "./Duel.svelte";
export { default as Pennants } from "./Pennants.svelte";
export { default as Room } from "./Room.svelte";
