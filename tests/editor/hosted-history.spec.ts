/** A local server answers like GitHub's API. */
import type { Server } from "node:http";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { localServer } from "../../tools/hosts/local-server.ts";
import { expect, test } from "../support/browser/page.ts";
import { buildHostedEditor, hostedRoot } from "../support/hosted-editor.ts";
import { GitHubServer } from "../support/servers/github-server.ts";

test.describe.configure({ mode: "default" });

const token = "token-de-prueba";
const company = "name: Ceibo\nlegalName: Ceibo S. A.\nclosed: Domingos\n";
const product = "kind: product\nname: Equipo Uno\norder: 1\n";

let site: Server;
let origin = "";
let github: GitHubServer;
let api = "";

test.beforeAll(async () => {
  await buildHostedEditor();
  site = localServer(join(hostedRoot, "build"));
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  const address = site.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

test.afterAll(() => site.close());

test.beforeEach(async ({ page }) => {
  github = new GitHubServer(token);
  github.commit("2026-11-14T10:00:00Z", "Ana", { "content/company.yaml": company, "README.md": "x" });
  github.commit("2026-11-15T10:00:00Z", "Ana", { "README.md": "y" });
  github.commit("2026-11-16T10:00:00Z", "Ana", {
    "content/company.yaml": company.replace("Domingos", "Sábados"),
    "content/products/equipo-uno.yaml": product,
  });
  api = await github.listen();
  await page.route("https://api.github.com/**", forward);
  await page.route("https://www.githubstatus.com/**", (route) => route.fulfill({ json: {} }));
});

test.afterEach(async ({ page, pageErrors }) => {
  // A page that stays open could log errors after the check below.
  await page.close();
  github.close();
  // The test's token works only in the dialog «Cambios», so the rest of the editor logs errors. The browser
  // logs the 409 of a conflict.
  expect(pageErrors.splice(0).filter((error) => !/401|404|409|token/i.test(error))).toEqual([]);
});

/** The editor's policy allows only GitHub, so the test redirects these requests to the local server. */
async function forward(route: Route) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  if (!pathname.startsWith("/repos/ceibo/sitio/")) return route.fulfill({ status: 401, json: {} });
  const answer = await fetch(`${api}${pathname}${search}`, {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  });
  const headers = Object.fromEntries(answer.headers);
  await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
}

async function openHistory(page: Page, user: object) {
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole("button", { name: /token/i })).toBeVisible();
  await page.evaluate((value) => localStorage.setItem("sveltia-cms.user", value), JSON.stringify(user));
  await page.getByRole("button", { name: "Cambios…" }).click();
  return page.getByRole("dialog", { name: "Cambios" });
}

test("the hosted editor lists the changes of the repository in words, and undoes them", {
  tag: "@full",
}, async ({ page }) => {
  github.jobs = [
    { name: "build", conclusion: "failure" },
    { name: "publish", conclusion: "skipped" },
  ];
  const dialog = await openHistory(page, { backendName: "github", token });
  await expect(dialog.getByRole("listitem").filter({ hasText: ":" })).toHaveText([
    /^Empresa: días sin atención /,
    /^Producto «Equipo Uno»: nuevo /,
    /^Empresa: nuevo /,
  ]);
  await expect(dialog.getByRole("heading", { level: 3 }).first()).toContainText("noviembre de 2026");
  await expect(dialog).toContainText("El último cambio no se publicó: hay un error en el contenido");

  // The undo must keep a later change of another field.
  github.commit("2026-11-17T10:00:00Z", "Berta", {
    "content/company.yaml": (github.files["content/company.yaml"] ?? "").replace("S. A.", "C. Ltda."),
  });
  await dialog.getByRole("button", { name: "Deshacer: Empresa: días sin atención" }).click();
  await expect(dialog).toContainText("Deshecho. El sitio se publica de nuevo en unos minutos.");
  expect(github.files["content/company.yaml"]).toBe(company.replace("S. A.", "C. Ltda."));
  expect(github.messages).toEqual(["Deshacer «Empresa: días sin atención»"]);
  await dialog.getByRole("button", { name: "Deshacer: Producto «Equipo Uno»: nuevo" }).click();
  await expect.poll(() => Object.keys(github.files)).not.toContain("content/products/equipo-uno.yaml");
});

test("the editor refuses to undo a change if its field changed later, and reports a wrong token", {
  tag: "@full",
}, async ({ page }) => {
  const dialog = await openHistory(page, { backendName: "github", token });
  const button = dialog.getByRole("button", { name: "Deshacer: Empresa: días sin atención" });
  await expect(button).toBeVisible();
  const again = company.replace("Domingos", "Feriados");
  github.commit("2026-11-17T10:00:00Z", "Berta", { "content/company.yaml": again });
  await button.click();
  await expect(dialog).toContainText("Lo mismo cambió otra vez después.");
  expect(github.files["content/company.yaml"]).toBe(again);
  await dialog.getByRole("button", { name: "Cerrar" }).click();

  const refused = await openHistory(page, { backendName: "github", token: "otro" });
  await expect(refused).toContainText("El token ya no es válido.");
});

test("an undo never overwrites a change saved at the same moment", { tag: "@full" }, async ({ page }) => {
  const dialog = await openHistory(page, { backendName: "github", token });
  const button = dialog.getByRole("button", { name: "Deshacer: Empresa: días sin atención" });
  await expect(button).toBeVisible();
  const saved = company.replace("Domingos", "Sábados").replace("S. A.", "C. Ltda.");
  const forwardThenChange = async (route: Route) => {
    await forward(route);
    github.commit("2026-11-17T10:00:00Z", "Berta", { "content/company.yaml": saved });
  };
  await page.route("**/content/company.yaml?ref=main", forwardThenChange, { times: 1 });
  await button.click();
  await expect(dialog).toContainText("El archivo cambió mientras tanto.");
  expect(github.files["content/company.yaml"]).toBe(saved);
});
