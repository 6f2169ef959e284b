/**
 * Limits of a quote list: lines, units per line, and characters of names and notes. Every page needs them, so
 * they are not in enquiry.ts, which only the page with the form loads.
 */
export const maxLines = 100;
export const maxUnits = 9999;
export const maxLineTextLength = 200;
