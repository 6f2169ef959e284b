import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startNginx } from "../../tools/hosts/nginx.ts";
import { client } from "../../tools/paths.ts";

export type Host = {
  name: string;
  /** True if the host sends the headers that the build writes for it. */
  sendsHeaders: boolean;
  /** True if the host runs a configuration file of deploy/. All such hosts must give the same answers. */
  usesOurConfiguration?: boolean;
  /** True if the host serves x.html at /x without a redirect, even if there is a folder x/. */
  servesFolderPages: boolean;
  start(port: number): ChildProcess;
};

const tools = "tests/hosts/node_modules/.bin";

/** The package of this host has 400 MB, so the host is tested only if the package is installed. */
const netlify: Host = {
  name: "Netlify (netlify-cli)",
  sendsHeaders: true,
  servesFolderPages: true,
  start: (port) => {
    const options = ["--offline", "--internal-disable-edge-functions", "--framework", "#static"];
    return run("netlify", ["dev", ...options, "--dir", ".", "--port", String(port)], {}, copyForEmulator());
  },
};

const alwaysInstalled: Host[] = [
  {
    name: "nginx",
    usesOurConfiguration: true,
    sendsHeaders: true,
    servesFolderPages: true,
    start: (port) => startNginx(`hosts-${port}`, [{ port, root: client }]),
  },
  {
    name: "Caddy",
    usesOurConfiguration: true,
    sendsHeaders: true,
    servesFolderPages: true,
    start: (port) =>
      run("caddy", ["run", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"], {
        SITE: `http://:${port}`,
        ROOT: withSpace(),
      }),
  },
  {
    name: "Cloudflare Pages (wrangler)",
    sendsHeaders: true,
    servesFolderPages: true,
    start: (port) => {
      const folder = copyForEmulator();
      // Wrangler creates a folder in its working directory, so it runs in the copy.
      return run(resolve(tools, "wrangler"), ["pages", "dev", folder, "--port", String(port)], {}, folder);
    },
  },
  {
    name: "http-server",
    sendsHeaders: false,
    servesFolderPages: false,
    start: (port) =>
      run(`${tools}/http-server`, [client, "--port", String(port), "--silent", "-d", "false"], {}),
  },
];

const hasNetlify = spawnSync("netlify", ["--version"]).status === 0;
export const hosts: Host[] = hasNetlify ? [...alwaysInstalled, netlify] : alwaysInstalled;

/** Returns a path to the project that contains spaces, because hosts must accept such paths too. */
function withSpace(): string {
  const folder = mkdtempSync(join(tmpdir(), "a site "));
  symlinkSync(resolve("."), join(folder, "its root"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "its root");
}

/**
 * The emulators of Netlify and Cloudflare watch their folder, so they get a copy. They compress files
 * themselves, so the copy has no .br or .gz files.
 */
function copyForEmulator(): string {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  cpSync(client, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(command: string, args: string[], settings: Record<string, string>, cwd = "."): ChildProcess {
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    NETLIFY_CLI_TELEMETRY_DISABLED: "1",
    CI: "1",
    ...settings,
  };
  // The program gets its own process group, so that its children end with it.
  return spawn(command, args, { cwd, env, stdio: ["ignore", "ignore", "ignore"], detached: true });
}
