/** What a lesson points at outside the board: the panels. */
export const lesson = $state({ crews: false });
