/**
 * Brings whatever is missing, on any Node from 20: the project's packages (Node 24 among them) and,
 * with --browser, --engines or --hosts, what the tests in Chromium, in Firefox and WebKit, or on other hosts need. A second run
 * finds everything and does nothing.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The site, and the service that receives its enquiries: packages of their own. */
const packages = [".", "services/enquiries"];
/** Commands and the packages of Debian that have them. */
const server = { nginx: "nginx", openssl: "openssl" };
const testTools = {
  "--browser": {
    ...server,
    "chromium-headless-shell": "chromium-headless-shell",
    pdftotext: "poppler-utils",
  },
  "--hosts": { ...server, caddy: "caddy" },
  "--engines": {
    ...server,
    "firefox-esr": "firefox-esr",
    WebKitWebDriver: "webkit2gtk-driver",
    Xvfb: "xvfb",
  },
};

for (const folder of packages) installPackages(folder);
for (const [flag, tools] of Object.entries(testTools)) {
  if (process.argv.includes(flag)) installTestTools(tools);
}

function installPackages(folder) {
  const stamp = `${folder}/node_modules/.installed`;
  const state = createHash("sha256")
    .update(readFileSync(`${folder}/package-lock.json`))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  console.log(folder === "." ? "Installing packages…" : `Installing packages of ${folder}…`);
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of some platforms, which
  // a registry may not carry. The locked versions and their integrity are kept all the same.
  run("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, state);
}

function installTestTools(tools) {
  const missing = Object.keys(tools).filter((command) => !isOnPath(command));
  if (missing.length === 0) return;
  const packages = missing.map((command) => tools[command]);
  if (isOnPath("apt-get") && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(", ")}…`);
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    return;
  }
  const others = missing.filter((command) => command !== "chromium-headless-shell");
  if (others.length > 0) {
    fail(
      `The tests need ${others.join(" and ")}. Install them (Debian: ${packages.join(" ")}) and run again.`,
    );
  }
  run("npx", ["playwright", "install", "chromium"]);
}

function isOnPath(command) {
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0 || existsSync(`/usr/sbin/${command}`);
}

function run(command, args) {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    fail(`«${command} ${args.join(" ")}» failed; see the lines above.`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
