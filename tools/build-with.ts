/** Builds a copy of a site with an endpoint or a repository, for the demonstration and the tests, unless it was made of the same. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { hashOf } from "./artifacts/artifact-cache.ts";

const code = ["package-lock.json", "vite.config.ts", "{app,tools}/**/*.{ts,tsx,css,json,svg}"];

function buildOnce(root: string, steps: string[]) {
  const stamp = join(root, "build/made-of");
  const content = `${root}/{content,images}/**/*.{yaml,webp,jpg,png}`;
  const state = hashOf(
    ...[...code, content]
      .flatMap((pattern) => globSync(pattern))
      .sort()
      .flatMap((file) => [file, readFileSync(file)]),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  rmSync(stamp, { force: true });
  // The environment of tests would make it another build than visitors get.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  for (const step of steps) {
    execFileSync(process.execPath, [step], { stdio: "inherit", env: { ...env, SITE: root } });
  }
  writeFileSync(stamp, state);
}

/** A copy of a site whose form posts to /consultas, built in the folder. */
export function buildWithEndpoint(site: string, folder: string) {
  buildWith(site, folder, { enquiryEndpoint: "/consultas" });
}

/**
 * A copy of a site whose company says something more, built in the folder. Pictures and data sheets are those that
 * were made for the site itself.
 */
export function buildWith(site: string, folder: string, said: Record<string, unknown>) {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, "content"), { recursive: true, force: true });
  cpSync(join(site, "content"), join(folder, "content"), { recursive: true });
  const company = join(folder, "content/company.yaml");
  writeFileSync(company, stringify({ ...parse(readFileSync(company, "utf8")), ...said }));
  for (const name of ["images", "public", ".cache"]) {
    rmSync(join(folder, name), { force: true });
    symlinkSync(resolve(site, name), join(folder, name));
  }
  buildOnce(folder, ["tools/build.ts"]);
}
