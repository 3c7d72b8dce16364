import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";
import "./lib/base.css";
import { startMood } from "./lib/mood.svelte.ts";
import { here, startRouting } from "./lib/place.svelte.ts";
import { startSound } from "./lib/sound.svelte.ts";
import { speakFirst } from "./lib/words.svelte.ts";
import { fetchAhead } from "./pages.ts";

// After an update the parts of the old page are gone: load the new one, but never in circles.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("flibuste.reloaded"));
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("flibuste.reloaded", String(Date.now()));
  event.preventDefault();
  location.reload();
});

// Only the page that says that there is no server is kept (public/sw.js). Without it nothing is lost.
if (isSecureContext)
  addEventListener("load", () => navigator.serviceWorker?.register("/sw.js").catch(() => {}));

startMood();
startSound();
startRouting();
fetchAhead(here().at);
const target = document.getElementById("app");
// Words first: a page without them would be read out as nothing.
if (target) speakFirst().then(() => mount(App, { target }));
