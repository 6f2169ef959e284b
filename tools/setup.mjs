/**
 * Installs missing packages, among them the project's own Node. The code is valid in Node 14, so that even an
 * old Node can report that it is too old.
 *
 * - --browser, --engines, --hosts, --bench: also install the programs that they need.
 * - --site: leaves out the packages of the enquiries service.
 * - --editor: like --site, with Spanish messages for the owner.
 * - --run: runs the programs listed after it with the project's Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

const machine = `${process.platform}-${process.arch}`;
const nodeVersion = readFileSync(".nvmrc", "utf8").trim();
/** On Windows, npm and the commands in node_modules/.bin are scripts that only a shell can start. */
const shell = process.platform === "win32";

/** Folders with a lock file of their own, and the option that installs their packages. */
const packages = {
  ".": "",
  "services/enquiries": "",
  "tests/hosts": "--hosts",
  bench: "--bench",
  // The old Chromiums exist only for Linux on x64.
  ...(machine === "linux-x64" ? { "tests/engines": "--engines" } : {}),
};
/** Programs or files, and the Debian packages that contain them. */
const server = { nginx: "nginx", openssl: "openssl" };
const chromium = "chromium-headless-shell";
const programs = {
  "--browser": { ...server, [chromium]: chromium, pdftotext: "poppler-utils" },
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

if (parseInt(process.versions.node, 10) < 20) {
  fail(`This is Node ${process.versions.node}. The project needs Node 20 or later; nothing was installed.`);
}
const args = process.argv.slice(2);
const runAt = args.includes("--run") ? args.indexOf("--run") : args.length;
const forEditor = args.includes("--editor");
const onlySite = forEditor || args.includes("--site");
for (const [folder, option] of Object.entries(packages)) {
  if (onlySite ? folder === "." : !option || args.includes(option)) await installPackages(folder);
}
for (const option of args.slice(0, runAt).filter((each) => !["--editor", "--site"].includes(each)))
  await installPrograms(option);
const node = findNode();
for (const program of args.slice(runAt + 1)) await runProgram(program);

async function installPackages(folder) {
  const stamp = `${folder}/node_modules/.installed`;
  const lock = readFileSync(`${folder}/package-lock.json`);
  const state = createHash("sha256").update(lock).update(machine).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  // npm may fail halfway. Without the stamp, the next run installs again.
  rmSync(stamp, { force: true });
  if (forEditor) console.log("Se instalan los programas que el editor necesita; solo la primera vez…");
  else console.log(folder === "." ? "Installing packages…" : `Installing packages of ${folder}…`);
  // Without a network, npm would retry for many minutes.
  const retries = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  // npm skips native packages that do not support the Node that runs npm. The packages run on our Node, so
  // npm is given our version.
  const version = `Object.defineProperty(process,"version",{value:"v${nodeVersion}.99.0"})`;
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS || ""} --import=data:text/javascript,${encodeURIComponent(version)}`;
  await install(
    "npm",
    ["ci", "--prefix", folder, "--no-audit", "--no-fund", "--no-progress", "--loglevel=error", ...retries],
    {
      NODE_OPTIONS,
    },
  );
  writeFileSync(stamp, state);
}

/**
 * As root on Debian, installs all programs of an option. Elsewhere installs only Chromium and fails if
 * another program is missing. --browser does not fail: tests that need a missing program are skipped.
 */
async function installPrograms(option) {
  const needed = programs[option] || fail(`There is no option ${option}.`);
  const missing = Object.keys(needed).filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const debian = missing.map((program) => needed[program]);
  if (isInstalled("apt-get") && process.getuid && process.getuid() === 0) {
    console.log(`Installing ${debian.join(", ")}…`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await install("apt-get", ["update", "-qq"], env);
    await install("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...debian], env);
    return;
  }
  const others = missing.filter((program) => program !== chromium).join(", ");
  if (others && option === "--browser") console.log(`Tests that need ${others} are skipped on this machine.`);
  else if (others) fail(`Please install ${others} (in Debian: ${debian.join(" ")}) and run this again.`);
  if (missing.includes(chromium)) await install("npx", ["playwright", "install", "chromium"]);
}

function isInstalled(program) {
  const folders = [...(process.env.PATH || "").split(delimiter), "/usr/sbin"];
  return folders.some((folder) =>
    ["", ".exe"].some((ending) => existsSync(resolve(folder, program + ending))),
  );
}

/** Falls back to the running Node if its version is right. */
function findNode() {
  const link = join("node_modules", ".bin", "node");
  const own = spawnSync(link, ["-p", "process.execPath"], { encoding: "utf8", shell });
  if (own.status === 0) return own.stdout.trim();
  // A Node that does not start must not stay here: npm puts this folder first on the path of every script.
  rmSync(link, { force: true });
  if (process.versions.node.startsWith(`${nodeVersion}.`)) return process.execPath;
  return fail(
    `The project runs on Node ${nodeVersion}, and npm has none that starts on ${machine}. ` +
      `Please install Node ${nodeVersion} and run this again.`,
  );
}

/**
 * A signal to npm ends only the shell between npm and this process, so this function stops the program when
 * that shell has ended.
 */
function runProgram(program) {
  const child = spawn(node, [program], { stdio: "inherit" });
  const pass = (signal) => child.kill(signal);
  process.on("SIGINT", pass).on("SIGTERM", pass);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      if (signal || code) process.exit(signal ? 1 : code);
      clearInterval(watch);
      process.off("SIGINT", pass).off("SIGTERM", pass);
      resolve();
    });
  });
}

/** Prints a line now and then, the only sign of progress on a slow network. */
async function install(command, args, env) {
  const begun = Date.now();
  const what = forEditor ? "se instalan" : `${command} ${args[0]}`;
  const report = () => console.log(`… ${what}, ${Math.round((Date.now() - begun) / 1000)} s`);
  const reports = setInterval(report, forEditor ? 5000 : 15_000);
  // Hides npm's English summary from the owner.
  const stdio = ["inherit", forEditor ? "ignore" : "inherit", "inherit"];
  const failed = await new Promise((resolve) => {
    spawn(command, args, { stdio, env: { ...process.env, ...env }, shell })
      .on("error", resolve)
      .on("exit", resolve);
  });
  clearInterval(reports);
  if (failed !== 0 && forEditor)
    fail("La instalación falló. Compruebe la conexión a Internet y escriba otra vez «npm run edit».");
  if (failed !== 0) fail(`«${command} ${args.join(" ")}» failed; see above. It needs a network connection.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
