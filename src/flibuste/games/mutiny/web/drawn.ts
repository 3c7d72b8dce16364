import { CAPTAINS } from "./captains.ts";
import { PORTRAITS } from "./portraits.ts";
import { symbolsOf } from "./strokes.ts";
import { THINGS } from "./things.ts";

const ID = "mu-drawn";
const GLOW = `<radialGradient id="mu-glow"><stop stop-color="#fff0b8" stop-opacity=".95"/><stop offset=".35" stop-color="#ffd66e" stop-opacity=".5"/><stop offset="1" stop-color="#ffd66e" stop-opacity="0"/></radialGradient>`;

/** Everything that `Art`, `Face` and `Seal` draw, once in a page: panels show it beside the board too. */
export function draw(): void {
  if (document.getElementById(ID)) return;
  const symbols = symbolsOf(THINGS, "mu-") + symbolsOf(PORTRAITS + CAPTAINS, "mu-p-");
  document.body.insertAdjacentHTML(
    "beforeend",
    `<svg id="${ID}" aria-hidden="true" style="position:absolute;width:0;height:0">${GLOW}${symbols}</svg>`,
  );
}
