/**
 * Limits of a quote list: lines, units per line, and characters of names and notes. Kept apart from enquiry.ts, because
 * every page can add to the list but only one has the form.
 */
export const mostLines = 100;
export const mostUnits = 9999;
export const longestLineText = 200;
