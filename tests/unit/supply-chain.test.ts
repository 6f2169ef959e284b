import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licenceTable, permissive, runtimePackages } from "../../tools/licences.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const lock: { packages: Record<string, { integrity?: string; hasInstallScript?: boolean }> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== "");
const document = readFileSync("docs/dependencies.md", "utf8");

test("versions are exact", () => {
  for (const group of ["dependencies", "devDependencies", "overrides"]) {
    for (const [name, version] of Object.entries(manifest[group])) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
  }
});

test("every locked package has a strong hash of its content", () => {
  expect(locked.length).toBeGreaterThan(100);
  for (const [folder, { integrity }] of locked) expect(integrity, folder).toMatch(/^sha512-/);
});

test("packages with native code are locked for arm64 and for x64", () => {
  const names = locked.map(([folder]) => folder);
  const native = names.filter((name) => /linux-(arm64|x64)(-gnu)?$/.test(name));
  expect(native.length).toBeGreaterThan(8);
  for (const name of native) {
    for (const machine of ["arm64", "x64"]) {
      expect(names).toContain(name.replace(/(?<=linux-)(arm64|x64)/, machine));
    }
  }
});

test("the service has its own packages: exact, hashed, without scripts, and none of the site's", () => {
  const folder = "services/enquiries";
  const own = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const { packages }: typeof lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8"));
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

test("only packages allowed by name run a script when installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("strict-allow-scripts=true");
  const scripted = locked
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([folder]) => folder.split("node_modules/").at(-1));
  for (const name of scripted) expect(Object.keys(manifest.allowScripts)).toContain(name);
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
