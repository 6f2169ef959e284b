/** Lists what must be settled before the site goes public, one line each, and fails while there is anything. */
import { ContentError } from "#app/content/read/content.ts";
import { launchFindings } from "./launch-findings.ts";

try {
  const findings = launchFindings(process.argv[2] ?? process.cwd());
  for (const { file, field, reason } of findings) console.log(`${file}: ${field}: ${reason}`);
  if (findings.length > 0) {
    console.error(`\nFaltan ${findings.length} datos por resolver antes de publicar.`);
    process.exitCode = 1;
  } else console.log("Nada pendiente: el contenido está listo para publicarse.");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
