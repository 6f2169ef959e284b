import { existsSync } from "node:fs";

const debian = "/usr/bin/chromium-headless-shell";

/** Launch options for Chromium: Debian's package if it is installed, otherwise Playwright's own browser. */
export const chromiumOptions = {
  executablePath: existsSync(debian) ? debian : undefined,
  args: ["--no-sandbox"],
  // Without a locale, Chromium on Linux cannot store downloads in a folder whose name contains «ñ».
  env: { LANG: "C.UTF-8", ...process.env },
};
