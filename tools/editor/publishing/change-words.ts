import { parse } from "yaml";
import { lowerInitial } from "#app/lib/text/format.ts";
import { differences, isEqual } from "../merge.ts";

const maxNames = 3;

/** Returns text such as «Empresa: teléfono de la oficina». `labelOf` returns the form's label for a path. */
export function changeWords(
  name: string,
  before: unknown,
  after: unknown,
  labelOf: (path: (string | number)[]) => string | undefined,
): string {
  if (before === undefined) return `${name}: nuevo`;
  if (after === undefined) return `${name}: borrado`;
  const fields =
    Array.isArray(before) && Array.isArray(after)
      ? changedRows(before, after)
      : differences(before, after, before).map(({ path }) => lowerInitial(labelOf(path) ?? String(path[0])));
  const unique = [...new Set(fields)];
  if (unique.length === 0) return `${name}: solo el formato del archivo`;
  const others = unique.length > maxNames ? ` y ${unique.length - maxNames} más` : "";
  return `${name}: ${unique.slice(0, maxNames).join(", ")}${others}`;
}

function changedRows(before: unknown[], after: unknown[]): string[] {
  const without = (rows: unknown[], others: unknown[]) =>
    rows.filter((row) => !others.some((other) => isEqual(row, other)));
  const rows = [...without(after, before), ...without(before, after)].map(rowName);
  return rows.length > 0 || isEqual(before, after) ? rows : ["orden de las filas"];
}

/** Returns the first string of a row, which serves as its name: «Fenitoína». */
function rowName(row: unknown): string {
  const values = typeof row === "object" && row !== null ? Object.values(row) : [row];
  return `«${values.find((value) => typeof value === "string") ?? "sin nombre"}»`;
}

/** Returns text such as «Imagen equipo.webp: reemplazada». */
export function pictureWords(file: string, before: unknown, after: unknown): string {
  const state = before === undefined ? "nueva" : after === undefined ? "borrada" : "reemplazada";
  return `Imagen ${file.slice("images/".length)}: ${state}`;
}

/** Returns undefined for a missing version and an empty object for text that is not YAML. */
export function parseVersion(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch {
    return {};
  }
}
