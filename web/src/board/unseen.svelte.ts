/** Whether the board has yet to show what came of the last step: until then the page does not tell. */
export const unseen = $state({ last: false });
