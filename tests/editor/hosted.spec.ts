/** The editor of a built site, served with its own policy: it starts, in Spanish, and breaks none of its rules. */
import type { Server } from "node:http";
import { join } from "node:path";
import { localServer } from "../../tools/hosts/local-server.ts";
import { expect, test } from "../support/browser/page.ts";
import { buildHostedEditor, hostedRoot, repository } from "../support/hosted-editor.ts";

let server: Server;
let origin = "";

test.beforeAll(async () => {
  test.setTimeout(300_000);
  buildHostedEditor();
  server = localServer(join(hostedRoot, "build"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  // Not localhost, where the editor offers to work on files of the machine.
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

test.afterAll(() => server.close());

test("who comes to /admin is asked for a token of the service, and nothing is asked of others", async ({
  page,
}) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  await page.exposeFunction("refused", (rule: string) => refused.push(rule));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      Reflect.get(window, "refused")(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole("button", { name: /token/i })).toBeVisible();
  expect(refused).toEqual([]);
  expect(foreign.filter((url) => !/^(blob|data):/.test(url))).toEqual([]);
});

test("with a token, it speaks to the service alone, and only where the policy lets it", async ({
  page,
  troubles,
}) => {
  const asked = new Set<string>();
  await page.route(/^https:/, async (route) => {
    asked.add(new URL(route.request().url()).origin);
    await route.fulfill({
      status: 401,
      json: { message: "Bad credentials" },
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await page.goto(`${origin}/admin`);
  await page.getByRole("button", { name: /token/i }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("github_pat_example");
  await dialog.getByRole("button", { name: /iniciar sesión/i }).click();
  await expect(page.getByText("El token proporcionado no es válido")).toBeVisible();
  expect([...asked].filter((each) => each !== "https://www.githubstatus.com")).toEqual([
    "https://api.github.com",
  ]);
  expect(repository.service).toBe("github");
  // The refusal is noted by the browser.
  expect(troubles.splice(0).filter((trouble) => !/401|credentials|token/i.test(trouble))).toEqual([]);
});
