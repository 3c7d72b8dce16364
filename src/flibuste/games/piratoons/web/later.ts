/** Scenes with which no match begins, in one file: they share most of their parts. */
export { default as Auction } from "./Auction.svelte";
export { default as Yard } from "./Yard.svelte";
