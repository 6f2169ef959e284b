/**
 * The mark, in a square of 48: a ceibo built from ruler ticks (x, y, height); the central one is the needle. The one
 * place where it is drawn: header, data sheets, icons and favicon follow.
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

export const brandNeedle = [22.2, 4, 39] as const;
export const brandTickWidth = 3.6;
