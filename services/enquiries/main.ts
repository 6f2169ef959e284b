/** Starts the service, or runs one of the owner's commands: docs/enquiries.md. */
import { Misuse, runCommand } from "./commands.ts";
import { log } from "./log.ts";
import { startService } from "./service.ts";
import { readSettings } from "./settings.ts";
import { readSite } from "./site.ts";

// What is kept is nobody else's business.
process.umask(0o077);

try {
  const site = readSite(process.env.SITE);
  const settings = readSettings(process.env, site);
  const [command, ...args] = process.argv.slice(2);
  if (command) {
    const text = await runCommand(command, args, settings);
    process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
  } else {
    const { stop } = await startService(settings, site, log);
    for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof Misuse ? message : `No se pudo: ${message}`);
  process.exitCode = 1;
}
