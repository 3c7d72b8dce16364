import type { Table } from "./table.ts";
import type { Sight } from "./types.ts";

/** The plunder that is just over: the table before it was shared out, and after. */
export interface Shared {
  before: Sight;
  after: Sight;
}

/** Who gets what is looked at for a while, or until somebody touches; it is the board's own memory. */
export class Sharing {
  now = $state.raw<Shared | null>(null);

  see(_step: Table["step"], _before: Sight | null, _view: Sight, _ms: number): void {}

  end = (): void => {
    this.now = null;
  };
}
