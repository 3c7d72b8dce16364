/** What lies on a square, drawn in a box of 24 × 24 around its middle. */
const ICONS: Record<string, string> = {
  coin: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",
  hq: "M6 3h2v1h11l-3 4 3 4H8v9H6Z",
  pirate:
    "M12 3a4.5 4.5 0 0 1 4.5 4.5c0 2-1 3.3-2 4 3.5 1 5.5 4 5.5 9H4c0-5 2-8 5.5-9-1-.7-2-2-2-4A4.5 4.5 0 0 1 12 3Z",
  goods: "M9 3h6l-1.5 4c4 2 6.5 6 6.5 9.5S17 21 12 21s-8-1-8-4.5S6.5 9 10.5 7Z",
  rendezvous: "M12 20C5 15 3 11.5 3 8.5A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 9 2c0 3-2 6.5-9 11.5Z",
  map: "M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2Zm6 0v12l6 2V7Z",
  tavern: "M5 5h11v3h3.5v8H16v4H5Zm11 5v4h1.5v-4ZM7.5 8v9h1.5V8Zm4 0v9H13V8Z",
  chest: "M3 11c0-4 2-6 5-6h8c3 0 5 2 5 6Zm0 1.5h6.5V15h5v-2.5H21V20H3Z",
  rum: "M8 3h8c3 5.5 3 12.5 0 18H8C5 15.5 5 8.5 8 3Zm-1 5.5v1.5h10V8.5Zm0 5.5v1.5h10V14Z",
  guard: "M12 3c4 0 7 3 7 8v2h-4v-2H9v2H5v-2c0-5 3-8 7-8ZM7 15h10v2l-5 4-5-4Z",
  scorpion:
    "M9 12h6v8H9ZM8 10c-3 0-5-2-5-5h2c0 2 1 3 3 3ZM16 10c3 0 5-2 5-5h-2c0 2-1 3-3 3ZM13 2h5v2h-3v7h-2ZM5 14h3v2H5ZM16 14h3v2h-3Z",
  bunk: "M3 6h2v7h14v-3h2v10h-2v-4H5v4H3ZM7 8h8v4H7Z",
  hammock: "M2 5h2v2c2 9 14 9 16 0V5h2v3c-2 12-18 12-20 0Z",
  rope: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
};

export function iconOf(kind: string): string {
  return ICONS[kind.split("_")[0] ?? ""] ?? "";
}

/** Whether squares of this kind differ: maps by their colour, taverns by their name. */
export function lettered(kind: string): boolean {
  return kind.includes("_");
}
