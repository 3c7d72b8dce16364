import { describe, expect, it } from "vitest";
import { fightOf, hungOf, pennantsOf, sumsOf } from "../../src/flibuste/games/mutiny/web/fight.ts";
import { movesOf } from "../../src/flibuste/games/mutiny/web/moves.ts";
import type { Duel, Player, Sight } from "../../src/flibuste/games/mutiny/web/types.ts";

const player = (more: Partial<Player> = {}): Player => ({
  cards: null,
  card_count: 4,
  known: [],
  gold: null,
  gold_count: 2,
  coins: 3,
  pledged: true,
  side: null,
  worth: null,
  out: false,
  in_duel: true,
  ...more,
});

/** What a seat sees, as far as these models look. */
function sight(players: Player[], more: Partial<Sight> = {}): Sight {
  return {
    phase: "voyage",
    players,
    combat: { unseen: 20, under: [] },
    gold: { unseen: 9, under: [] },
    supply: 12,
    sailors: {},
    lays: players.map(() => false),
    mine: null,
    duel: null,
    duels: [],
    wins: { valverde: 0, diaz: 0 },
    ...more,
  } as Sight;
}

const told = (before: Sight, after: Sight, you: number | null = 0): string[] =>
  movesOf(before, after, you).map(
    ({ what, start, goal, card }) => `${card ?? what}: ${start} → ${goal}`,
  );

describe("what changed hands", () => {
  const mine = (cards: Player["cards"], more: Partial<Player> = {}): Player =>
    player({ cards, card_count: cards?.length ?? 0, gold: ["gold2"], gold_count: 1, ...more });

  it("is a card off the deck, open to me and closed to all others", () => {
    const before = sight([mine(["pink1", "grey1"]), player()]);
    const after = sight([mine(["pink1", "pink1", "grey1"]), player()], {
      combat: { unseen: 19, under: [] },
    });
    expect(told(before, after)).toEqual(["pink1: combat → 0"]);
    const theirs = (count: number, unseen: number): Sight =>
      sight([mine(["pink1"]), player({ card_count: count })], { combat: { unseen, under: [] } });
    expect(told(theirs(4, 20), theirs(5, 19))).toEqual(["combat: combat → 1"]);
    expect(told(before, after, null)).toEqual(["combat: combat → 0"]);
  });

  it("is what is looked at, kept and put under, by numbers that everybody sees", () => {
    const looking = sight([mine(["pink1"]), player()], {
      combat: { unseen: 18, under: [] },
    });
    expect(told(sight([mine(["pink1"]), player()]), looking)).toEqual([
      "combat: combat → room",
      "combat: combat → room",
    ]);
    const kept = sight([mine(["pink1"]), player({ card_count: 5 })], {
      combat: { unseen: 18, under: [{ card: null, seen: [1] }] },
    });
    expect(told(looking, kept)).toEqual(["combat: room → 1", "combat: room → combat"]);
    const gold = sight([mine(["pink1"]), player({ gold_count: 3 })], {
      combat: { unseen: 18, under: [{ card: null, seen: [1] }] },
    });
    expect(told(looking, gold)).toEqual(["combat: room → combat", "gold: room → 1"]);
  });

  it("is my own card on its way under the deck", () => {
    const before = sight([mine(["pink1", "grey2"])]);
    const after = sight([mine(["pink1"])], {
      combat: { unseen: 20, under: [{ card: "grey2", seen: [0] }] },
    });
    expect(told(before, after)).toEqual(["grey2: 0 → combat"]);
  });

  it("is a coin from who was robbed, or from the supply, or into it", () => {
    const coins = (...all: number[]): Sight => sight(all.map((coins) => player({ coins })));
    expect(told(coins(3, 4), coins(4, 3))).toEqual(["coin: 1 → 0"]);
    expect(told(coins(3, 4, 1), coins(3, 5, 2))).toEqual(["coin: supply → 1", "coin: supply → 2"]);
    expect(told(coins(3, 4), coins(1, 4))).toEqual(["coin: 0 → supply", "coin: 0 → supply"]);
  });

  it("is in a duel a card laid face down, and nothing when it is turned up", () => {
    const duels = (lays: boolean[], more: Partial<Sight> = {}, count = 4): Sight =>
      sight([mine(["pink1", "pink2"]), player({ card_count: count })], {
        phase: "duels",
        lays,
        ...more,
      });
    expect(told(duels([false, false]), duels([false, true]))).toEqual(["combat: 1 → hatch"]);
    expect(told(duels([false, true]), duels([true, true], { mine: "pink2" }))).toEqual([
      "pink2: 0 → hatch",
    ]);
    expect(told(duels([false, true]), duels([false, false], {}, 3))).toEqual([]);
  });
});

describe("a duel", () => {
  const duel = (more: Partial<Duel> = {}): Duel => ({
    letter: "B",
    valverde: 7,
    diaz: 4,
    pink: 2,
    grey: 4,
    rounds: [{ cards: ["pink2", "grey1", "grey3"], monkeys: [] }],
    winner: null,
    ...more,
  });
  const fighting = (one: Duel, more: Partial<Sight> = {}): Sight =>
    sight([player(), player({ coins: 3 })], { phase: "duels", duel: "B", duels: [one], ...more });

  it("counts the sailors who are known and the cards that hang on either side", () => {
    expect(sumsOf(duel())).toEqual({ valverde: 9, diaz: 8 });
    expect(sumsOf(duel({ diaz: null, grey: 0 }))).toEqual({ valverde: 9, diaz: 0 });
    expect(hungOf(duel(), "valverde")).toEqual(["pink2"]);
    expect(hungOf(duel(), "diaz")).toEqual(["grey1", "grey3"]);
  });

  it("turns up the cards of the round that a step ended, and no others", () => {
    const round = { cards: ["pink1" as const], monkeys: [1] };
    const after = duel({ pink: 3, rounds: [...duel().rounds, round] });
    const fight = fightOf(fighting(after), fighting(duel()));
    expect(fight?.turned).toEqual(round);
    expect(fight?.was.pink).toBe(2);
    expect(fight?.gains).toEqual([0, 0]);
    const richer = fighting(after, { players: [player(), player({ coins: 4 })] });
    expect(fightOf(richer, fighting(duel()))?.gains).toEqual([0, 1]);
    expect(fightOf(fighting(after), fighting(after))?.turned).toBeNull();
    expect(fightOf(fighting(after), null)?.turned).toBeNull();
  });

  it("is shown to its end, also when the next one has begun", () => {
    const won = duel({ winner: "valverde" });
    const next = duel({ letter: "C", valverde: null, diaz: null, pink: 0, grey: 0, rounds: [] });
    const after = fighting(won, { duel: "C", duels: [won, next] });
    expect(fightOf(after, fighting(duel()))?.duel).toBe(won);
    expect(fightOf(after, null)?.duel).toBe(next);
    expect(fightOf(sight([player()]), null)).toBeNull();
  });

  it("has a pennant, with the winner's sign or with what I am sure of", () => {
    const pair = { seen: [0], recalled: [], shown: false };
    const view = fighting(duel(), {
      duels: [duel({ letter: "A", winner: "diaz" }), duel()],
      sailors: {
        C: { ...pair, valverde: 3, diaz: 10, sure: true },
        D: { ...pair, valverde: 1, diaz: 2, sure: false },
      },
    });
    const flags = pennantsOf(view, duel());
    expect(flags.map(({ winner }) => winner)).toEqual(["diaz", null, null, null, null]);
    expect(flags.map(({ now }) => now)).toEqual([false, true, false, false, false]);
    expect(flags.map(({ valverde }) => valverde)).toEqual([null, null, 3, null, null]);
    expect(pennantsOf(view, duel({ winner: "valverde" }))[1]).toMatchObject({
      winner: "valverde",
      now: false,
    });
  });
});
