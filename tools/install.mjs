/**
 * Installs what is missing: the project's packages (Node 24 among them) and, with --browser, --engines, --hosts or --bench,
 * what the tests in Chromium, in Firefox, WebKit and old Chromiums, on other hosts, or the benchmark need. A second run finds everything and does
 * nothing. `setup.mjs` starts it, when this Node can.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** The site, and the service that receives its enquiries: packages of their own. */
const packages = [".", "services/enquiries"];
/** Packages that only these runs need. */
const testPackages = {
  "--hosts": "tests/hosts",
  "--bench": "bench",
  // Old Chromiums, for one kind of machine.
  ...(process.platform === "linux" && process.arch === "x64" && { "--engines": "tests/engines" }),
};
/** Commands, or files, and the packages of Debian that have them. */
const server = { nginx: "nginx", openssl: "openssl" };
const testTools = {
  "--browser": {
    ...server,
    "chromium-headless-shell": "chromium-headless-shell",
    pdftotext: "poppler-utils",
  },
  "--hosts": { ...server, caddy: "caddy" },
  "--bench": {
    ...server,
    "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so": "libnginx-mod-http-brotli-static",
  },
  "--engines": {
    ...server,
    "firefox-esr": "firefox-esr",
    WebKitWebDriver: "webkit2gtk-driver",
    Xvfb: "xvfb",
  },
};

/**
 * npm leaves out the native packages, without a word, on a Node that they do not name (`^20.19.0 || >=22.12.0`), and
 * the npm of such a Node does so on any. There the project's own Node and this npm are brought first, to install by.
 */
const [major, minor] = process.versions.node.split(".").map(Number);
const isNamed = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
const installer = { folder: ".cache/installer", npm: "npm@11.19.1" };

/** Without a network npm would go on trying for many minutes. */
const patience = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
const quietly = ["--no-audit", "--no-fund", "--loglevel=error", ...patience];

for (const folder of packages) await installPackages(folder);
for (const [flag, folder] of Object.entries(testPackages)) {
  if (process.argv.includes(flag)) await installPackages(folder);
}
for (const [flag, tools] of Object.entries(testTools)) {
  if (process.argv.includes(flag)) await installTestTools(tools);
}

async function installPackages(folder) {
  const stamp = `${folder}/node_modules/.installed`;
  const state = createHash("sha256")
    .update(readFileSync(`${folder}/package-lock.json`))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  // What follows may fail half way: until it has not, nothing is installed.
  rmSync(stamp, { force: true });
  const begun = Date.now();
  console.log(folder === "." ? "Installing packages…" : `Installing packages of ${folder}…`);
  if (!isNamed) await bringInstaller();
  await run("npm", ["ci", "--prefix", folder, ...quietly]);
  writeFileSync(stamp, state);
  console.log(`Installed in ${seconds(begun)}.`);
}

async function bringInstaller() {
  const { folder, npm } = installer;
  const commands = resolve(folder, "node_modules/.bin");
  if (!existsSync(commands)) {
    await run("npm", ["install", "--prefix", folder, "--no-save", ...quietly, ownNode(), npm]);
  }
  process.env.PATH = commands + delimiter + process.env.PATH;
}

/** The package of Node for this machine, as package.json pins it. */
function ownNode() {
  const machine = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const nodes = Object.entries(JSON.parse(readFileSync("package.json", "utf8")).optionalDependencies);
  const own = nodes.find(([name]) => name.endsWith(machine));
  if (!own) fail(`There is no Node of the project's own for ${machine}: use Node 20.19, 22.12 or later.`);
  return own.join("@");
}

async function installTestTools(tools) {
  const missing = Object.keys(tools).filter((command) => !isOnPath(command));
  if (missing.length === 0) return;
  const packages = missing.map((command) => tools[command]);
  if (isOnPath("apt-get") && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(", ")}…`);
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    return;
  }
  const others = missing.filter((command) => command !== "chromium-headless-shell");
  if (others.length > 0) {
    fail(
      `The tests need ${others.join(" and ")}. Install them (Debian: ${packages.join(" ")}) and run again.`,
    );
  }
  await run("npx", ["playwright", "install", "chromium"]);
}

function isOnPath(command) {
  return (
    spawnSync("sh", ["-c", `command -v ${command}`]).status === 0 || existsSync(resolve("/usr/sbin", command))
  );
}

/** Says every little while that it is still at work: whoever waits at a slow network sees no other sign. */
async function run(command, args) {
  const begun = Date.now();
  const line = [command, ...args].join(" ");
  const signs = setInterval(
    () => console.log(`… still at «${command} ${args[0]}», ${seconds(begun)}`),
    15_000,
  );
  const failed = await new Promise((resolve) => {
    spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      // On Windows npm is a file for its shell.
      shell: process.platform === "win32",
    })
      .on("error", resolve)
      .on("exit", resolve);
  });
  clearInterval(signs);
  if (failed !== 0)
    fail(`«${line}» failed; see the lines above. Without a network nothing can be installed.`);
}

function seconds(begun) {
  return `${Math.round((Date.now() - begun) / 1000)} s`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
