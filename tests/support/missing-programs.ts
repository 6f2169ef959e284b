/** Vitest and Playwright skip tests whose program is not installed, and list them at the end of the run. */
import { spawnSync } from "node:child_process";
import { nginxCommand } from "../../tools/hosts/nginx.ts";

/** On Debian the set-up installs these programs. On other systems the developer installs them. */
const needs: Record<string, string[]> = {
  [nginxCommand]: ["tests/http/*.test.ts", "tools/hosts/nginx.test.ts", "tests/browser/site/http2.spec.ts"],
  openssl: ["tests/http/*.test.ts", "tests/browser/site/http2.spec.ts"],
  pdftotext: [
    "tests/html/{catalogue-pdf,data-sheets,typography}.test.ts",
    "tests/editor/forms.spec.ts",
    "tests/browser/choose/first-view.spec.ts",
    "tests/browser/compare/compare-sharing.spec.ts",
  ],
};

const missing = Object.keys(needs).filter((program) => spawnSync(program, ["-v"]).error);

export const hasNginxAndOpenssl: boolean = !missing.includes(nginxCommand) && !missing.includes("openssl");
export const skippedFiles: string[] = missing.flatMap((program) => needs[program] ?? []);

export function reportSkipped() {
  for (const program of missing) {
    console.log(`\nSKIPPED, because ${program} is not installed: ${needs[program]?.join(", ")}`);
  }
}
