/**
 * Whether this Node can install the project; if so, `install.mjs` does, and the programs named after --run are run.
 * Written for any Node that has modules: older ones must come as far as the line that names them.
 */

/** npm leaves out the native packages, without a word, on a Node that they do not name: `engines` in package.json. */
const [major, minor] = process.versions.node.split(".").map(Number);
const enough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (enough) import("./install.mjs").then(start);
else {
  console.error(
    "This is Node " +
      process.versions.node +
      ". The project needs Node 20.19, 22.12 or later; nothing was installed.",
  );
  process.exit(1);
}

function start() {
  const at = process.argv.indexOf("--run");
  if (at < 0) return undefined;
  return import("./start-programs.mjs").then((module) => module.startPrograms(process.argv.slice(at + 1)));
}
