/** A shape for each seat in a box of 24 × 24, so that colour never says it alone. */
export const SHAPES: readonly string[] = [
  "M12 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6Z",
  "M7 7h10v10H7z",
  "M12 5.4l6.6 11.6H5.4z",
  "M12 4.8l7.2 7.2-7.2 7.2L4.8 12z",
  "M12 5l6 3.5v7L12 19l-6-3.5v-7z",
  "M12 4.6l2.2 5 5.4.5-4.1 3.6 1.2 5.3-4.7-2.8L7.3 19l1.2-5.3-4.1-3.6 5.4-.5z",
  "M9.6 5h4.8v4.6H19v4.8h-4.6V19H9.6v-4.6H5V9.6h4.6z",
  "M6 6h12l-6 12z",
];
