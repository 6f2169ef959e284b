/**
 * Whether this Node can install the project; if so, `install.mjs` does, and the programs named after --run are run.
 * Written for any Node that has modules: older ones must come as far as the line that names them.
 */

const oldest = 20;

if (parseInt(process.versions.node, 10) >= oldest) import("./install.mjs").then(start);
else {
  console.error(
    "This is Node " +
      process.versions.node +
      ". The project needs Node " +
      oldest +
      " or later; nothing was installed.",
  );
  process.exit(1);
}

function start() {
  const at = process.argv.indexOf("--run");
  if (at < 0) return undefined;
  return import("./start-programs.mjs").then((module) => module.startPrograms(process.argv.slice(at + 1)));
}
