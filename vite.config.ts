import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page's source is in web/, the games' own words (and, one day, boards) below src/flibuste/games:
// that is why this file and node_modules stand at the root of the repository.
export default defineConfig({
  root: "web",
  // What a game's board, far away in its own folder, is made of.
  resolve: { alias: { $lib: "/src/lib", $board: "/src/board", $wire: "/src/wire" } },
  cacheDir: "../node_modules/.vite",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  server: {
    fs: { allow: [".."] },
    // `npx vite` beside a running `flibuste serve`: the page changes as you type.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
  build: {
    outDir: "../src/flibuste/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
  },
});
