import { same } from "./json.ts";
import { type Route, routeOf } from "./router.ts";

let route = $state.raw<Route>(routeOf(location));

export function here(): Route {
  return route;
}

export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route = routeOf(location);
  if (!location.hash) scrollTo(0, 0);
}

/** Links of our own are followed without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouting(): void {
  addEventListener("popstate", () => {
    const next = routeOf(location);
    if (!same(next, route)) route = next; // a jump within the page goes nowhere
  });
  document.addEventListener("click", follow);
}
