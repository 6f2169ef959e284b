import { codeHash, hashOf } from "../artifacts/cache.ts";
import { palette } from "../tokens.ts";

/** Changes when the code or the colours change that draw sheets and catalogues. */
export function layoutHash(): string {
  return hashOf(codeHash("tools/data-sheets", "tools/typesetting", "app/blocks/brand", "app/lib"), palette);
}
