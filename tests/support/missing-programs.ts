/** Vitest and Playwright leave out tests whose program this machine lacks, and name them at the end of the run. */
import { spawnSync } from "node:child_process";
import { nginxCommand } from "../../tools/hosts/nginx.ts";

/** The set-up installs these from Debian's packages; elsewhere it is up to the developer. */
const needs: Record<string, string[]> = {
  [nginxCommand]: ["tests/http/*.test.ts", "tools/hosts/nginx.test.ts", "tests/browser/site/http2.spec.ts"],
  openssl: ["tests/http/*.test.ts", "tests/browser/site/http2.spec.ts"],
  pdftotext: [
    "tests/html/{data-sheets,typography}.test.ts",
    "tests/editor/desk.spec.ts",
    "tests/browser/{catalogue/print,compare/compare-sharing}.spec.ts",
    "tests/browser/real-site/every-address-without-scripts.spec.ts",
  ],
};

const missing = Object.keys(needs).filter((program) => spawnSync(program, ["-v"]).error);

export const hasNginx: boolean = !missing.includes(nginxCommand) && !missing.includes("openssl");
export const leftOut: string[] = missing.flatMap((program) => needs[program] ?? []);

export function nameLeftOut() {
  for (const program of missing) {
    console.log(`\nSKIPPED, because ${program} is not installed: ${needs[program]?.join(", ")}`);
  }
}
