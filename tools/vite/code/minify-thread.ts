/** Minifies code on a thread of its own, because Terser would block the thread that gives others their work. */
import { parentPort } from "node:worker_threads";
import { type MinifyOptions, minify } from "terser";

export type MinifyTask = { code: string; settings: MinifyOptions };

parentPort?.on("message", async ({ code, settings }: MinifyTask) => {
  parentPort?.postMessage((await minify(code, settings)).code ?? "");
});
