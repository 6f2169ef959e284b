/**
 * Limits of a quote list: lines, units per line, and characters of names and notes. They are not in enquiry.ts, because
 * every page can add to the list, but only one page has the form.
 */
export const maxLines = 100;
export const maxUnits = 9999;
export const maxLineTextLength = 200;
