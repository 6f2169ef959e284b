/** Shapes that the content gives and the browser shows. */

/** Words that lead somewhere on this site. */
export type LabelledLink = { label: string; to: string };

/** A step of the way to a page; the page itself, which comes last, needs no address. */
export type Crumb = { label: string; to?: string };
