/** Vitest runs this once before the tests in tests/http. */
import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { siteRoot } from "#app/content/root.ts";
import { startNginx } from "../../../tools/hosts/nginx.ts";
import { client, deploy, images } from "../../../tools/paths.ts";
import { freePorts } from "../free-ports.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Port for HTTP/1.1. */
    port: number;
    /** Port for HTTP/2 over TLS. */
    securePort: number;
  }
}

const lastWritten = join(deploy, "headers.json");

export default async function setup(project: TestProject) {
  if (!existsSync(lastWritten)) throw new Error("There is no build yet. Run «npm run build» first.");
  const changed = [join(siteRoot, "content"), images, "app", "tools"].filter(
    (folder) => latestChange(folder) > changeTime(lastWritten),
  );
  if (changed.length > 0) {
    console.warn(`The build is older than ${changed.join(", ")}: «npm run build» brings it up to date.\n`);
  }
  const [port = 0, securePort = 0] = await freePorts(2);
  const name = `tests-${process.pid}`;
  const nginx = startNginx(name, [
    { port, root: client },
    { port: securePort, root: client, secure: true },
  ]);
  const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  await Promise.all([waitForServer(nginx, port), waitForServer(nginx, securePort)]);
  project.provide("port", port);
  project.provide("securePort", securePort);
  return async () => {
    nginx.kill();
    await ended;
    rmSync(join(".cache", `nginx-${name}`), { recursive: true, force: true });
  };
}

async function waitForServer(server: ChildProcess, port: number) {
  while (!(await accepts(port))) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}; see above.`);
    await new Promise((next) => setTimeout(next, 10));
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
  });
}

function latestChange(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce(
    (latest, file) => Math.max(latest, changeTime(join(folder, file))),
    0,
  );
}

function changeTime(file: string): number {
  return statSync(file).mtimeMs;
}
