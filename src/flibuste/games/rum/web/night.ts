import { gone } from "./scenes.ts";
import type { Sight } from "./types.ts";

/** Who sleeps on what after a brawl; nobody: the tile is out of the game. */
export interface Bed {
  tile: string;
  seat: number | null;
}

/** What was there to sleep on and is not any more, the best first; nothing within one round. */
export function bedsOf(before: Sight, after: Sight): Bed[] {
  if (after.round !== before.round + 1 && (after.awaiting.length || !before.awaiting.length))
    return [];
  const won = after.tiles.map(({ sleep }, seat) => gone(sleep, before.tiles[seat]?.sleep ?? []));
  const { bunk, hammock, rope } = before.face_up;
  return [bunk, hammock, rope].flatMap((tile) => {
    if (!tile) return [];
    const seat = won.findIndex((tiles) => tiles.includes(tile));
    return [{ tile, seat: seat < 0 ? null : seat }];
  });
}
