/**
 * A proxy in front of nginx. It inserts into every page a script that reports errors, because WebKit's driver
 * reports none. A script that the driver ran later would miss the first errors.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";

export type WatchedSite = {
  origin: string;
  /** Returns and clears the errors since the last call. */
  takeErrors(): string[];
  /**
   * Fails all requests for one address: the first that matches `file`. The returned list collects all
   * addresses that match.
   */
  failOnce(file: RegExp): string[];
  close(): Promise<unknown>;
};

const reports = "/_report";
const script = "/_watch.js";
export const blank = "/_blank";

/** Runs in the page before all other scripts. It removes its own element, which React would not expect. */
function watch(reports: string) {
  document.currentScript?.remove();
  function report(...words: unknown[]) {
    const post = new XMLHttpRequest();
    // The request is synchronous, so that no report is still in flight when the journey ends.
    post.open("POST", reports, false);
    post.send(`${location.pathname}: ${words.join(" ")}`);
  }
  addEventListener("error", (event) => event.message && report(event.message), true);
  addEventListener("unhandledrejection", (event) => report("unhandled:", event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    report("refused:", event.effectiveDirective, event.blockedURI, event.sourceFile),
  );
  const log = console.error;
  console.error = (...words) => {
    report(...words);
    log(...words);
  };
}

export async function watchSite(port: number): Promise<WatchedSite> {
  const pageErrors: string[] = [];
  let failing: { file: RegExp; requested: string[] } | undefined;
  const mustFail = (address = "") => {
    if (!failing?.file.test(address)) return false;
    failing.requested.push(address);
    return address === failing.requested[0];
  };
  const server = createServer((incoming, answer) => {
    if (mustFail(incoming.url)) {
      answer.writeHead(503, { "Cache-Control": "no-store" }).end();
    } else if (incoming.url === script) {
      answer.setHeader("Content-Type", "text/javascript").end(`(${watch})("${reports}")`);
    } else if (incoming.url === blank) {
      // Declares an icon, because browsers would otherwise request /favicon.ico.
      answer.setHeader("Content-Type", "text/html").end('<!doctype html><link rel="icon" href="/icon.svg">');
    } else if (incoming.url === reports) {
      incoming.on("data", (text) => pageErrors.push(String(text)));
      incoming.on("end", () => answer.writeHead(204).end());
    } else proxy(port, incoming, answer, pageErrors);
  });
  const elsewhere = otherSites(port);
  server.on("connect", (_, socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    elsewhere.emit("connection", socket);
  });
  return {
    origin: await listen(server),
    takeErrors: () => pageErrors.splice(0),
    failOnce(file) {
      failing = { file, requested: [] };
      return failing.requested;
    },
    close: () => {
      server.closeAllConnections();
      elsewhere.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

function proxy(port: number, incoming: IncomingMessage, answer: ServerResponse, pageErrors: string[]) {
  // Requests pages uncompressed, because the script cannot be inserted into a compressed page.
  const { "accept-encoding": _, ...headers } = incoming.headers;
  const proxied = request({ port, method: incoming.method, path: incoming.url, headers }, (original) => {
    const status = original.statusCode ?? 0;
    // Firefox requests /favicon.ico after Back, even if the page declares another icon.
    if (status >= 400 && incoming.url !== "/favicon.ico") pageErrors.push(`${status} for ${incoming.url}`);
    const { "content-length": length, ...others } = original.headers;
    if (!original.headers["content-type"]?.startsWith("text/html")) {
      answer.writeHead(status, original.headers);
      original.pipe(answer);
      return;
    }
    answer.writeHead(status, length ? others : original.headers);
    let text = "";
    original.setEncoding("utf8");
    original.on("data", (part) => {
      text += part;
    });
    original.on("end", () => answer.end(text.replace("<head>", `<head><script src="${script}"></script>`)));
  });
  proxied.on("error", () => answer.destroy());
  incoming.pipe(proxied);
}

/** All other sites answer with an empty page, so that no journey needs the network. */
function otherSites(port: number) {
  const [key, cert] = ["key", "certificate"].map((file) => readFileSync(`.cache/nginx-${port}/${file}.pem`));
  return createSecureServer({ key, cert }, (_, answer) => {
    answer.setHeader("Content-Type", "text/html").end("<!doctype html><title>Otro sitio</title>");
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    });
  });
}
