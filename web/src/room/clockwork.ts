/** The clocks of the players and all that is asked about them: for tables that have them. */
export { default as Clockwork } from "./Clockwork.svelte";
export { default as PanelClock } from "./PanelClock.svelte";
