import type { Speaker } from "$lib/fluent.ts";
import { chapter, rollOf, type SceneName } from "./scenes.ts";
import type { Chances, Effect, Sight } from "./types.ts";

/** What the strip below a stage says. */
export interface Told {
  title: string;
  text: string;
  /** The faces that would do; null: there is no die in it. */
  faces: readonly number[] | null;
  /** The face that lies there. */
  pips: number;
}

const SIX = [1, 2, 3, 4, 5, 6];

/** The faces that the server's number stands for. */
export function facesOf({ aim, need }: Chances): number[] {
  switch (aim) {
    case "any":
      return SIX;
    case "least":
    case "better":
      return SIX.filter((face) => face >= need);
    case "most":
      return SIX.filter((face) => face <= need);
    default:
      return [];
  }
}

/** Chances in words: so many or more, in so many cases of six. */
export function inWords({ aim, need, good, of }: Chances, scene: string, words: Speaker): string {
  const odds = words.text(good >= of ? "odds-sure" : "odds", { good, of });
  const id = `chance-${aim}`;
  const here = `${id}-${scene}`;
  return words.text(words.has(here) ? here : id, { need, odds });
}

/** What is asked, and of whom. */
export interface Asked {
  scene: SceneName;
  view: Sight;
  effect: Effect | null;
  /** I am asked. */
  mine: boolean;
  /** What lies there; 0: nothing yet. */
  pips: number;
  /** A roll that was paid for, and it shows what lay there before. */
  same: boolean;
  /** The kinds of what I may do. */
  acts: readonly string[];
  /** What is in hand, in words. */
  ready: string;
  /** What happened last. */
  story: string;
}

/** The strip of whatever is asked. */
export function toldOf(asked: Asked, words: Speaker): Told {
  const { scene, view, effect, mine, pips, acts, ready } = asked;
  const throws = chapter(view, "throw");
  if (throws) return mine && acts.includes("Stand") ? mineTold(asked, words) : thrown(asked, words);
  const chances = effect?.chances ?? null;
  const plain = (title: string, text: string): Told => ({ title, text, faces: null, pips: 0 });
  const tavern = chapter(view, "tavern");
  if (tavern?.pips) {
    const player = words.seat(tavern.thrower);
    return mine
      ? plain(words.text("strip-pick", { pips: tavern.pips }), ready)
      : plain(words.text("prompt-wait-pick", { player }), "");
  }
  if (tavern) {
    const player = words.seat(tavern.asked[0] ?? tavern.host);
    const poor = mine && !acts.includes("Join");
    const paid = poor ? "strip-join-no-coin" : "strip-join";
    const title = mine ? paid : "prompt-wait-join";
    // Who cannot drink along has no use for the chances.
    const text = chances && !poor ? inWords(chances, scene, words) : "";
    const faces = chances && !poor ? facesOf(chances) : null;
    return { title: words.text(title, { player }), text, faces, pips };
  }
  const kind = chapter(view, "bargain") ? "bargain" : scene;
  const player = words.seat(view.turn ?? 0);
  if (!mine) return plain(words.text(`strip-wait-${kind}`, { player }), asked.story);
  const one = kind === "map" && acts.filter((act) => act === "Take").length === 1;
  return plain(
    words.text(one ? "strip-map-one" : `strip-${kind}`),
    ready || words.text(`strip-${kind}-more`),
  );
}

/** For whose roll lies there: what it does, and what another one could. */
function mineTold({ scene, view, effect, pips, same }: Asked, words: Speaker): Told {
  const { chances, lies } = effect ?? { chances: null, lies: null };
  const brawl = chapter(view, "brawl");
  const leader = brawl?.leader == null ? null : (brawl.rows[brawl.leader]?.[0] ?? null);
  const other =
    leader === null
      ? ""
      : leader === "imaginary"
        ? words.text("inside-imaginary")
        : words.seat(leader);
  // What lies there is good, and rum could only make it worse.
  const risky = chances?.aim === "most" && lies?.fate === "safe";
  // Nobody is asked whether to roll for what no roll brings.
  const vain = chances?.aim === "none" || chances?.aim === "lost";
  const id = lies ? [`strip-${lies.fate}-vain`, `strip-${lies.fate}`] : [];
  const title = id.find((one) => words.has(one) && (vain || !one.endsWith("-vain")));
  return {
    title: title ? words.text(title, { other, pips }) : "",
    text: [
      same ? words.text("strip-same", { pips }) : "",
      risky ? words.text("chance-risk", { need: chances.need + 1 }) : "",
      chances && !risky ? inWords(chances, scene, words) : "",
    ].join(" "),
    faces: chances ? facesOf(chances) : null,
    pips,
  };
}

/** For all who look on: who throws or has thrown, and what the chances were. */
function thrown({ scene, view, effect, pips, same }: Asked, words: Speaker): Told {
  // What another roll would do is for whoever decides about it.
  const chances = effect?.chances?.aim === "none" ? null : (effect?.chances ?? null);
  return {
    title: rollOf(view, pips, words, same),
    text: chances ? inWords(chances, scene, words) : "",
    faces: chances ? facesOf(chances) : null,
    pips,
  };
}
