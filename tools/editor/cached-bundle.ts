import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeHash } from "../artifacts/artifact-cache.ts";
import { bundleEditor } from "./bundle.ts";

/** The bundle for this machine, made once: it takes longer than the server to start. */
export async function cachedBundle(): Promise<string> {
  const folder = ".cache/editor";
  const stamp = join(folder, "made-of");
  const state = codeHash(
    "tools/editor/browser",
    ...["bundle.ts", "format-yaml.ts", "spanish.ts", "usted.json", "words.json"].map(
      (file) => `tools/editor/${file}`,
    ),
  );
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== state) {
    await bundleEditor("local", join(process.cwd(), folder));
    writeFileSync(stamp, state);
  }
  return folder;
}
