import { recall, remember } from "../lib/keep.ts";

/** The server remembers it by a cookie as soon as somebody sits down; until then this browser does. */
let name = $state(recall("name") ?? "");

export function nickname(): string {
  return name;
}

/** The server says "?" for somebody without a name. */
export function setNickname(wanted: string, options: { ifEmpty?: boolean } = {}): void {
  if (wanted === "?" || (options.ifEmpty && name)) return;
  name = wanted.slice(0, 24);
  remember("name", name.trim() || null);
}
