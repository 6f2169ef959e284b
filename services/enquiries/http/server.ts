import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { codeOf, type Log } from "../log.ts";
import { HttpError } from "./http-error.ts";
import { respond } from "./respond.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
/** The handler of a key that ends in «/» answers all paths below. */
export type Routes = Record<string, Handler>;

/** Each connection uses memory. A proxy opens fewer connections than this. */
const maxConnections = 2000;

export function httpServer(routes: Routes, log: Log): Server {
  // By default, Node checks timeouts only every 30 s, so a slow request could last 30 s longer.
  const server = createServer({ connectionsCheckingInterval: 1000 }, (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const handle = handlerOf(routes, path);
    Promise.resolve()
      .then(() => handle(request, response))
      .catch((error: unknown) => fail(request, response, error, log));
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 5_000;
  server.keepAliveTimeout = 20_000;
  server.maxConnections = maxConnections;
  return server;
}

function handlerOf(routes: Routes, path: string): Handler {
  if (Object.hasOwn(routes, path)) return routes[path] ?? notFound;
  const parent = Object.keys(routes).find((route) => route.endsWith("/") && path.startsWith(route));
  return (parent && routes[parent]) || notFound;
}

function notFound() {
  throw new HttpError(404, "not found");
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown, log: Log) {
  const status = error instanceof HttpError ? error.status : 503;
  const reason = error instanceof HttpError ? error.message : codeOf(error);
  log(status === 503 ? "failed" : "refused request", { status, reason });
  if (response.headersSent || response.destroyed) return void request.destroy();
  if (status === 429) response.setHeader("Retry-After", "60");
  if (error instanceof HttpError && error.methods) response.setHeader("Allow", error.methods);
  // The server does not read the rest of the body, so the connection cannot be used again.
  if (!request.complete) response.setHeader("Connection", "close");
  respond(response, status, error instanceof HttpError ? `${error.message}\n` : "try again later\n");
}
