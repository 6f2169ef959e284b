/** Starts the service, or runs one of the owner's commands: docs/enquiries.md. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { runCommand, UsageError } from "./commands.ts";
import { jsonLog } from "./log.ts";
import { startService } from "./service.ts";
import { readSettings } from "./settings.ts";
import { readSite } from "./site.ts";
import { startScreen, terminalLog } from "./terminal.ts";

// Only the user that runs the service may read the files it writes.
process.umask(0o077);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" }, comma: { type: "boolean" }, env: { type: "string" } },
  });
  if (values.env && existsSync(values.env)) process.loadEnvFile(values.env);
  const site = readSite(process.env.SITE);
  const settings = readSettings(process.env, site);
  const [command, ...args] = positionals;
  if (command) {
    const text = await runCommand(command, values.comma ? [...args, "--comma"] : args, settings);
    process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
  } else {
    const isTerminal = process.stdout.isTTY && !values.json;
    const { port, stop } = await startService(settings, site, isTerminal ? terminalLog : jsonLog);
    if (isTerminal) process.stdout.write(startScreen(settings, port));
    for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);
  }
} catch (error) {
  console.error(error instanceof UsageError ? error.message : `No se pudo: ${reasonOf(error)}`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPortTaken = "code" in error && error.code === "EADDRINUSE" && "port" in error;
  return isPortTaken
    ? `el puerto ${error.port} está ocupado. Elija otro con ENQUIRIES_PORT o cierre el programa que lo usa.`
    : error.message;
}
