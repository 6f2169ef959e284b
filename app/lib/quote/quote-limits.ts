/** Every page needs these limits, so they are not in enquiry.ts, which only the page with the form loads. */
export const maxLines = 100;
/** Per line. */
export const maxUnits = 9999;
/** Characters of a name or note. */
export const maxLineTextLength = 200;
