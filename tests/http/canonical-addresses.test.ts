import { afterAll, expect, inject, test } from "vitest";
import { paths } from "../support/addresses.ts";
import { notFoundFile, read } from "../support/built-site.ts";
import { RawConnection } from "../support/servers/raw-http.ts";

const connection = new RawConnection(inject("port"));

afterAll(() => connection.close());

test("every address answers with its own file", async () => {
  for (const path of paths) {
    const answer = await connection.ask(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-type"), path).toBe("text/html; charset=utf-8");
    expect(answer.body === read(path).toString("utf8"), path).toBe(true);
  }
});

test("other spellings of an address redirect to it in one step, permanently", async () => {
  for (const path of paths.filter((item) => item !== "/")) {
    for (const spelling of [
      `${path}/`,
      path.toUpperCase(),
      `/${path}`,
      `${path}/index.html`,
      `${path}.html`,
      path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
    ]) {
      const answer = await connection.ask(spelling, {}, "HEAD");
      expect(answer.status, spelling).toBe(301);
      expect(answer.headers.get("location"), spelling).toBe(path);
    }
  }
});

test("a redirect keeps the query", async () => {
  const answer = await connection.ask("/Productos/?categoria=hplc");
  expect(answer.headers.get("location")).toBe("/productos?categoria=hplc");
});

test("/index.html redirects to the home page", async () => {
  const answer = await connection.ask("/index.html");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/");
});

for (const [name, path] of [
  ["an unknown path", "/no-existe"],
  ["an unknown path with a slash", "/no-existe/"],
  ["an unknown category", "/productos/no-existe"],
  ["an unknown product", "/productos/no-existe/no-existe"],
  ["malformed percent-encoding", "/%E0%A4%A"],
  ["a NUL byte", "/%00"],
  ["a very long path", `/${"a".repeat(8000)}`],
  ["an even longer path", `/${"b".repeat(40_000)}`],
  ["a path that starts with another host", "//evil.example/"],
  ["the file of the not-found page", notFoundFile],
] as const) {
  test(`a request for ${name} gets the not-found page with status 404`, async () => {
    const answer = await connection.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body === read(notFoundFile).toString("utf8")).toBe(true);
  });
}
