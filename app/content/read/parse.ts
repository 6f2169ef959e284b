import { type Document, parseDocument, type ScalarTag, visit, YAMLMap } from "yaml";
import { z } from "zod";

z.config(z.locales.es());

/** A value that the owner must replace before launch: `phone: !placeholder +593 4 000 0000`. */
const placeholderTag = "!placeholder";
const resolvePlaceholder: ScalarTag = { tag: placeholderTag, resolve: (value) => value };

export type Parsed<T> = { value: T | undefined; errors: string[]; placeholders: string[] };

/** Reads one YAML file against its schema; every fault becomes one line that names the field. */
export function parseFile<S extends z.ZodType>(source: string, schema: S): Parsed<z.output<S>> {
  const document = parseDocument(source, { customTags: [resolvePlaceholder], prettyErrors: true });
  const syntaxFaults = [...document.errors, ...document.warnings];
  if (syntaxFaults.length > 0) {
    const errors = syntaxFaults.map((fault) => `YAML: ${fault.message.split("\n")[0]}`);
    return { value: undefined, errors, placeholders: [] };
  }
  const raw: unknown = document.toJS();
  const result = schema.safeParse(raw);
  return {
    value: result.success ? result.data : undefined,
    errors: result.success ? [] : result.error.issues.map((issue) => describeIssue(issue, raw)),
    placeholders: findPlaceholders(document),
  };
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

function findPlaceholders(document: Document): string[] {
  const found: string[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (node.tag !== placeholderTag) return;
      found.push(formatPath(pathOf(key, ancestors)));
    },
  });
  return found;
}

function pathOf(key: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let index = 0; index < ancestors.length; index++) {
    const next = ancestors[index + 1];
    const node = ancestors[index];
    if (node instanceof YAMLMap) path.push(keyText(next));
    else if (isSequence(node)) path.push(next === undefined ? Number(key) : node.items.indexOf(next));
  }
  return path;
}

function keyText(pair: unknown): string {
  return String((pair as { key: unknown }).key);
}

function isSequence(node: unknown): node is { items: unknown[] } {
  return !(node instanceof YAMLMap) && typeof node === "object" && node !== null && "items" in node;
}
