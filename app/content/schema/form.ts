import { z } from "zod";

export type ReferenceTarget =
  | "brands"
  | "categories"
  | "containers"
  | "equipment"
  | "entries"
  | "methods"
  | "parameters"
  | "series"
  | "tests";

/**
 * Metadata for the editor's forms. `title` is the field's label and `description` its hint. The other
 * properties have no equivalent in JSON Schema.
 */
declare module "zod" {
  interface GlobalMeta {
    /** The plural for lists: «Marcas». */
    plural?: string;
    references?: ReferenceTarget;
    /** Labels of the values of a choice. */
    choices?: Record<string, string>;
    picture?: true;
    multiline?: true;
    /** Initial value in a new file. For a date, «today». */
    initial?: string;
  }
}

export function oneOf<const Names extends Record<string, string>>(choices: Names) {
  const values = Object.fromEntries(Object.keys(choices).map((value) => [value, value]));
  return z.enum(values as { [Value in keyof Names & string]: Value }).meta({ choices });
}

type Label = string | z.GlobalMeta;

export function fields<Shape extends z.ZodRawShape>(label: Label, shape: Shape) {
  return z.strictObject(shape).meta(typeof label === "string" ? { title: label } : label);
}

type Size = { min?: number; max?: number; length?: number };

export function listOf<Item extends z.ZodType>(
  item: Item,
  { min, max, length, ...label }: z.GlobalMeta & Size,
) {
  let list = z.array(item);
  if (min !== undefined) list = list.min(min);
  if (max !== undefined) list = list.max(max);
  if (length !== undefined) list = list.length(length);
  return list.meta(label);
}
