import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { loadContent } from "#app/content.server/load.ts";

export type Finding = { file: string; field: string; reason: string };

/** What the content in a folder still lacks for a launch. Throws a ContentError if it has faults. */
export function launchFindings(root: string): Finding[] {
  const { placeholders } = loadContent(root);
  return [
    ...placeholders.map((found) => ({
      ...found,
      reason: "es un ejemplo; escriba el dato real y quite «!placeholder»",
    })),
    ...withoutEndpoint(root),
  ];
}

/** Read from the file itself: the field is optional, and only a launch asks for it. */
function withoutEndpoint(root: string): Finding[] {
  const file = "content/company.yaml";
  const path = join(root, file);
  const field = "enquiryEndpoint";
  if (!existsSync(path) || parseDocument(readFileSync(path, "utf8")).has(field)) return [];
  return [{ file, field, reason: "falta; sin él, el formulario de contacto no envía nada" }];
}
