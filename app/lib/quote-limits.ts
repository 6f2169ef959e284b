/**
 * How much a quote list holds: lines, units of each, and characters of its names and notes. Apart from enquiry.ts,
 * because every page can add to the list and only one has the form.
 */
export const mostLines = 100;
export const mostUnits = 9999;
export const longestLineText = 200;
