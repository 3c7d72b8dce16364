import type { Card } from "./names.ts";
import type { Deck, Move, Player, Sight } from "./types.ts";

type Place = Move["start"];

/**
 * What went from whom to whom between two views: a card by its name where it is mine, else from
 * behind, or a coin. It is read off the numbers that everybody sees, so that nothing that flies can
 * tell a secret, and so that acts that others make face down are seen too.
 */
export function movesOf(before: Sight, after: Sight, you: number | null): Move[] {
  const fought = before.phase === "duels" && after.phase === "duels";
  return [
    // In a duel cards leave the hands when they are turned up: they lie on the hatch before.
    ...(fought ? layMoves(before, after, you) : cardMoves(before, after, you, "combat")),
    ...(fought ? [] : cardMoves(before, after, you, "gold")),
    ...coinMoves(before, after),
  ];
}

function layMoves(before: Sight, after: Sight, you: number | null): Move[] {
  return after.lays.flatMap((there, seat) =>
    there && !before.lays[seat]
      ? [move("combat", seat, "hatch", seat === you ? after.mine : null)]
      : [],
  );
}

function cardMoves(
  before: Sight,
  after: Sight,
  you: number | null,
  kind: "combat" | "gold",
): Move[] {
  const [own, count] =
    kind === "gold" ? (["gold", "gold_count"] as const) : (["cards", "card_count"] as const);
  const [giving, taking] = gaps(before, after, (one) => one[count]);
  const off = size(before[kind]) - size(after[kind]);
  const from = [...giving, ...Array<Place>(Math.max(0, off)).fill(kind)];
  const to = [...taking, ...Array<Place>(Math.max(0, -off)).fill(kind)];
  const mine = you === null ? [] : changed(before.players[you]?.[own], after.players[you]?.[own]);
  return paired(from, to, "room").map(([start, goal]) =>
    move(kind, start, goal, start === you || goal === you ? mine.shift() : null),
  );
}

function coinMoves(before: Sight, after: Sight): Move[] {
  const [giving, taking] = gaps(before, after, ({ coins }) => coins);
  return paired(giving, taking, "supply").map(([start, goal]) => move("coin", start, goal));
}

function move(what: Move["what"], start: Place, goal: Place, card: Card | null = null): Move {
  return { what, number: 1, start, goal, card };
}

/** Who has less than before and who has more, each as often as that. */
function gaps(before: Sight, after: Sight, count: (player: Player) => number): [Place[], Place[]] {
  const more = after.players.map((one, seat) => count(one) - count(before.players[seat] ?? one));
  const places = (sign: number): Place[] =>
    more.flatMap((by, seat) => Array<Place>(Math.max(0, sign * by)).fill(seat));
  return [places(-1), places(1)];
}

/** One gives, one takes; what has no other end comes from there, or goes there. */
function paired(from: readonly Place[], to: readonly Place[], there: Place): [Place, Place][] {
  return Array.from({ length: Math.max(from.length, to.length) }, (_, k) => [
    from[k] ?? there,
    to[k] ?? there,
  ]);
}

function size({ unseen, under }: Deck): number {
  return unseen + under.length;
}

/** The cards that came into a hand or left it. */
function changed(before: readonly Card[] | null = [], after: readonly Card[] | null = []): Card[] {
  const without = (all: readonly Card[] | null, some: readonly Card[] | null): Card[] => {
    const left = [...(some ?? [])];
    return (all ?? []).filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return [...without(after, before), ...without(before, after)];
}
