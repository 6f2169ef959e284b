import { readFileSync } from "node:fs";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { deploy } from "../../tools/paths.ts";

const headers: Record<string, string> = JSON.parse(readFileSync(join(deploy, "headers.json"), "utf8"));
const session = connect(`https://127.0.0.1:${inject("securePort")}`, { rejectUnauthorized: false });

afterAll(() => session.close());

for (const [what, path, status] of [
  ["a page", "/soporte", 200],
  ["a redirect", "/Soporte/", 301],
  ["an unknown address", "/no-existe", 404],
  ["a missing asset", "/assets/no-existe.js", 404],
] as const) {
  test(`over TLS and HTTP/2, the answer for ${what} has every header`, async () => {
    const answer = await ask(session, path);
    expect(answer[":status"]).toBe(status);
    for (const [name, value] of Object.entries(headers)) expect(answer[name.toLowerCase()], name).toBe(value);
    if (status === 301) expect(answer.location).toBe("/soporte");
  });
}

test("the TLS port of nginx answers over HTTP/2", () => {
  expect(session.alpnProtocol).toBe("h2");
});

function ask(session: ClientHttp2Session, path: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const request = session.request({ ":path": path });
    request.on("response", resolve);
    request.on("error", reject);
    request.resume();
    request.end();
  });
}
