/**
 * Runs programs of the project one after another, by the project's own Node, when all is installed. npm starts this by
 * way of a shell, which a signal to npm ends alone: whoever has lost it ends too, or the server would go on for good.
 */
import { spawn } from "node:child_process";

export async function startPrograms(programs) {
  for (const program of programs) {
    const failed = await run(program);
    if (failed) process.exit(failed);
  }
}

function run(program) {
  const child = spawn("node_modules/.bin/node", [program], {
    stdio: "inherit",
    // On Windows the command is a file for its shell.
    shell: process.platform === "win32",
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      clearInterval(watch);
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, pass);
      resolve(signal ? 1 : code);
    });
  });
}
