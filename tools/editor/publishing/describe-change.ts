import { parse } from "yaml";
import { formatPath } from "#app/content/read/parse.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import { formName, labelsOf } from "../labels.ts";
import { differences } from "../merge.ts";
import { staleSentences } from "./stale-sentences.ts";

const most = 3;

/** «Empresa: teléfono de la oficina», with the sentences that still give an old figure. */
export function describeChange(
  file: string,
  before: string | undefined,
  after: string | undefined,
): { words: string; stale: string[] } {
  if (file.startsWith("images/")) {
    const state = before === undefined ? "nueva" : after === undefined ? "borrada" : "reemplazada";
    return { words: `Imagen ${file.slice("images/".length)}: ${state}`, stale: [] };
  }
  const [old, current] = [read(before), read(after)];
  const name = formName(file, current ?? old);
  if (old === undefined) return { words: `${name}: nuevo`, stale: [] };
  if (current === undefined) return { words: `${name}: borrado`, stale: [] };
  const fields = differences(old, current, old).map(({ path }) => {
    const [label] = labelsOf(file, formatPath(path));
    return lowerInitial(label ?? String(path[0]));
  });
  const unique = [...new Set(fields)];
  const others = unique.length > most ? ` y ${unique.length - most} más` : "";
  const words = unique.length > 0 ? unique.slice(0, most).join(", ") + others : "solo el formato del archivo";
  return { words: `${name}: ${words}`, stale: staleSentences(old, current) };
}

function read(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch {
    return {};
  }
}
