/** Whose ship is looked at closely: panels and board share it. */
class Looking {
  seat = $state<number | null>(null);
}

export const looking = new Looking();
