/** What one can lay over a table, to put it away again. */
export type Laid = "since" | "may-i" | "about" | "rules" | "take-back" | null;
