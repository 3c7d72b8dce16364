/** The addresses of the page. The server knows the same ones (server/page.py). */
export type Route =
  | { at: "lobby" }
  | { at: "new"; game: string | null }
  | { at: "matches" }
  | { at: "ratings"; game: string | null }
  | { at: "table"; table: string }
  | { at: "replay"; code: string }
  | { at: "learn"; game: string }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "design" } // while the page is being built
  | { at: "nowhere" };

type Address = { pathname: string; search: string; hash: string };

export function routeOf({ pathname, search, hash }: Address): Route {
  const [first, second, ...rest] = pathname.split("/").filter(Boolean).map(decoded);
  if (rest.length) return { at: "nowhere" };
  if (first === undefined) return { at: "lobby" };
  if (first === "new" && second === undefined) {
    return { at: "new", game: new URLSearchParams(search).get("game") };
  }
  if (first === "matches" && second === undefined) return { at: "matches" };
  if (first === "ratings" && second === undefined) {
    return { at: "ratings", game: new URLSearchParams(search).get("game") };
  }
  if (first === "design" && second === undefined) return { at: "design" };
  if (first === "t" && second) return { at: "table", table: second };
  if (first === "r" && second) return { at: "replay", code: second };
  if (first === "learn" && second) return { at: "learn", game: second };
  if (first === "rules" && second) {
    return { at: "rules", game: second, rule: decoded(hash.slice(1)) || null };
  }
  return { at: "nowhere" };
}

/** Somebody may have typed the address: a lone % is no reason to fail. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
