import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";
import "./lib/base.css";
import { startMood } from "./lib/mood.svelte.ts";
import { startRouting } from "./lib/place.svelte.ts";
import { speakFirst } from "./lib/words.svelte.ts";

startMood();
startRouting();
const target = document.getElementById("app");
// Words first: a page without them would be read out as nothing.
if (target) speakFirst().then(() => mount(App, { target }));
