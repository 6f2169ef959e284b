/** Makes the pictures of the frozen catalogue and their list, without which it cannot be read; runs once, before all. */
import { execFileSync } from "node:child_process";

export default function setup() {
  execFileSync(process.execPath, ["tools/pictures/pictures.ts"], {
    env: { ...process.env, SITE: "tests/fixtures" },
  });
}
