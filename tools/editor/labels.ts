/** Translates a field to its labels: «specifications[8].amount» is «Especificaciones › 9 › Cifra exacta». */
import { basename, dirname } from "node:path";
import { z } from "zod";
import { fixedPages } from "#app/content/pages.ts";
import { schemasByFile, schemasByFolder } from "#app/content/schema/files.ts";

const pages = Object.entries(fixedPages).flatMap(([id, page]): [string, z.ZodType][] =>
  "schema" in page ? [[`pages/${id}.yaml`, page.schema]] : [],
);
const schemas = new Map<string, z.ZodType>([
  ...Object.entries(schemasByFile),
  ...Object.entries(schemasByFolder),
  ...pages,
]);

export function labelsOf(file: string, field: string): string[] {
  const schema = schemaOf(file);
  const path = field.match(/\[\d+\]|[^.[\]]+/g) ?? [];
  return (schema && labelsIn(schema, path)) ?? [];
}

export function schemaOf(file: string): z.ZodType | undefined {
  const name = file.replace(/^content\//, "");
  return schemas.get(name) ?? schemas.get(dirname(name));
}

export function isOptional(schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (isOptional(schema)) return innerSchema(schema.unwrap());
  return schema instanceof z.ZodPipe ? innerSchema(schema.in) : schema;
}

function labelsIn(schema: z.core.$ZodType, path: string[]): string[] | undefined {
  const [key = "", ...rest] = path;
  if (path.length === 0) return [];
  const inner = innerSchema(schema);
  if (inner !== schema) return labelsIn(inner, path);
  // All kinds have the same label for a field, so the first kind with the field is used.
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.map((kind) => labelsIn(kind, path)).find((labels) => labels !== undefined);
  }
  if (schema instanceof z.ZodArray && key.startsWith("[")) {
    return joined(String(Number(key.slice(1, -1)) + 1), labelsIn(schema.element, rest));
  }
  const field = schema instanceof z.ZodObject ? (schema.shape[key] as z.ZodType | undefined) : undefined;
  return field && joined(titleOf(field), labelsIn(field, rest));
}

function joined(label: string | undefined, rest: string[] | undefined): string[] | undefined {
  return label === undefined || rest === undefined ? undefined : [label, ...rest];
}

/** The title may be on the schema itself or on its optional wrapper. */
function titleOf(schema: z.core.$ZodType): string | undefined {
  const { title } = z.globalRegistry.get(schema) ?? {};
  return title ?? (isOptional(schema) ? titleOf(schema.unwrap()) : undefined);
}

/** Returns the editor's name of a file: «Empresa», «Página «Inicio»», «Producto «MAGLUMI X3»». */
export function formName(file: string, value: unknown): string {
  const name = file.replace(/^content\//, "");
  const single = schemas.get(name);
  const folder = schemas.get(dirname(name));
  if (single) {
    const title = titleOf(single) ?? name;
    return name.startsWith("pages/") ? `Página «${title}»` : title;
  }
  const { name: own = basename(name, ".yaml") } = z
    .looseObject({ name: z.string().optional() })
    .catch({})
    .parse(value);
  const option = folder instanceof z.ZodDiscriminatedUnion ? kindOf(folder, value) : folder;
  return `${(option && titleOf(option)) ?? dirname(name)} «${own}»`;
}

export function kindOf(union: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined {
  const { kind } = z.looseObject({}).catch({}).parse(value);
  return union.options.find((each) => each instanceof z.ZodObject && each.shape.kind?.value === kind);
}
