import { spawn } from "node:child_process";
import { on, once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

const codeFiles = ["app", "tools", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
const preparedFiles = [".cache/icons.svg", ".cache/fonts"];
/** Files and folders of a site (app/content/root.ts). The data sheets may not exist yet. */
const siteFiles = {
  copied: ["content", "images", ".cache/sheets.json", ".cache/sheets"],
  linked: ["public"],
};

export type DevServer = {
  url: string;
  project: ProjectCopy;
  /** Ends the server and keeps its files. */
  pause(): Promise<void>;
  stop(): Promise<void>;
};
type Options = {
  command?: string;
  port?: number;
};

/** A copy of the project with the real site or another site, for tests that change files. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "project-"));

  /** Copies public/ only if a test changes it (`changing`), and otherwise links it. */
  constructor(site = ".", { changing = false } = {}) {
    mkdirSync(join(this.folder, ".cache"));
    for (const name of [...codeFiles, ...preparedFiles])
      cpSync(name, join(this.folder, name), { recursive: true });
    for (const name of siteFiles.copied.filter((name) => existsSync(join(site, name)))) {
      cpSync(join(site, name), join(this.folder, name), { recursive: true });
    }
    for (const name of siteFiles.linked) {
      if (changing) cpSync(join(site, name), join(this.folder, name), { recursive: true });
      else symlinkSync(resolve(site, name), join(this.folder, name));
    }
    symlinkSync(resolve("node_modules"), join(this.folder, "node_modules"));
    // Without the settings below, programs would write through the links into the original project.
    const settings = `cacheDir: ".cache/vite", server: { fs: { allow: [".", "${resolve("node_modules")}"] },`;
    this.edit("vite.config.ts", "server: {", settings);
    this.edit("package.json", /(?<="prepare:content": )".*"/, '"node tools/checks/check-content.ts"');
  }

  /** Returns a function that undoes the change. */
  edit(file: string, before: string | RegExp, after: string): () => void {
    const path = join(this.folder, file);
    const text = readFileSync(path, "utf8");
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} has no ${before}`);
    writeFileSync(path, changed);
    return () => writeFileSync(path, text);
  }
}

export async function startDevServer(
  project = new ProjectCopy(),
  { command = "tools/dev.ts", port = 0 }: Options = {},
): Promise<DevServer> {
  const server = spawn(process.execPath, [command], {
    cwd: project.folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  async function pause() {
    // SIGKILL is needed, because open pages would keep the server alive.
    if (server.kill("SIGKILL")) await once(server, "exit");
  }
  async function stop() {
    await pause();
    // The process that draws sheets may still write for a moment.
    rmSync(project.folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
  }
  try {
    const url = new URL("/", await addressIn(server.stdout)).href;
    return { url, project, pause, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addressIn(output: Readable): Promise<string> {
  let text = "";
  // A loop over `output` itself would close it, and the server could no longer write to it.
  for await (const [part] of on(output, "data", { close: ["end"] })) {
    text += stripVTControlCharacters(String(part));
    const [address] = text.match(/http:\S+/) ?? [];
    if (address) return address;
  }
  throw new Error(`The development server did not start:\n${text}`);
}
