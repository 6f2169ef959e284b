import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

export type Outcome = { ok: boolean; output: string; errors: string };

/** Never throws. */
export async function run(folder: string, command: string, args: string[], input = ""): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: folder,
    // Without a prompt, Git fails instead of waiting for a password that nobody can enter.
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
    shell: process.platform === "win32" && command === "npm",
  });
  // A program that ignores its input may end before the input is written.
  child.stdin.on("error", () => {}).end(input);
  const ended = new Promise<boolean>((resolve) => {
    child.on("error", () => resolve(false)).on("close", (code) => resolve(code === 0));
  });
  const [output, errors, ok] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ok, output, errors };
}

export function git(folder: string, ...args: string[]): Promise<Outcome> {
  return run(folder, "git", ["-c", "core.quotePath=false", ...args]);
}

/** The folders that the editor writes. Only changes in these folders are committed and undone. */
export const editedFolders = ["content", "images"];

export async function textIn(folder: string, commit: string, file: string): Promise<string | undefined> {
  const { ok, output } = await git(folder, "show", `${commit}:./${file}`);
  return ok ? output : undefined;
}
