import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startNginx } from "../../tools/hosts/nginx.ts";
import { client } from "../../tools/paths.ts";

export type Host = {
  name: string;
  /** Whether it sends the headers that the build writes for it. */
  headers: boolean;
  /** Whether it has our own configuration: all such answer alike. */
  ours?: boolean;
  /** Whether the canonical address of a page that is also a folder answers at once. */
  foldersAtOnce: boolean;
  start(port: number): ChildProcess;
};

const tools = "tests/hosts/node_modules/.bin";

export const hosts: Host[] = [
  {
    name: "nginx",
    ours: true,
    headers: true,
    foldersAtOnce: true,
    start: (port) => startNginx(`hosts-${port}`, [{ port, root: client }]),
  },
  {
    name: "Caddy",
    ours: true,
    headers: true,
    foldersAtOnce: true,
    start: (port) =>
      run("caddy", ["run", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"], {
        SITE: `http://:${port}`,
        ROOT: withSpace(),
      }),
  },
  {
    name: "Cloudflare Pages (wrangler)",
    headers: true,
    foldersAtOnce: true,
    start: (port) => {
      const folder = published();
      // It leaves a folder where it is started.
      return run(resolve(tools, "wrangler"), ["pages", "dev", folder, "--port", String(port)], {}, folder);
    },
  },
  {
    name: "http-server",
    headers: false,
    foldersAtOnce: false,
    start: (port) =>
      run(`${tools}/http-server`, [client, "--port", String(port), "--silent", "-d", "false"], {}),
  },
];

/** The project under a name with a space, as folders of people have. */
function withSpace(): string {
  const folder = mkdtempSync(join(tmpdir(), "a site "));
  symlinkSync(resolve("."), join(folder, "its root"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "its root");
}

/** Cloudflare compresses by itself and refuses nothing, but its emulator watches the folder: it gets a copy. */
function published(): string {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  cpSync(client, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(command: string, args: string[], settings: Record<string, string>, cwd = "."): ChildProcess {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1", ...settings };
  // A group of its own, so that what it starts ends with it.
  return spawn(command, args, { cwd, env, stdio: ["ignore", "ignore", "ignore"], detached: true });
}
