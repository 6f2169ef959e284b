import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { test as base, type Page } from "@playwright/test";
import { navigate, visit } from "./page.ts";

type Received = { headers: IncomingHttpHeaders; body: Record<string, unknown> };
type Answer = (response: ServerResponse) => void;

export const answers = {
  succeeds: (response) => response.writeHead(204).end(),
  fails: (response) => response.writeHead(500).end("out of order"),
  hangs: () => {},
  "answers nonsense": (response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end("<<<\u0000 {not json"),
} satisfies Record<string, Answer>;

/** The endpoint of docs/enquiry-endpoint.md, as a real HTTP server. */
class Endpoint {
  readonly received: Received[] = [];
  answer: Answer = answers.succeeds;
  allowsOrigin = true;
  url = "";
  #server = createServer((request, response) => void this.#handle(request, response));

  async start() {
    const port = await listen(this.#server, this.url ? Number(new URL(this.url).port) : 0);
    this.url = `http://127.0.0.1:${port}/consultas`;
  }

  /** Holds the next answer back until the returned function is called. */
  hold(answer: Answer): () => void {
    let release = () => {};
    this.answer = (response) => {
      release = () => answer(response);
    };
    return () => release();
  }

  async disappear() {
    await close(this.#server);
  }

  async #handle(request: IncomingMessage, response: ServerResponse) {
    if (this.allowsOrigin) {
      response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    }
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    this.received.push({
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
    });
    this.answer(response);
  }
}

/** A proxy in front of the built site. It changes the site as if its content named this endpoint. */
class SiteWithEndpoint {
  allowsEndpoint = true;
  readonly #host: string;
  readonly #endpoint: Endpoint;
  readonly #server = createServer((request, response) => void this.#pass(request, response));

  constructor(host: string, endpoint: Endpoint) {
    this.#host = host;
    this.#endpoint = endpoint;
  }

  async start(): Promise<string> {
    return `http://127.0.0.1:${await listen(this.#server)}`;
  }

  async stop() {
    await close(this.#server);
  }

  async #pass(request: IncomingMessage, response: ServerResponse) {
    const { status, headers, body } = await fetch(`${this.#host}${request.url}`, { redirect: "manual" }).then(
      async (answer) => ({
        status: answer.status,
        headers: new Headers(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      }),
    );
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
    const policy = headers.get("content-security-policy");
    if (policy && this.allowsEndpoint) {
      const origin = new URL(this.#endpoint.url).origin;
      headers.set("content-security-policy", policy.replace("connect-src 'self'", `$& ${origin}`));
    }
    response.writeHead(status, Object.fromEntries(headers));
    const isScript = request.url?.endsWith(".js");
    response.end(
      isScript
        ? body.toString("utf8").replace("enquiryEndpoint:null", `enquiryEndpoint:"${this.#endpoint.url}"`)
        : body,
    );
  }
}

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

async function close(server: Server) {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

/** Opens the form by a link, because the HTML of the form's own page was built without the endpoint. */
export async function openForm(page: Page, path = "/contacto") {
  await visit(page, "/soporte");
  await navigate(page, path);
}

type Fixtures = { endpoint: Endpoint; siteWithEndpoint: SiteWithEndpoint };

export const withEndpoint = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  endpoint: async ({}, use) => {
    const endpoint = new Endpoint();
    await endpoint.start();
    await use(endpoint);
    await endpoint.disappear();
  },
  siteWithEndpoint: async ({ endpoint }, use, { project }) => {
    await use(new SiteWithEndpoint(project.use.baseURL ?? "", endpoint));
  },
  baseURL: async ({ siteWithEndpoint }, use) => {
    await use(await siteWithEndpoint.start());
    await siteWithEndpoint.stop();
  },
});
