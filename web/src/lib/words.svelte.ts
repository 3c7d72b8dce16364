import { untrack } from "svelte";
import { fetchText } from "./api.ts";
import { type Args, bundleOf, handIs, LANGUAGES, type Language, Speaker } from "./fluent.ts";
import { recall, remember } from "./keep.ts";
import { byTouch } from "./screen.svelte.ts";

type Loader = () => Promise<string>;
type Bundle = ReturnType<typeof bundleOf>;

handIs(byTouch);

// Each file becomes a piece of its own, fetched when its language and its game are wanted.
const own = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const more = import.meta.glob<string>("../words/more/*.ftl", { query: "?raw", import: "default" });
const core = import.meta.glob<string>("../../../src/flibuste/core/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const ofGames = import.meta.glob<string>(
  ["../../../src/flibuste/games/*/words/*.ftl", "!../../../src/flibuste/games/_template/**"],
  { query: "?raw", import: "default" },
);

// What one page alone says, found by its folder like a game's.
const ofPages = import.meta.glob<string>("../replay/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** All that is loaded, in one language: replaced as a whole, so that a page never mixes two. */
interface Shelf {
  language: Language;
  page: Speaker;
  games: ReadonlyMap<string, Bundle>;
}

let shelf = $state.raw<Shelf>();
/** Once words are wanted that a table does not begin with: when they are there. */
let heardMore: Promise<void> | undefined;

function read(files: Record<string, Loader>, path: string): Promise<string> | undefined {
  return files[path]?.();
}

async function pageWords(language: Language): Promise<Speaker> {
  const [words, others] = await Promise.all([
    read(own, `../words/${language}.ftl`),
    heardMore && read(more, `../words/more/${language}.ftl`),
  ]);
  return new Speaker(bundleOf(language, words ?? "", others ?? ""));
}

/** A part of the page with which no table begins, together with its words. */
export async function withMore<Part>(part: Promise<Part>): Promise<Part> {
  if (!heardMore) {
    heardMore = Promise.resolve(); // from here on whatever is loaded has them
    heardMore = hearMore(untrack(() => shelf));
  }
  const [made] = await Promise.all([part, heardMore]);
  return made;
}

async function hearMore(told: Shelf | undefined): Promise<void> {
  if (!told) return; // the first words are still to come
  const page = await pageWords(told.language);
  if (shelf?.language === told.language) shelf = { ...shelf, page };
}

const allWords = (key: string, language: Language): Promise<string> =>
  fetchText(`/api/words/${key}/${language}`).catch(() => "");

/** The player aid: the game on one card, line by line. */
export async function playerAid(key: string, language: Language): Promise<string[]> {
  const words = new Speaker(bundleOf(language, await allWords(key, language)));
  const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `aid-${number}`);
  return ids.filter((id) => words.has(id)).map((id) => words.text(id));
}

/** The words of a game: built in, or asked of the server for a game that came after the build. */
async function gameWords(key: string, language: Language): Promise<Bundle> {
  const path = `../../../src/flibuste/games/${key}/words/${language}.ftl`;
  const [shared, its] = await Promise.all([
    read(core, `../../../src/flibuste/core/words/${language}.ftl`),
    read(ofGames, path) ??
      read(ofPages, `../${key}/words/${language}.ftl`) ??
      allWords(key, language),
  ]);
  return bundleOf(language, shared ?? "", its);
}

/** The language to begin with: the one chosen before, else the browser's first that we speak. */
export function firstLanguage(wanted: readonly string[], chosen: string | null): Language {
  const known = [chosen ?? "", ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((tag) => isLanguage(tag))) ?? "en";
}

function isLanguage(tag: string): boolean {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Speak this language from now on; every word on the page changes at once. */
export async function speak(language: Language): Promise<void> {
  const keys = [...(shelf?.games.keys() ?? [])];
  const [page, ...bundles] = await Promise.all([
    pageWords(language),
    ...keys.map((key) => gameWords(key, language)),
  ]);
  const games = new Map(bundles.map((bundle, index) => [keys[index] ?? "", bundle]));
  shelf = { language, page, games };
  document.documentElement.lang = language;
  remember("language", language);
}

export function speakFirst(): Promise<void> {
  return speak(firstLanguage(navigator.languages, recall("language")));
}

/** Have a game's words at hand. */
export async function learn(key: string): Promise<void> {
  if (!shelf || shelf.games.has(key)) return;
  const { language } = shelf;
  const bundle = await gameWords(key, language);
  if (shelf.language !== language) return learn(key);
  shelf = { ...shelf, games: new Map([...shelf.games, [key, bundle]]) };
}

export function language(): Language {
  return shelf?.language ?? "en";
}

/** A sentence of the page's own. */
export function t(id: string, args: Args = {}): string {
  return shelf?.page.text(id, args) ?? "";
}

export function hasWord(id: string): boolean {
  return shelf?.page.has(id) ?? false;
}

/** A game's words at a table with these names; undefined until `learn` has brought them. */
export function gameSpeaker(key: string, names: readonly string[] = []): Speaker | undefined {
  const bundle = shelf?.games.get(key);
  return bundle && new Speaker(bundle, names);
}

/** Several names in a row: "Anne, Zoé and Jack". */
export function inRow(names: readonly string[]): string {
  return new Intl.ListFormat(language()).format(names);
}

/** The present language of a text that comes in both. */
export function inBoth(text: { readonly [language: string]: string } | null | undefined): string {
  return text?.[language()] ?? text?.en ?? "";
}
