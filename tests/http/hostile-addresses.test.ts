import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { deploy } from "../../tools/paths.ts";
import { paths } from "../support/addresses.ts";
import { fileOf, notFoundFile } from "../support/built-site.ts";
import { hostileTarget } from "../support/hostile.ts";
import { type Answer, RawConnection } from "../support/servers/raw-http.ts";

const runs = 10_000;
const notFoundLength = statSync(fileOf(notFoundFile)).size;
const plainLength = Buffer.byteLength("No encontrado\n");
const required = Object.keys(JSON.parse(readFileSync(join(deploy, "headers.json"), "utf8"))).map((name) =>
  name.toLowerCase(),
);
const pages = new Set(paths);
const connection = new RawConnection(inject("port"));

afterAll(() => connection.close());

test(`${runs} hostile addresses get a page, a redirect to a page, or a 404`, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(hostileTarget, async (target) => {
      const answer = await connection.ask(target, {}, "HEAD");
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      const fault = judge(target, answer);
      if (fault) throw new Error(`${answer.status}: ${fault}`);
    }),
    { seed: 8, numRuns: runs },
  );
  // The sample must contain a page, a redirect and a 404.
  expect([...seen.keys()].sort()).toEqual([200, 301, 404]);
});

function judge(target: string, { status, headers }: Answer): string | undefined {
  const missing = required.filter((name) => !headers.has(name));
  if (missing.length > 0) return `without ${missing.join(", ")}`;
  if (headers.has("set-cookie")) return "sets a cookie";
  return (
    judgeByStatus[status]?.(target, headers) ?? (status in judgeByStatus ? undefined : "unexpected status")
  );
}

type Judge = (target: string, headers: Answer["headers"]) => string | undefined;

const judgeByStatus: Record<number, Judge> = {
  200: (target, headers) => {
    const path = target.split("?")[0] ?? "";
    const isPage = headers.get("content-type")?.startsWith("text/html");
    return isPage && !pages.has(path) ? "a page at an address that the site does not have" : undefined;
  },
  301: (_, headers) => {
    const location = headers.get("location") ?? "";
    const path = location.split("?")[0] ?? "";
    return pages.has(path) ? undefined : `redirects to ${location}`;
  },
  404: (_, headers) => {
    if (headers.get("cache-control") !== "no-store") return "a missing page that may be cached";
    const length = Number(headers.get("content-length"));
    return length === notFoundLength || length === plainLength
      ? undefined
      : `${length} bytes of something else`;
  },
};
