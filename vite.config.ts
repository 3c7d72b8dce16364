import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { plainWords } from "./web/tools/plainWords.ts";

const fewerWords: Plugin = {
  name: "fewer-words",
  apply: "build",
  transform: {
    filter: { id: /\.ftl\?raw$/ },
    handler(code, id) {
      const [, quoted = '""'] = /^export default (".*")/.exec(code) ?? [];
      return {
        code: `export default ${JSON.stringify(plainWords(id, JSON.parse(quoted)))}`,
        map: null,
      };
    },
  },
};

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}

const BEGINS = /\/games\/(\w+)\/web\/(?:Board|Counts|Extras|Phases)\.svelte$/;

/**
 * Which file a module goes to, so that gzip sees together what is fetched together: what every page
 * begins with or lobby and table share, what a table or several boards begin with (a lesson begins with
 * the same, and leads to one), what a game's board begins with. The rest is left to the bundler.
 */
function share(id: string, graph: Graph): string | null {
  const users = new Set([id]);
  for (const one of users) {
    const about = graph.getModuleInfo(one);
    if (about?.isEntry || one.includes("preload-helper")) return "base";
    for (const importer of about?.importers ?? []) users.add(importer);
  }
  const serves = (page: string): boolean =>
    [...users].some((one) => one.endsWith(`/src/${page}.svelte`));
  const atTable = serves("room/Room");
  if (atTable && serves("lobby/Lobby")) return "base";
  if (serves("lobby/Lobby") || serves("lobby/NewTable")) return null;
  if (atTable) return "table";
  const games = new Set([...users].flatMap((one) => BEGINS.exec(one)?.[1] ?? []));
  const [game] = games;
  return games.size > 1 ? "table" : (game ?? null);
}

// The page's source is in web/, the games' own words and boards below src/flibuste/games:
// that is why this file and node_modules stand at the root of the repository.
export default defineConfig({
  root: "web",
  // What a game's board, far away in its own folder, is made of.
  resolve: { alias: { $lib: "/src/lib", $board: "/src/board", $wire: "/src/wire" } },
  cacheDir: "../node_modules/.vite",
  plugins: [fewerWords, svelte({ configFile: "../svelte.config.js" })],
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
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: share }] },
      },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
  },
});
