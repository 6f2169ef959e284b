import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Claim } from "#app/content/schema/claims.ts";
import { type Field, valuesIn, withoutIndexes } from "./fields.ts";

/** Returns the claims that the content still makes, once per file, with the first field that makes them. */
export function unconfirmedClaims(root: string, claims: readonly Claim[]): (Field & { confirm: string })[] {
  return claims.flatMap(({ file, field, says, confirm }) =>
    filesOf(root, file).flatMap((name) => {
      const content: unknown = parse(readFileSync(join(root, name), "utf8"));
      const [first] = valuesIn(content).filter(
        (found) => withoutIndexes(found.field) === field && states(found.value, says),
      );
      return first ? [{ file: name, field: first.field, confirm }] : [];
    }),
  );
}

/** Returns claims whose text was removed or moved to another field. */
export function outdatedClaims(root: string, claims: readonly Claim[]): (Claim & { index: number })[] {
  return claims
    .map((claim, index) => ({ ...claim, index }))
    .filter((claim) => unconfirmedClaims(root, [claim]).length === 0);
}

function states(value: unknown, says: string | undefined): boolean {
  return says === undefined ? value !== null : plain(String(value)).includes(plain(says));
}

function plain(value: string): string {
  return value.replace(/[\s\u00a0]+/g, " ");
}

/** Expands «brands/*.yaml» to every file of the folder. */
function filesOf(root: string, file: string): string[] {
  const path = `content/${file}`;
  if (!path.endsWith("/*.yaml")) return existsSync(join(root, path)) ? [path] : [];
  const folder = path.slice(0, -"/*.yaml".length);
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);
}
