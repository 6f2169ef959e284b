/** Above this number of characters, headings and the needle show the short name, which fills fewer lines. */
export const longName = 24;
