/** A silhouette on the horizon in a box 100 × 80 that stands on its lower edge, and what is lit. */
export interface Emblem {
  shape: string;
  lit?: string;
}

export const EMBLEMS: readonly Emblem[] = [
  {
    // an island with two palms
    shape:
      "M4 80c8-12 26-18 46-18s38 6 46 18ZM46 68c2-20 2-30-3-42-8-2-16 0-22 6 2-9 9-15 19-13-3-4-8-6-13-6 8-4 17-2 20 5 4-6 12-8 19-4-6 0-11 3-13 7 9 0 15 6 16 14-6-6-13-9-20-7 4 12 4 26 2 40ZM66 70c3-12 3-21 0-29-5 0-10 2-13 5 2-6 6-9 12-8-2-3-5-4-8-4 6-2 11-1 13 4 3-4 8-5 12-2-4 0-7 2-8 4 6 1 9 5 9 10-4-4-8-6-12-5 2 8 2 17 0 25Z",
  },
  {
    // a sloop under sail
    shape:
      "M8 60h84c-4 11-11 20-18 20H28C18 80 11 71 8 60ZM47 6c14 8 24 24 26 48H47ZM41 16v38H18c4-18 12-30 23-38ZM43 4h2v60h-2Z",
  },
  {
    // a fort with its flag
    shape:
      "M12 80V46h-3v-9h6v4h6v-4h6v4h6v-4h6v9h-3v8h28v-8h-3v-9h6v4h6v-4h6v4h6v-4h6v9h-3v34ZM49 56V12l17 6-15 6v32Z",
    lit: "M44 80V68a6 6 0 0 1 12 0v12ZM20 56h4v7h-4ZM76 56h4v7h-4Z",
  },
  {
    // a lighthouse on its rock
    shape:
      "M10 80c6-14 18-20 38-20s34 8 42 20ZM40 66l4-42h14l4 42ZM41 24v-3h20v3ZM43 12h16v3H43ZM46 12l5-8 5 8ZM45 15h2v6h-2ZM55 15h2v6h-2Z",
    lit: "M47 15h8v6h-8ZM61 16l36-8v20l-36-8ZM41 16L5 8v20l36-8Z",
  },
  {
    // a galleon
    shape:
      "M6 54h12l4 8h52l6-10h14c-4 16-12 28-20 28H26C16 80 9 68 6 54ZM30 8h2v56h-2ZM52 2h3v62h-3ZM72 10h2v50h-2ZM20 14h22c3 8 3 14 0 20H20c3-6 3-12 0-20ZM19 38h24c3 6 3 11 0 16H19c3-5 3-10 0-16ZM44 8h20c3 9 3 16 0 24H44c3-8 3-15 0-24ZM43 36h22c3 7 3 13 0 20H43c3-7 3-13 0-20ZM67 16h14c2 6 2 11 0 17H67c2-6 2-11 0-17ZM66 37h16c2 5 2 9 0 13H66c2-4 2-8 0-13ZM55 2l14 4-14 4Z",
    lit: "M82 58h4v4h-4ZM32 67h3v3h-3ZM44 67h3v3h-3ZM56 67h3v3h-3Z",
  },
  {
    // a town under its church
    shape: "M0 80V58h14v-8h16V40l9-7 9 7V16l6-14 6 14v32h14V38h14v14h12v28Z",
    lit: "M20 58h4v6h-4ZM34 48h4v6h-4ZM52 24h4v8h-4ZM66 56h4v6h-4ZM80 46h4v6h-4ZM6 66h4v6H6Z",
  },
];
