import type { BoardProps } from "$board/props.ts";
import type { Act, Effect, Scenery, Sight } from "./types.ts";

/** What the scenes of this board are given: what the board is, and the room there is. */
export type Table = BoardProps<Sight, Act, Effect, Scenery>;

export interface SceneProps {
  table: Table;
  width: number;
  height: number;
}
