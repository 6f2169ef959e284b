import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sirv from "sirv";
import { parse } from "yaml";
import { fixedPages } from "#app/content/pages.ts";
import { valuesIn, withoutIndexes } from "#app/content/read/fields.ts";
import { schemasByFile, schemasByFolder } from "#app/content/schema/files.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { cachedBundle } from "../../tools/editor/cached-bundle.ts";
import { editorConfig } from "../../tools/editor/config.ts";
import { contentFiles } from "../../tools/editor/content-files.ts";
import { answerFiles } from "../../tools/editor/files.ts";
import { formatContent } from "../../tools/editor/format-content.ts";
import { saveButton } from "../support/servers/editor-server.ts";

type Form = { address: string; file: string };

const config = editorConfig({ name: "test-repo" }, { name: "Sitio", site: "http://localhost" });
const root = mkdtempSync(join(tmpdir(), "round-trip-"));
let server: Server;
let origin = "";

test.beforeAll(async () => {
  for (const name of ["content", "images"]) cpSync(name, join(root, name), { recursive: true });
  // A file written by hand may have another format than the editor's, so the test formats all copies first.
  for (const file of contentFiles(root)) {
    const path = join(root, file);
    writeFileSync(path, formatContent(file, parse(readFileSync(path, "utf8"))));
  }
  const bundle = sirv(await cachedBundle(), { dev: true });
  server = createServer((request, response) => {
    const url = request.url ?? "/";
    const withoutPrefix = (path: string) => {
      request.url = url.slice(path.length) || "/";
      return request;
    };
    if (url.startsWith("/__files")) answerFiles(root, withoutPrefix("/__files"), response);
    else if (url === "/admin/config.json")
      response.end(JSON.stringify({ ...config, editor: { preview: false } }));
    else bundle(withoutPrefix("/admin"), response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

test.afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function formsOf(folder: keyof typeof schemasByFolder): Form[] {
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
    return { address: `${list?.name}/entries/${name.replace(".yaml", "")}`, file };
  });
}

const pages = Object.keys(fixedPages).map((id) => `pages/${id}.yaml`);
const single = [...Object.keys(schemasByFile), ...pages]
  // Skips optional files that do not exist, and pages without a file.
  .filter((file) => existsSync(join("content", file)))
  .map(
    (file): Form => ({ address: `_singletons/entries/${file.replace(".yaml", "").replace("/", "-")}`, file }),
  );

/** Returns one form for each combination of fields. All other forms would take five minutes more. */
function oneOfEachShape(forms: Form[]): Form[] {
  const shapes = groupBy(forms, ({ file }) => {
    const fields = valuesIn(parse(readFileSync(join("content", file), "utf8")));
    return [...new Set(fields.map(({ field }) => withoutIndexes(field)))].join();
  });
  return [...shapes.values()].flatMap(([first]) => first ?? []);
}

test.use({ viewport: { width: 1440, height: 1000 } });

const inFolders = Object.keys(schemasByFolder).map((folder) => {
  const forms = formsOf(folder as keyof typeof schemasByFolder);
  return [folder, folder === "tests" ? oneOfEachShape(forms) : forms] as const;
});

for (const [name, forms] of [...inFolders, ["pages and single files", single] as const]) {
  test(`saving files of ${name} in the editor changes only the edited field`, { tag: "@full" }, async ({
    page,
  }) => {
    test.setTimeout(600_000 + forms.length * 15_000);
    await page.goto(`${origin}/admin/`);
    await page.getByText("Colecciones").waitFor();
    for (const form of forms) await saveOnce(page, form);
  });
}

/**
 * Edits and saves a form. The form saves only if a field changed, so the test adds a space at the end of a
 * text, which the editor drops. A field for one word ignores a space, so there the test adds a letter.
 */
async function saveOnce(page: Page, { address, file }: Form) {
  const read = () => readFileSync(join(root, "content", file), "utf8");
  const before = read();
  // Opens the list first and then the form, as people do.
  const [list = ""] = address.split("/");
  await goTo(page, list);
  await expect(saveButton(page), file).toHaveCount(0);
  await goTo(page, address);
  await expect(saveButton(page), file).toBeDisabled();
  const text = page.locator("[data-key-path] :is(input[type=text], textarea):visible").first();
  const folded = page.getByRole("button", { name: "Expandir", exact: true }).first();
  await text.or(folded).first().waitFor();
  while ((await text.count()) === 0) await folded.click();
  await text.press("End");
  await text.press("Control+End");
  const isWord = (await text.getAttribute("aria-label")) === "Valor del elemento";
  await text.press(isWord ? "x" : "Space");
  const response = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await saveButton(page).click();
  expect((await response).status(), file).toBe(204);
  await expect(saveButton(page), file).toBeDisabled();
  expect(read(), file).toBe(isWord ? before.replace(/- .+/, "$&x") : before);
}

async function goTo(page: Page, place: string) {
  await page.evaluate((hash) => location.assign(`#/collections/${hash}`), place);
}
