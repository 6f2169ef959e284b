/** Builds the site into build/client: the code for the browser, then every page with the same code. */
import { readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";
import { site } from "#app/content.server/site.ts";
import { pageFiles } from "./page-files.ts";
import { prerender } from "./prerender.ts";

const client = "build/client";
const server = "build/server";

await build({ logLevel: "warn" });
await build({ logLevel: "warn", build: { ssr: "app/entry.server.tsx" } });
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));
rmSync(`${client}/.vite`, { recursive: true });

// Not before the bundler has set NODE_ENV: both load React, which must be the one for production.
const code = await import(resolve(server, "entry.server.js"));
const { finishBuild } = await import("./finish-build.ts");

await prerender(site(), client, code, (kind) => pageFiles(manifest, kind));
await finishBuild(client);
