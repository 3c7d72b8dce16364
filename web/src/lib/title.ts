/** The tab says when it is your turn, also while you look elsewhere. */
function icon(mark: boolean): string {
  const flag = `<path d='M8 3v26' stroke='%23d9a441' stroke-width='3' stroke-linecap='round'/><path d='M10 4h18l-4 6 4 6H10z' fill='%2314566b'/><circle cx='17' cy='10' r='3.4' fill='%23fdf8ec'/>`;
  const dot = mark
    ? `<circle cx='24' cy='24' r='7' fill='%23d3382b' stroke='%23fff' stroke-width='2'/>`
    : "";
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${flag}${dot}</svg>`;
}

/** Where the page is installed as an app: how many tables wait for me. */
export function wear(tables: number): void {
  const app = navigator as { setAppBadge?: (number: number) => Promise<void> };
  app.setAppBadge?.(tables).catch(() => {}); // none is taken off
}

export function setTitle(text: string, mark = false): void {
  const title = text ? `${text} – Flibuste` : "Flibuste";
  document.title = mark ? `● ${title}` : title;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", icon(mark));
}
