/** The bots a person can choose, the strongest first; their names are words (bot-mate …). */
export const BOTS = ["mate", "greedy", "random"] as const;
export const USUAL_BOT = "mate";
