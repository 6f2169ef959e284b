import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Program = { child: ChildProcess; folder: string };

const running = new Set<Program>();
process.on("exit", () => {
  for (const program of running) end(program);
});

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "engine-"));
}

/** The program gets its own process group, so that its children can be ended too. */
export function start(command: string, args: string[], folder: string, env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder, ...env },
  });
  const program = { child, folder };
  running.add(program);
  return program;
}

export function waitForOutput({ child }: Program, expected: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = "";
    const listen = (part: Buffer) => {
      text += part;
      const found = expected.exec(text);
      if (found) resolve(found);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`${child.spawnfile} ended: ${text}`)));
  });
}

export function end(program: Program) {
  if (!running.delete(program)) return;
  const { child, folder } = program;
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // The program has already ended.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
