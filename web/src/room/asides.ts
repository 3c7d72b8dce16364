/** What a table may ask for one day, and most do not when they begin: one file for all of it. */
export { default as Asking } from "./Asking.svelte";
export { default as Clock } from "./Clock.svelte";
export { default as CrewMenu } from "./CrewMenu.svelte";
export { default as Curtain } from "./Curtain.svelte";
export { default as HintSaid } from "./HintSaid.svelte";
export { default as InWords } from "./InWords.svelte";
export { default as Missed } from "./Missed.svelte";
export { default as MoreMenu } from "./MoreMenu.svelte";
export { default as NowYou } from "./NowYou.svelte";
export { default as Offer } from "./Offer.svelte";
export { default as Remark } from "./Remark.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Unrolled } from "./Unrolled.svelte";
export { default as WasHere } from "./WasHere.svelte";
export { default as Why } from "./Why.svelte";
