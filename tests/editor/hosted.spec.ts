import type { Server } from "node:http";
import { join } from "node:path";
import { localServer } from "../../tools/hosts/local-server.ts";
import { expect, test } from "../support/browser/page.ts";
import { buildHostedEditor, hostedRoot } from "../support/hosted-editor.ts";

let server: Server;
let origin = "";

test.beforeAll(async () => {
  await buildHostedEditor();
  server = localServer(join(hostedRoot, "build"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  // An address with «localhost» would make the editor offer to work on local files.
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

test.afterAll(() => server.close());

test("the hosted editor asks for a token, and requests no other origin except GitHub's status", {
  tag: "@full",
}, async ({ page }) => {
  const requested = new Set<string>();
  const refused: string[] = [];
  await page.exposeFunction("refused", (rule: string) => refused.push(rule));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      Reflect.get(window, "refused")(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await page.route(/^https:/, async (route) => {
    requested.add(new URL(route.request().url()).origin);
    await route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } });
  });
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole("button", { name: /token/i })).toBeVisible();
  expect(refused).toEqual([]);
  // The editor may ask GitHub's status site about outages.
  for (const each of requested) expect(each).toBe("https://www.githubstatus.com");
});
