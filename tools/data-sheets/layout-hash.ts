import type { Company } from "#app/content/schema/files.ts";
import { codeHash, hashOf } from "../artifacts/cache.ts";
import { masterHash } from "../pictures/master-file.ts";
import { palette } from "../tokens.ts";

export function layoutHash(): string {
  return hashOf(codeHash("tools/data-sheets", "tools/typesetting", "app/blocks/brand", "app/lib"), palette);
}

/** Ignores two fields of the company that no document shows. */
export function documentKey(layout: string, document: object, company: Company, pictures: string[]): string {
  const shown = { ...company, enquiryEndpoint: undefined, repository: undefined };
  return hashOf(layout, JSON.stringify([document, shown]), ...pictures.map((name) => masterHash(name)));
}
