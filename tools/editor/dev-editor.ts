import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import sirv from "sirv";
import type { Plugin, ViteDevServer } from "vite";
import { parse } from "yaml";
import { readMasters } from "#app/content/read/masters.ts";
import type { DevPages } from "../vite/dev/dev-pages.ts";
import { cachedBundle } from "./cached-bundle.ts";
import { editorConfig } from "./config.ts";
import { editableFile } from "./content-files.ts";
import { entryFiles } from "./entry-files.ts";
import { answerFiles } from "./files.ts";
import { notesOn } from "./notes.ts";
import { answerOrdering } from "./ordering/answer-ordering.ts";
import { answerPublishing } from "./publishing/answer-publishing.ts";
import { quantitiesOf } from "./quantities.ts";

const prepareScript = "tools/prepare.ts";
/** Milliseconds to wait for more changes, because saving an entry with its picture writes several files. */
const debounceTime = 200;

/** Serves the editor at /admin/. The editor changes the project's own files. */
export async function editor(): Promise<Plugin> {
  const bundle = await cachedBundle();
  return {
    name: "editor",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      server.middlewares.use("/__files", (request, response) => answerFiles(root, request, response));
      server.middlewares.use("/admin/config.json", (_, response) => {
        response.end(JSON.stringify(localConfig(server)));
      });
      server.middlewares.use("/admin/quantities.json", (_, response) => {
        response.end(JSON.stringify(quantitiesOf(root)));
      });
      server.middlewares.use("/admin/faulty-pictures.json", (_, response) => {
        response.end(JSON.stringify(readMasters(root).faulty));
      });
      server.middlewares.use("/admin/notes.json", (request, response, next) => {
        const file = new URL(request.url ?? "", "http://localhost").searchParams.get("file") ?? "";
        if (!editableFile.test(file)) return void response.writeHead(404).end();
        notesOn(root, file).then((notes) => response.end(JSON.stringify(notes)), next);
      });
      server.middlewares.use("/admin/publicar", (request, response, next) => {
        answerPublishing(root, request, response).catch(next);
      });
      server.middlewares.use("/admin/ordenar", (request, response, next) => {
        answerOrdering(root, request, response).catch(next);
      });
      server.middlewares.use("/admin/entries.json", (_, response) => {
        response.end(JSON.stringify(entryFiles(root)));
      });
      server.middlewares.use("/admin", sirv(bundle, { dev: true, etag: true }));
      remakeAfterChanges(server);
    },
  };
}

function localConfig(server: ViteDevServer) {
  const [site = "/"] = server.resolvedUrls?.local ?? [];
  // Parse without the schema, so that the editor opens despite faults and the owner can fix them there.
  const company = parse(readFileSync(join(server.config.root, "content/company.yaml"), "utf8"));
  return editorConfig({ name: "test-repo" }, { name: String(company?.name), site });
}

/** Makes the picture list and the data sheets in the background, after the start and after every change. */
function remakeAfterChanges(server: ViteDevServer) {
  const { root, plugins } = server.config;
  const folders = ["content", "images"].map((name) => join(root, name, "/"));
  const pages = plugins.find(({ name }) => name === "dev-pages")?.api as DevPages | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let making = Promise.resolve();
  let waiting = false;
  let isFirst = true;
  const makeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!waiting) making = making.then(make);
      waiting = true;
    }, debounceTime);
  };
  server.watcher.on("all", (_, file) => {
    if (folders.some((folder) => file.startsWith(folder))) makeSoon();
  });
  server.httpServer?.once("listening", makeSoon);
  async function make() {
    waiting = false;
    // Errors are not printed, because the page shows them. Only the first, long run prints its progress.
    const output = isFirst ? "inherit" : "ignore";
    isFirst = false;
    const child = spawn(process.execPath, [prepareScript], {
      cwd: root,
      stdio: ["ignore", output, "ignore"],
    });
    const ended = once(child, "exit");
    // A low priority, because the editor's requests come first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    await ended;
    pages?.renew();
  }
}
