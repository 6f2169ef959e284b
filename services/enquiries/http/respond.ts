import type { ServerResponse } from "node:http";

export function respond(response: ServerResponse, status: number, text?: string) {
  response.setHeader("Cache-Control", "no-store");
  if (text) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.writeHead(status).end(text);
}
