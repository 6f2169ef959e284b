/** Lists the packages that reach the browser. `npm run licences` prints the table of docs/dependencies.md. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

export type Dependency = { name: string; version: string; licence: string };

/** Licences whose only condition is that their text is included. */
export const permissive = new Set([
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "OFL-1.1",
]);

type Lock = {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }>;
};

/** Includes transitive packages. */
export function runtimePackages(): (Dependency & { folder: string })[] {
  const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return Object.entries(lock.packages)
    .filter(
      ([folder, entry]) =>
        folder !== "" && !entry.dev && !entry.optional && !entry.devOptional && !entry.peer,
    )
    .map(([folder]) => ({ folder, ...packageOf(folder) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function packageOf(folder: string): Dependency {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return { name, version, licence: typeof license === "string" ? license : "unknown" };
}

export function licenceTable(dependencies: Dependency[]): string {
  const rows = dependencies.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return ["| Package | Version | Licence |", "| --- | --- | --- |", ...rows].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  console.log(licenceTable(runtimePackages()));
}
