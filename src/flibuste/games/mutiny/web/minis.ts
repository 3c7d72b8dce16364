/** Small signs for the panels, which are drawn also where the board with its symbols is not. */
export const COIN = "M8.5 10c0-5 7-5 7 0 0 1.8-.7 2.6-1.5 3.2V15h-4v-1.8C9.2 12.6 8.5 11.8 8.5 10z";
export const SEAL =
  "M32 3c7 0 8 4 14 5s11 5 12 12 4 9 3 15-5 8-8 14-9 7-15 9-10 3-16 0-11-4-14-10-5-9-5-16 2-10 5-16 9-6 13-9 6-4 11-4z";
export const SKULL =
  "M12 2c6 0 9 4 9 9 0 3-1.5 5-3.5 6v4h-3v-2h-1.5v2h-2v-2H9.5v2h-3v-4C4.5 16 3 14 3 11c0-5 3-9 9-9z";
export const STAR =
  "M12 0l2.5 7.8L20 4l-3.8 5.5L24 12l-7.8 2.5L20 20l-5.5-3.8L12 24l-2.5-7.8L4 20l3.8-5.5L0 12l7.8-2.5L4 4l5.5 3.8z";
const SABRE =
  "M1.5 1C9 3.5 15 9 18.5 14.5l2-1.5 1.5 1.8-2 1.7 3 3.8-2.2 1.9-3-3.8-2 1.6-1.5-1.8 1.9-1.6C11 14.5 5 8.5 1.5 1z";
const OTHER =
  "M22.5 1C15 3.5 9 9 5.5 14.5l-2-1.5-1.5 1.8 2 1.7-3 3.8 2.2 1.9 3-3.8 2 1.6 1.5-1.8-1.9-1.6C13 14.5 19 8.5 22.5 1z";
export const SABRES = `${SABRE}${OTHER}`;
