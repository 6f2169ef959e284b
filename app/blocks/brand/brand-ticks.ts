/**
 * The brand mark in a 48 × 48 square: a ceibo tree made of ruler ticks, each [left, top, height]. Header, data sheets,
 * icons and favicon all draw it.
 */
export const brandTicks = [
  [3, 15, 10.5],
  [9.4, 9, 20],
  [15.8, 6, 37],
  [28.6, 6, 37],
  [35, 9, 20],
  [41.4, 15, 10.5],
  [9.4, 35.5, 7.5],
  [35, 35.5, 7.5],
  [3, 40, 3],
  [41.4, 40, 3],
] as const;

/** The tick in the middle. */
export const brandNeedle = [22.2, 4, 39] as const;
export const brandTickWidth = 3.6;
