import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const copied = [
  "app",
  "content",
  "tools",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
const made = [".cache/icons.svg", ".cache/pictures.json", ".cache/sheets.json"];
const linked = ["images", "public", "node_modules"];

export type DevServer = { url: string; project: ProjectCopy; stop(): Promise<void> };

/** The project in a folder of its own, for tests that change its files. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "project-"));

  constructor() {
    mkdirSync(join(this.folder, ".cache"));
    for (const name of [...copied, ...made]) cpSync(name, join(this.folder, name), { recursive: true });
    for (const name of linked) symlinkSync(resolve(name), join(this.folder, name));
  }

  /** Changes a file as an editor would, and gives back what it takes to undo it. */
  edit(file: string, before: string | RegExp, after: string): () => void {
    const path = join(this.folder, file);
    const text = readFileSync(path, "utf8");
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} has no ${before}`);
    writeFileSync(path, changed);
    return () => writeFileSync(path, text);
  }
}

/** Starts the development server over a copy of the project, on a free port. */
export async function startDevServer(project = new ProjectCopy()): Promise<DevServer> {
  const server = spawn(
    process.execPath,
    [resolve("tests/support/run-dev-server.ts"), resolve("node_modules")],
    {
      cwd: project.folder,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  async function stop() {
    const ended = new Promise((end) => server.once("exit", end));
    server.kill();
    await ended;
    rmSync(project.folder, { recursive: true });
  }
  return { url: await addressOf(server), project, stop };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The server has no output");
  for await (const line of createInterface(stdout)) if (line.startsWith("http")) return line;
  throw new Error("The server did not start");
}
