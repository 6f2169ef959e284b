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
import { sources } from "./artifacts/sources.ts";

const made = ["compressed", "media", "minified", "sheets", "social"].map((name) => `.cache/${name}`);

/** Builds the site of a folder, unless what is there was made of the same. */
export function buildOnce(root: string) {
  const stamp = join(root, "build/made-of");
  const content = `${root}/{content,images}/**/*.{yaml,webp,png,jpg,jpeg}`;
  const state = hashOf(
    ...[...sources, content]
      .flatMap((pattern) => globSync(pattern))
      .sort()
      .flatMap((file) => [file, readFileSync(file)]),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  rmSync(stamp, { force: true });
  // The environment of tests would make it another build than visitors get.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  execFileSync(process.execPath, ["tools/build.ts"], { stdio: "inherit", env: { ...env, SITE: root } });
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
  for (const name of ["content", "public", "images", ".cache"]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const name of ["content", "public", ...made].filter((name) => existsSync(join(site, name)))) {
    cpSync(join(site, name), join(folder, name), { recursive: true });
  }
  symlinkSync(resolve(site, "images"), join(folder, "images"));
  const company = join(folder, "content/company.yaml");
  writeFileSync(company, stringify({ ...parse(readFileSync(company, "utf8")), ...said }));
  buildOnce(folder);
}
