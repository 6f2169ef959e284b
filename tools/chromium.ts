import { existsSync } from "node:fs";

const debian = "/usr/bin/chromium-headless-shell";

/** Launch options for Chromium: Debian's package if it is installed, otherwise Playwright's own browser. */
export const chromiumOptions = {
  executablePath: existsSync(debian) ? debian : undefined,
  args: ["--no-sandbox"],
  // Without a locale, Chromium on Linux loses downloads into a folder whose name has an «ñ».
  env: { LANG: "C.UTF-8", ...process.env },
};
