/** Saving in the real editor keeps what every file of the content says; only its form may change. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sirv from "sirv";
import { parse } from "yaml";
import type { z } from "zod";
import { fixedPages } from "#app/content/pages.ts";
import { parseFile } from "#app/content/read/parse.ts";
import { folders, singleFiles } from "#app/content/schema/files.ts";
import { cachedBundle } from "../../tools/editor/cached-bundle.ts";
import { editorConfig } from "../../tools/editor/config.ts";
import { answerFiles } from "../../tools/editor/files.ts";
import { saveButton } from "../support/servers/editor-server.ts";

/** A form, the file that it writes, and what the file may hold. */
type Form = { address: string; file: string; schema: z.ZodType };

const config = editorConfig({ name: "test-repo" }, { name: "Sitio", site: "http://localhost" });
const root = mkdtempSync(join(tmpdir(), "round-trip-"));
let server: Server;
let origin = "";

test.beforeAll(async () => {
  for (const name of ["content", "images"]) cpSync(name, join(root, name), { recursive: true });
  const bundle = sirv(await cachedBundle(), { dev: true });
  server = createServer((request, response) => {
    const url = request.url ?? "/";
    const inside = (path: string) => {
      request.url = url.slice(path.length) || "/";
      return request;
    };
    if (url.startsWith("/__files")) answerFiles(root, inside("/__files"), response);
    else if (url === "/admin/config.json")
      response.end(JSON.stringify({ ...config, editor: { preview: false } }));
    else bundle(inside("/admin"), response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

test.afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function formsOf(folder: keyof typeof folders): Form[] {
  return readdirSync(join("content", folder)).map((name) => {
    const file = `${folder}/${name}`;
    const { kind } = parse(readFileSync(join("content", file), "utf8"));
    const list = config.collections?.find(
      (item) =>
        "folder" in item &&
        !item.hide &&
        item.folder === `content/${folder}` &&
        (!item.filter || item.filter.value === kind),
    );
    return { address: `${list?.name}/entries/${name.replace(".yaml", "")}`, file, schema: folders[folder] };
  });
}

const pages = Object.entries(fixedPages).flatMap(([id, page]): [string, z.ZodType][] =>
  "schema" in page ? [[`pages/${id}.yaml`, page.schema]] : [],
);
const single = [...Object.entries(singleFiles), ...pages]
  // Some files are optional.
  .filter(([file]) => existsSync(join("content", file)))
  .map(([file, schema]): Form => {
    return { address: `_singletons/entries/${file.replace(".yaml", "").replace("/", "-")}`, file, schema };
  });

test.use({ viewport: { width: 1440, height: 1000 } });

for (const [name, forms] of [
  ...Object.keys(folders).map((folder) => [folder, formsOf(folder as keyof typeof folders)] as const),
  ["pages and single files", single] as const,
]) {
  test(`every file of ${name} says the same when it has been saved`, { tag: "@full" }, async ({ page }) => {
    test.setTimeout(60_000 + forms.length * 15_000);
    await page.goto(`${origin}/admin/`);
    await page.getByText("Colecciones").waitFor();
    for (const form of forms) await saveOnce(page, form);
  });
}

async function saveOnce(page: Page, { address, file, schema }: Form) {
  const read = (folder: string) => parseFile(readFileSync(join(folder, "content", file)), schema);
  const before = read(".");
  expect(before.errors, file).toEqual([]);
  // As people come to it: from its list.
  const [list = ""] = address.split("/");
  await goTo(page, list);
  await expect(saveButton(page), file).toHaveCount(0);
  await goTo(page, address);
  await expect(saveButton(page), file).toBeDisabled();
  // A space at the end of a text: the form has something to save, and the content says the same.
  const text = page.locator("[data-key-path] :is(input[type=text], textarea):visible").first();
  const folded = page.getByRole("button", { name: "Expandir", exact: true }).first();
  await text.or(folded).first().waitFor();
  while ((await text.count()) === 0) await folded.click();
  await text.press("End");
  await text.press("Control+End");
  await text.press("Space");
  const written = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await saveButton(page).click();
  expect((await written).status(), file).toBe(204);
  await expect(saveButton(page), file).toBeDisabled();
  expect(readFileSync(join(root, "content", file)).equals(readFileSync(join("content", file))), file).toBe(
    false,
  );
  expect(read(root), file).toEqual(before);
}

async function goTo(page: Page, place: string) {
  await page.evaluate((hash) => location.assign(`#/collections/${hash}`), place);
}
