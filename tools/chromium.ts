import { existsSync } from "node:fs";

const debian = "/usr/bin/chromium-headless-shell";

/** How tests and benchmarks start Chromium: Debian's, which the set-up installs where it can, or else Playwright's own. */
export const chromiumOptions = {
  executablePath: existsSync(debian) ? debian : undefined,
  args: ["--no-sandbox"],
};
