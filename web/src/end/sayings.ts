import type { Speaker } from "../lib/fluent.ts";
import { inRow, t } from "../lib/words.svelte.ts";
import type { Message, Over } from "../wire/types.ts";
import { doubts, type Ending, type Place, placesOf } from "./places.ts";

/** Who is spoken to: one person, all around one device, or who has watched. */
export type Looker = number | "all" | null;

export const lookerOf = (mine: readonly number[]): Looker =>
  mine.length > 1 ? "all" : (mine[0] ?? null);

/** Who has won, or that nobody has. */
function titleOf(places: readonly Place[], you: Looker, words: Speaker): string {
  if (places.every(({ rank }) => rank === null)) return t("end-stopped");
  const winners = places.filter(({ won }) => won).map(({ seat }) => seat);
  if (!winners.length) return t("end-nobody");
  if (winners.length === 1 && winners[0] === you) return t("end-you-win");
  const names = winners.map((seat) => words.seat(seat));
  return t("end-wins", { number: names.length, who: inRow(names) });
}

/** One kind sentence to who looks: how it went, and how near it was. */
function greetingOf(
  places: readonly Place[],
  you: Looker,
  words: Speaker,
  kind: string,
  why: string,
): string {
  const mine = places.find(({ seat }) => seat === you);
  if (!mine) return t(you === "all" ? "end-well-all" : "end-thanks");
  if (mine.rank === null) return t("end-stopped-well");
  const { rank: place, score } = mine;
  if (mine.won) {
    if (mine.shared) return t("end-well-shared");
    const next = places.find(({ won }) => !won);
    if (!next || next.score >= score) return t("end-well");
    const theirs = next.score;
    const near = places.filter((one) => one.score === theirs && !one.won);
    const who = inRow(near.map(({ seat }) => words.seat(seat)));
    return t("end-well-by", { score, theirs, who });
  }
  if (!places[0]?.won) return why || t("end-nobody-well", { kind });
  const best = places[0].score;
  // Where a game knows winners and nobody else, no place is told to who is none of them.
  if (mine.shared && words.has("end-not-won")) return words.text("end-not-won", { kind });
  if (mine.shared) return t("end-my-place-shared", { place, kind });
  if (best <= score) return t("end-my-place", { place, of: places.length, kind });
  return t("end-my-place-by", { place, of: places.length, score, best, kind });
}

const KINDS = 4;

/** Which kind word goes with a lost match: another from one to the next, the same for all who look. */
const whichKind = ({ code, series }: Lost): number =>
  (code.length + (series?.matches ?? 0)) % KINDS;

type Lost = Ending & Pick<Over, "code" | "series"> & Partial<Pick<Over, "ratings">>;

/** The two lines that tell the end: a head, and a detail to who looks; `why` is what was told last, the
    reason where nobody wins. */
export function sayings(
  over: Lost,
  you: Looker,
  words: Speaker,
  why = "",
): { head: string; detail: string } {
  const places = placesOf(over);
  const kind = t("end-kind", { which: whichKind(over) });
  const head = titleOf(places, you, words);
  // A rated match that was stopped because somebody gave up has taught something.
  if (!over.ranks && over.ratings) return { head, detail: t("end-stopped-rated") };
  return { head, detail: greetingOf(places, you, words, kind, why) };
}

/** The last sentence of a match: what decided it. */
export function lastTold(log: readonly { story: readonly Message[] }[], words: Speaker): string {
  const last = log.findLast(({ story }) => story.length)?.story.at(-1);
  return last ? words.say(last) : "";
}

/** Both in a row, for who listens: a head that has no stop of its own gets one. */
export const aloud = ({ head, detail }: { head: string; detail: string }): string =>
  `${head}${/[.!?…]$/.test(head) ? "" : "."} ${detail}`;

/** Why equal scores have different places, or the other way round, in the game's words if any. */
export function whyOf(over: Ending, words: Speaker): string {
  const { tied, unlike } = doubts(placesOf(over));
  const say = (id: string, usual = ""): string => (words.has(id) ? words.text(id) : usual);
  return [tied && over.ranks && say("tie-break", t("end-tie")), unlike && say("shared-places")]
    .filter(Boolean)
    .join(" ");
}
