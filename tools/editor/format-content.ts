import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { contentFiles } from "./content-files.ts";
import { formatYaml } from "./format-yaml.ts";
import { innerSchema, isOptional, kindOf, schemaOf } from "./labels.ts";

export function unformatted(root: string): string[] {
  return contentFiles(root).filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return formatContent(file, parse(text)) !== text;
  });
}

export function formatContent(file: string, value: unknown): string {
  const schema = schemaOf(file);
  return formatYaml(schema ? inOrder(schema, value) : value);
}

/** Sorts the fields of each object in the order of the schema. Unknown fields come last. */
function inOrder(outer: z.core.$ZodType, value: unknown): unknown {
  const schema = innerSchema(outer);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => inOrder(schema.element, item));
  if (typeof value !== "object" || value === null) return value;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const kind = kindOf(schema, value);
    return kind ? inOrder(kind, value) : value;
  }
  if (!(schema instanceof z.ZodObject)) return value;
  // Leaves out empty lists of optional fields, as the editor does.
  const known = Object.entries(schema.shape).filter(
    ([key, field]) => key in value && !(isOptional(field) && isEmptyList(Reflect.get(value, key))),
  );
  return {
    ...Object.fromEntries(known.map(([key, field]) => [key, inOrder(field, Reflect.get(value, key))])),
    ...Object.fromEntries(Object.entries(value).filter(([key]) => !(key in schema.shape))),
  };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
