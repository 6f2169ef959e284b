import { type Document, parseDocument } from "yaml";
import { z } from "zod";

z.config(z.locales.es());

export type Parsed<T> = { value: T | undefined; errors: string[] };

/** Parses a YAML file with its schema. Each error becomes one line that names the field. */
export function parseFile<S extends z.ZodType>(bytes: Uint8Array, schema: S): Parsed<z.output<S>> {
  const source = decode(bytes);
  if (source === undefined) {
    return { value: undefined, errors: ["(archivo): no está en UTF-8; guárdelo con esa codificación"] };
  }
  const document = parseDocument(source, { prettyErrors: true });
  const syntaxFaults = [...document.errors, ...document.warnings];
  if (syntaxFaults.length > 0) {
    const errors = syntaxFaults.map((fault) => `YAML: ${fault.message.split("\n")[0]}`);
    return { value: undefined, errors };
  }
  const raw = toValue(document);
  if (raw instanceof ReferenceError) return { value: undefined, errors: [`YAML: ${raw.message}`] };
  const result = schema.safeParse(raw);
  return {
    value: result.success ? result.data : undefined,
    errors: result.success ? [] : result.error.issues.map((issue) => describeIssue(issue, raw)),
  };
}

/** Returns undefined for encodings other than UTF-8, because pages would show wrong characters. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the parser's error about nested aliases, which would fill the memory. */
function toValue(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) return error;
    throw error;
  }
}

function describeIssue(issue: z.core.$ZodIssue, raw: unknown): string {
  const found = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    raw,
  );
  const field = formatPath(issue.path) || "(archivo)";
  if (issue.code === "unrecognized_keys") {
    return `${field}: campos desconocidos: ${issue.keys.join(", ")}`;
  }
  const shown = found === undefined ? "falta" : `se encontró ${shorten(found)}`;
  return `${field}: ${shown}; ${issue.message}`;
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`))
    .join("");
}

function shorten(value: unknown): string {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
}
