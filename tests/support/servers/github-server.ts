/** A small server that answers like the REST API of GitHub, with commits that a test adds. */
import { createServer, type Server } from "node:http";
import { z } from "zod";

type Files = Record<string, string>;
type Version = { sha: string; date: string; author: string; files: Files };

const change = z.object({
  message: z.string(),
  branch: z.literal("main"),
  sha: z.string().optional(),
  content: z.string().optional(),
});

export class GitHubServer {
  readonly #server: Server;
  /** The oldest commit first. Each commit contains all files. */
  readonly history: Version[] = [];
  readonly messages: string[] = [];
  jobs: { name: string; conclusion: string | null }[] = [];

  constructor(token: string) {
    this.#server = createServer(async (request, response) => {
      const { method = "GET", headers } = request;
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "authorization, content-type");
      response.setHeader("access-control-allow-methods", "GET, PUT, DELETE");
      if (method === "OPTIONS") return void response.writeHead(204).end();
      if (headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end("{}");
      const url = new URL(request.url ?? "", "http://localhost");
      const body = Buffer.concat(await request.toArray()).toString();
      const isRaw = headers.accept === "application/vnd.github.raw+json";
      const { status, json, text } = this.#answer(method, url, body, isRaw);
      response.writeHead(status).end(text ?? JSON.stringify(json));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  close() {
    this.#server.close();
  }

  get files(): Files {
    return this.history.at(-1)?.files ?? {};
  }

  /** Adds a commit. A file with the text undefined is deleted. */
  commit(date: string, author: string, changes: Record<string, string | undefined>) {
    const files = Object.entries({ ...this.files, ...changes }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text] as const],
    );
    const sha = String(this.history.length + 1).padStart(40, "0");
    this.history.push({ sha, date, author, files: Object.fromEntries(files) });
  }

  #answer(
    method: string,
    url: URL,
    body: string,
    isRaw: boolean,
  ): { status: number; json?: unknown; text?: string } {
    const path = decodeURIComponent(url.pathname).replace("/repos/ceibo/sitio/", "");
    if (path === "commits") return { status: 200, json: this.#touching(url.searchParams.get("path") ?? "") };
    if (path.startsWith("commits/")) return { status: 200, json: this.#commitOf(path.slice(8)) };
    if (path === "actions/runs") {
      const run = { id: 7, status: "completed", html_url: "https://github.com/ceibo/sitio/actions/runs/7" };
      return { status: 200, json: { workflow_runs: [run] } };
    }
    if (path === "actions/runs/7/jobs") return { status: 200, json: { jobs: this.jobs } };
    if (!path.startsWith("contents/")) return { status: 404, json: {} };
    const file = path.slice("contents/".length);
    if (method !== "GET") return this.#change(method, file, change.parse(JSON.parse(body)));
    const ref = url.searchParams.get("ref");
    const text = (ref === "main" ? this.files : this.#at(ref ?? "")?.files)?.[file];
    if (text === undefined) return { status: 404, json: {} };
    return isRaw ? { status: 200, text } : { status: 200, json: { sha: blobOf(text) } };
  }

  #at(sha: string): Version | undefined {
    return this.history.find((version) => version.sha === sha);
  }

  #before(version: Version | undefined): Version | undefined {
    return version && this.history[this.history.indexOf(version) - 1];
  }

  #changed(version: Version): string[] {
    const before = this.#before(version)?.files ?? {};
    const names = new Set([...Object.keys(before), ...Object.keys(version.files)]);
    return [...names].filter((name) => before[name] !== version.files[name]);
  }

  #touching(folder: string) {
    const found = this.history.filter((version) =>
      this.#changed(version).some((name) => name.startsWith(`${folder}/`)),
    );
    return found.reverse().map(({ sha }) => ({ sha }));
  }

  #commitOf(sha: string) {
    const version = this.#at(sha);
    if (!version) return {};
    const before = this.#before(version);
    return {
      sha,
      parents: before ? [{ sha: before.sha }] : [],
      commit: { author: { name: version.author, date: version.date } },
      files: this.#changed(version).map((filename) => ({ filename })),
    };
  }

  #change(method: string, file: string, { message, sha, content }: z.infer<typeof change>) {
    const current = this.files[file];
    const expected = current === undefined ? undefined : blobOf(current);
    if (sha !== expected) return { status: 409, json: {} };
    this.messages.push(message);
    const text = method === "PUT" ? Buffer.from(content ?? "", "base64").toString() : undefined;
    this.commit("2026-11-17T12:00:00Z", "Dueña", { [file]: text });
    return { status: 200, json: {} };
  }
}

function blobOf(text: string): string {
  return `blob-${Buffer.from(text).toString("base64url")}`;
}
