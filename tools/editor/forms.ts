/** Derives the editor's forms from the JSON Schema that Zod makes of the content's schemas. */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { relations } from "./relations.ts";

/** JSON Schema with the metadata of app/content/schema/form.ts and the messages of its patterns. */
export type Shape = {
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  patterns?: Pattern[];
} & Pick<z.GlobalMeta, "choices" | "initial" | "multiline" | "picture" | "plural" | "references">;

type Pattern = { source: string; message: string };

type Named = { name: string; label: string; hint?: string; required: boolean };

export function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const patterns = patternsOf(zodSchema);
      if (patterns.length > 0) Object.assign(jsonSchema, { patterns });
    },
  }) as Shape;
}

/** Returns the patterns of a string with their error messages, which JSON Schema lacks. */
function patternsOf({ _zod }: z.core.$ZodTypes): Pattern[] {
  return (_zod.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod as z.core.$ZodCheckRegex["_zod"];
    if (def.check !== "string_format" || def.format !== "regex") return [];
    const message = def.error?.(undefined as never);
    return [{ source: def.pattern.source, message: typeof message === "string" ? message : "no es válido" }];
  });
}

export function fieldsOf(shape: Shape): Field[] {
  const required = new Set(shape.required);
  return Object.entries(shape.properties ?? {}).map(([name, property]) =>
    fieldOf(name, property, required.has(name)),
  );
}

export function fieldOf(name: string, shape: Shape, required: boolean): Field {
  if (shape.const !== undefined) return { name, widget: "hidden", default: shape.const };
  if (!shape.title)
    throw new Error(`The schema of the field «${name}» has no title: ${JSON.stringify(shape)}`);
  const common: Named = { name, label: shape.title, hint: shape.description, required };
  if (shape.type === "array") return listOf(common, shape);
  if (shape.type === "object") return objectOf(common, shape);
  return single(common, shape);
}

function single(common: Named, shape: Shape): Field {
  if (shape.references) return { ...common, ...relations[shape.references] };
  if (shape.enum) {
    return { ...common, widget: "select", options: optionsOf(shape), default: shape.initial };
  }
  if (shape.type === "boolean") return { ...common, widget: "boolean" };
  if (shape.type === "number" || shape.type === "integer") return numberOf(common, shape);
  if (shape.type === "string") return textOf(common, shape);
  throw new Error(`No form for the field «${common.name}»: ${JSON.stringify(shape)}`);
}

function optionsOf({ enum: values = [], choices = {} }: Shape) {
  return values.map((value) => ({ value: String(value), label: choices[String(value)] ?? String(value) }));
}

function numberOf(common: Named, shape: Shape): Field {
  const whole = shape.type === "integer";
  const above = shape.exclusiveMinimum;
  return {
    ...common,
    // Our own field type (browser/number-field.ts): the editor's number field reads «2,5» as 5.
    widget: "figure",
    whole,
    min: within(shape.minimum) ?? (whole && above !== undefined ? above + 1 : undefined),
    above: whole ? undefined : above,
    max: within(shape.maximum),
  };
}

/** Drops the limits of safe integers, which Zod adds to whole numbers. */
function within(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
}

function textOf(common: Named, shape: Shape): Field {
  const today = shape.initial === "today" ? "{{now}}" : undefined;
  if (shape.format === "date") {
    return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD", default: today };
  }
  // «required» already means at least one character.
  const minlength = shape.minLength === 1 ? undefined : shape.minLength;
  const limits = { minlength, maxlength: shape.maxLength };
  const checked = { ...common, ...limits, pattern: patternOf(shape) };
  if (shape.picture) return { ...common, widget: "image", ...pictureOptions };
  if (shape.multiline) return { ...checked, widget: "text" };
  if (shape.format === "email" || shape.format === "uri") {
    return { ...checked, widget: "string", type: shape.format === "uri" ? "url" : "email" };
  }
  return { ...checked, widget: "string" };
}

const pictureOptions = { accept: "image/webp,image/png,image/jpeg", choose_url: false };

/** Combines all patterns into one, because the editor accepts only one. The message is that of the last. */
function patternOf({ patterns = [] }: Shape): [string, string] | undefined {
  const last = patterns.at(-1);
  if (!last) return undefined;
  const source = patterns.length === 1 ? last.source : patterns.map((each) => `(?=${each.source})`).join("");
  return [source, last.message];
}

function objectOf(common: Named, shape: Shape): Field {
  return { ...common, widget: "object", fields: fieldsOf(shape) };
}

function listOf(common: Named, shape: Shape): Field {
  const limits = { min: shape.minItems, max: shape.maxItems };
  const places = shape.prefixItems;
  if (places) return { ...common, widget: "list", min: places.length, max: places.length };
  const item = shape.items ?? {};
  const named = { name: "item", label: item.title ?? common.label, required: true };
  if (item.references || item.enum) {
    return { ...single(common, item), multiple: true, ...limits } as Field;
  }
  if (item.type === "object") {
    const fields = fieldsOf(item);
    const label = item.title ?? common.label;
    return {
      ...common,
      ...limits,
      widget: "list",
      label_singular: label,
      collapsed: "auto",
      summary: summaryOf(item),
      fields,
    };
  }
  if (item.multiline) return { ...common, ...limits, widget: "list", field: single(named, item) };
  return { ...common, ...limits, widget: "list", pattern: patternOf(item) };
}

/** A collapsed item shows its first text, or its id if it has no other text, and its non-integer numbers. */
function summaryOf(item: Shape): string | undefined {
  const properties = Object.entries(item.properties ?? {});
  const texts = properties.filter(([, property]) => property.type === "string").map(([text]) => text);
  const name = texts.find((text) => text !== "id") ?? texts[0];
  const figures = properties.filter(([, property]) => property.type === "number").map(([figure]) => figure);
  const shown = figures.length > 0 && item.properties?.text ? [...figures, "text"] : figures;
  return name && [name, ...shown].map((each) => `{{fields.${each}}}`).join(" ");
}
