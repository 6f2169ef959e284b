import { z } from "zod";

/** What a field may name: an entry of a folder, or of a list. */
export type ReferenceTarget = "brands" | "categories" | "equipment" | "entries" | "parameters" | "series";

/**
 * What a schema tells the forms of the editor. Its title is the label of the field and its description the hint; the
 * rest is for what JSON Schema has no word for.
 */
declare module "zod" {
  interface GlobalMeta {
    /** The name of a list of such entries: «Marcas». */
    plural?: string;
    references?: ReferenceTarget;
    /** What the values of a choice are called. */
    choices?: Record<string, string>;
    /** The file of a picture. */
    picture?: true;
    /** A text of more than a few words. */
    multiline?: true;
    /** What a new entry begins with. */
    initial?: "today" | number | boolean | string[];
  }
}

/** A choice, each value with its name for people. */
export function oneOf<const Names extends Record<string, string>>(choices: Names) {
  const values = Object.fromEntries(Object.keys(choices).map((value) => [value, value]));
  return z.enum(values as { [Value in keyof Names & string]: Value }).meta({ choices });
}
