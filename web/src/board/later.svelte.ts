const FETCH = 1500; // milliseconds after which what a board does not begin with is fetched

/** Scenes with which no match begins: fetched while the first one is looked at, or when wanted. */
export function later<Scenes>(fetch: () => Promise<Scenes>): () => Promise<Scenes> {
  $effect(() => {
    const timer = setTimeout(() => {
      void fetch();
    }, FETCH);
    return () => clearTimeout(timer);
  });
  return fetch;
}
