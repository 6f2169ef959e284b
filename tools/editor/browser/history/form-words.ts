/** Describes changes with the labels of the editor's configuration, because the browser has no schemas. */
import type { CmsConfig } from "@sveltia/cms";
import { isRecord } from "#app/lib/is-record.ts";
import { changeWords, parseVersion, pictureWords } from "../../publishing/change-words.ts";

type Form = { name: string; fields: Map<string, string> };

/** Describes a change of a file as «Empresa: teléfono de la oficina». */
export function describe(
  config: CmsConfig,
  file: string,
  before: string | undefined,
  after: string | undefined,
): string {
  if (file.startsWith("images/")) return pictureWords(file, before, after);
  const [old, current] = [parseVersion(before), parseVersion(after)];
  const { name, fields } = formOf(config, file, current ?? old);
  return changeWords(name, old, current, ([first]) => fields.get(String(first)));
}

function formOf({ collections = [], singletons = [] }: CmsConfig, file: string, value: unknown): Form {
  for (const single of singletons) {
    if ("file" in single && single.file === file) {
      return { name: single.label ?? single.name, fields: labelsOf(single.fields) };
    }
  }
  const { kind, name = file.replace(/^.*\/|\.yaml$/g, "") } = isRecord(value) ? value : {};
  for (const list of collections) {
    if (!("folder" in list) || list.hide || !file.startsWith(`${list.folder}/`)) continue;
    const { filter } = list;
    if (filter && "value" in filter && filter.value !== kind) continue;
    return { name: `${list.label_singular ?? list.label} «${name}»`, fields: labelsOf(list.fields) };
  }
  return { name: file, fields: new Map() };
}

function labelsOf(fields: { name: string; label?: string }[] = []): Map<string, string> {
  return new Map(fields.map(({ name, label = name }) => [name, label]));
}
