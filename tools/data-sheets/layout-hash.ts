import { codeHash, hashOf } from "../artifacts/cache.ts";
import { palette } from "../tokens.ts";

/** Changes with the code and the colours of sheets and catalogues. */
export function layoutHash(): string {
  return hashOf(codeHash("tools/data-sheets", "tools/typesetting", "app/blocks/brand", "app/lib"), palette);
}
