/** Minifies code on a thread of its own. Terser would block the build, which has other threads to feed. */
import { parentPort } from "node:worker_threads";
import { type MinifyOptions, minify } from "terser";

export type MinifyTask = { code: string; settings: MinifyOptions };

parentPort?.on("message", async ({ code, settings }: MinifyTask) => {
  parentPort?.postMessage((await minify(code, settings)).code ?? "");
});
