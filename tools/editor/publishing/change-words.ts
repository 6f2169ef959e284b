import { parse } from "yaml";
import { lowerInitial } from "#app/lib/text/format.ts";
import { differences } from "../merge.ts";

const most = 3;

/** Returns «Empresa: teléfono de la oficina». `labelOf` gives the label of the form's field at a path. */
export function changeWords(
  name: string,
  before: unknown,
  after: unknown,
  labelOf: (path: (string | number)[]) => string | undefined,
): string {
  if (before === undefined) return `${name}: nuevo`;
  if (after === undefined) return `${name}: borrado`;
  const fields = differences(before, after, before).map(({ path }) =>
    lowerInitial(labelOf(path) ?? String(path[0])),
  );
  const unique = [...new Set(fields)];
  if (unique.length === 0) return `${name}: solo el formato del archivo`;
  const others = unique.length > most ? ` y ${unique.length - most} más` : "";
  return `${name}: ${unique.slice(0, most).join(", ")}${others}`;
}

/** Returns «Imagen equipo.webp: reemplazada». */
export function pictureWords(file: string, before: unknown, after: unknown): string {
  const state = before === undefined ? "nueva" : after === undefined ? "borrada" : "reemplazada";
  return `Imagen ${file.slice("images/".length)}: ${state}`;
}

/** Returns undefined for a missing version and an empty object for one that is not YAML. */
export function parseVersion(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch {
    return {};
  }
}
