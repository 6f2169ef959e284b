/** Minifies code on a worker thread, because Terser would block the thread that distributes the tasks. */
import { parentPort } from "node:worker_threads";
import { type MinifyOptions, minify } from "terser";

export type MinifyTask = { code: string; settings: MinifyOptions };

parentPort?.on("message", async ({ code, settings }: MinifyTask) => {
  parentPort?.postMessage((await minify(code, settings)).code ?? "");
});
