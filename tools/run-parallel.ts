/** Runs scripts of package.json in parallel. Prints a script's output when the script ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const ends = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = ends.every((end) => end === 0) ? 0 : 1;

async function run(script: string): Promise<number | null> {
  const program = spawn(process.execPath, ["--run", script], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(program, "close");
  const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  const [code] = await ended;
  process.stdout.write(`\n> ${script}\n${output}`);
  process.stderr.write(errors);
  return code;
}
