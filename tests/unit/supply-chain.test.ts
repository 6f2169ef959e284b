/** Enforces the rules of docs/dependencies.md. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licenceTable, permissive, runtimePackages } from "../../tools/licences.ts";

type Locked = {
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Versions = Record<string, string>;
type Manifest = {
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  overrides?: Versions;
  allowScripts?: unknown;
};

const folders = [".", "services/enquiries", "bench", "tests/engines", "tests/hosts"];
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
const locked = (folder: string): [path: string, Locked][] => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(`${folder}/package-lock.json`, "utf8"),
  );
  return Object.entries(lock.packages).filter(([path]) => path !== "");
};
const document = readFileSync("docs/dependencies.md", "utf8");

test.each(folders)("the package.json of %s states exact versions", (folder) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = readManifest(folder);
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  expect(Object.keys(versions)).not.toEqual([]);
  // A package may be installed under another name, as «npm:name@1.2.3».
  const exact = /^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/;
  for (const [name, version] of Object.entries(versions)) expect(version, name).toMatch(exact);
});

test.each(folders)(
  "the lock file of %s lists the packages of all platforms, each with a SHA-512 hash",
  (folder) => {
    const packages = locked(folder);
    const names = new Set(packages.map(([path]) => path.split("node_modules/").at(-1)));
    const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
    const own = Object.keys(readManifest(folder).optionalDependencies ?? {});
    expect([...wanted, ...own].filter((name) => !names.has(name))).toEqual([]);
    for (const [path, { integrity }] of packages) expect(integrity, path).toMatch(/^sha512-/);
  },
);

test("no package of the site and its service runs a script when it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("strict-allow-scripts=true");
  expect(readManifest(".").allowScripts).toBeUndefined();
  const packages = [...locked("."), ...locked("services/enquiries")];
  expect(packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)).toEqual([]);
});

test("Node has the major version of .nvmrc on each platform and in these tests", () => {
  const wanted = readFileSync(".nvmrc", "utf8").trim();
  const nodes = Object.entries(readManifest(".").optionalDependencies ?? {});
  expect(nodes.map(([name]) => name.replace(/^node-(bin-)?/, ""))).toEqual([
    ...["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win-x64"],
  ]);
  for (const [name, version] of nodes) expect(version.split(".")[0], name).toBe(wanted);
  expect(process.versions.node.split(".")[0]).toBe(wanted);
});

test("packages that browsers get have permissive licences, listed in docs/dependencies.md", () => {
  const dependencies = runtimePackages();
  for (const { name, licence } of dependencies) expect(permissive, `${name}: ${licence}`).toContain(licence);
  const listed = document.replaceAll(/ +/g, " ").split("\n");
  for (const row of licenceTable(dependencies).split("\n").slice(2)) {
    expect(listed, "run «npm run licences» and paste its table").toContain(row);
  }
});

test("docs/dependencies.md lists every dependency of the site and the service", () => {
  const service = readManifest("services/enquiries");
  const names = [readManifest(".").dependencies, service.dependencies, service.devDependencies];
  for (const name of names.flatMap((group) => Object.keys(group ?? {}))) {
    expect(document).toContain(`\`${name}\``);
  }
});
