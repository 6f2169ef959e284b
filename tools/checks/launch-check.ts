/** Lists everything that must be settled before launch, one line each. Fails if the list is not empty. */
import { printContentErrors } from "../content-fault.ts";
import { launchFindings } from "./launch-findings.ts";

await printContentErrors(() => {
  const findings = launchFindings(process.argv[2] ?? process.cwd());
  for (const { file, field, reason } of findings) console.log(`${file}: ${field}: ${reason}`);
  if (findings.length > 0) {
    console.error(`\nFaltan ${findings.length} datos por resolver antes de publicar.`);
    process.exitCode = 1;
  } else console.log("Nada pendiente: el contenido está listo para publicarse.");
});
