/** Finds references to an entry or a picture, so that nothing in use is deleted. */
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Entry } from "#app/content/catalogue/site.ts";
import { fieldsIn } from "#app/content/read/checks/fields.ts";
import { formatPath } from "#app/content/read/parse.ts";
import type { ReferenceTarget } from "#app/content/schema/form.ts";
import { contentFiles } from "./content-files.ts";
import { formName, isOptional, labelsOf, schemaOf } from "./labels.ts";

/** The kinds of reference that may name an entry, by the folder of the entry. */
const referenceKinds: Record<string, ReferenceTarget[]> = {
  products: ["series", "equipment", "entries"],
  panels: ["entries"],
  supplies: ["entries"],
  tests: ["tests"],
  brands: ["brands"],
  categories: ["categories"],
};

/** Returns a line per use of a file: «Página «Inicio»: Destacados › Elementos › 2 › Producto». */
export function usesOf(root: string, file: string): string[] {
  const id = basename(file, ".yaml");
  const kinds = referenceKinds[basename(dirname(file))] ?? [];
  const address = addressOf(root, file);
  return contentFiles(root)
    .filter((other) => other !== file)
    .flatMap((other) => {
      const value: unknown = parse(readFileSync(join(root, other), "utf8"));
      const schema = schemaOf(other);
      return fieldsIn(value)
        .filter(({ path, value: found }) => {
          if (typeof found !== "string") return false;
          if (found === `/${file}`) return true;
          if (found === id) return schema !== undefined && namesEntry(schema, path, kinds);
          // Text may quote a figure of the entry: «{maglumi-x3.throughput}».
          if (found.includes(`{${id}.`)) return true;
          // A link contains the address of the entry, perhaps with a fragment.
          return ["to", "path"].includes(String(path.at(-1))) && found.split("#")[0] === address;
        })
        .map(({ path }) => `${formName(other, value)}: ${labelsOf(other, formatPath(path)).join(" › ")}`);
    });
}

/** Returns the address of an entry's page, or undefined for tests, brands and categories. */
export function addressOf(root: string, file: string): string | undefined {
  if (!/^content\/(products|panels|supplies)\//.test(file)) return undefined;
  const entry = parse(readFileSync(join(root, file), "utf8"));
  return entryPath({ ...entry, id: basename(file, ".yaml") } as Entry);
}

function namesEntry(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  kinds: ReferenceTarget[],
): boolean {
  const { references } = z.globalRegistry.get(schema) ?? {};
  if (references && kinds.includes(references)) return true;
  if (isOptional(schema)) return namesEntry(schema.unwrap(), path, kinds);
  if (schema instanceof z.ZodPipe) return namesEntry(schema.in, path, kinds);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.some((kind) => namesEntry(kind, path, kinds));
  const [key, ...rest] = path;
  if (key === undefined) return false;
  if (schema instanceof z.ZodArray) return namesEntry(schema.element, rest, kinds);
  const field =
    schema instanceof z.ZodObject ? (schema.shape[String(key)] as z.ZodType | undefined) : undefined;
  return field !== undefined && namesEntry(field, rest, kinds);
}
