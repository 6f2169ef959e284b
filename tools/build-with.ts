/** Builds copies of a site with an endpoint or a repository, for the demo and the tests. */
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
import { Cache, hashOf } from "./artifacts/cache.ts";
import { sources } from "./artifacts/sources.ts";

const reusedFolders = ["catalogues", "media", "minified", "sheets", "test-sheets", "social"].map(
  (name) => `.cache/${name}`,
);

export async function buildOnce(root: string) {
  const content = `${root}/{content,images}/**/*.{yaml,webp,png,jpg,jpeg}`;
  const hash = hashOf(
    ...[...sources, content]
      .flatMap((pattern) => globSync(pattern))
      .sort()
      .flatMap((file) => [file, readFileSync(file)]),
  );
  const builds = new Cache(join(root, "build/state"));
  await builds.get(hash, (marker) => {
    // Removes the markers of earlier builds, because this build overwrites their files even if interrupted.
    builds.prune();
    // The environment variables of a test run would change the build.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    execFileSync(process.execPath, ["tools/build.ts"], {
      stdio: "inherit",
      env: { ...env, SITE: root, COMPRESSION: "quick" },
    });
    writeFileSync(marker, "");
  });
}

export async function buildWithEndpoint(site: string, folder: string) {
  await buildWith(site, folder, { enquiryEndpoint: "/consultas" });
}

/** Reuses the cached pictures and sheets of `site`. */
export async function buildWith(site: string, folder: string, company: Record<string, unknown>) {
  mkdirSync(folder, { recursive: true });
  for (const name of ["content", "public", "images", ".cache"]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const name of ["content", "public", ...reusedFolders].filter((name) => existsSync(join(site, name)))) {
    cpSync(join(site, name), join(folder, name), { recursive: true });
  }
  symlinkSync(resolve(site, "images"), join(folder, "images"));
  const file = join(folder, "content/company.yaml");
  writeFileSync(file, stringify({ ...parse(readFileSync(file, "utf8")), ...company }));
  await buildOnce(folder);
}
