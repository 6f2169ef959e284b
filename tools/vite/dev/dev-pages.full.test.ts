import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixture } from "../../../tests/support/fixture.ts";
import { type DevServer, ProjectCopy, startDevServer } from "../../../tests/support/servers/dev-server.ts";

/** A busy machine may take long to show a change. */
const patiently = { timeout: 60_000 };

let server: DevServer;

beforeAll(async () => {
  server = await startDevServer(new ProjectCopy("tests/fixtures"));
});

afterAll(() => server.stop());

function ask(path: string): Promise<Response> {
  return fetch(new URL(path, server.url));
}

async function textOf(path: string): Promise<string> {
  return (await ask(path)).text();
}

/** Avoids `toContain`, which would print the whole page on failure. */
async function says(path: string, text: string): Promise<boolean> {
  return (await textOf(path)).includes(text);
}

test("the development server renders a page with its content and its client code", async () => {
  const response = await ask("/contacto");
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`>${fixture.pages.contact.title}</h1>`);
  expect(html).toContain("/app/entry.client.tsx");
  expect(await textOf("/app/entry.client.tsx")).toContain("hydrateRoot");
});

test("the development server serves data files and answers 404 for missing files", async () => {
  const data = await ask("/productos/abc.json");
  expect(await data.json()).toMatchObject({ data: { view: { id: "abc" } } });
  const index = await ask("/datos/busqueda.json");
  expect(index.headers.get("content-type")).toContain("json");
  for (const path of ["/no-existe", "/productos/no-existe.json"]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

type Change = { file: string; before: string | RegExp; after: string; shown?: string; parts: string[] };

const changes: Change[] = [
  {
    file: "company.yaml",
    before: fixture.company.phone.display,
    after: "(02) 000 0002",
    parts: ["footer", "main"],
  },
  {
    file: "company.yaml",
    before: /^name: (\S+) (.*)\nnameParts:\n.*$/m,
    after: "name: Jacaranda $2\nnameParts:\n  - Jacaranda",
    shown: "Jacaranda",
    parts: ["header", "footer"],
  },
  { file: "navigation.yaml", before: "Marcas", after: "Fabricantes", parts: ["header", "footer"] },
  { file: "pages/contact.yaml", before: /(?<=^title: ).*$/m, after: "Hable con nosotros", parts: ["main"] },
  {
    file: "products/analizador-seis.yaml",
    before: /(?<=^name: ).*$/m,
    after: "Seis Nuevo",
    parts: ["header"],
  },
];

for (const { file, before, after, shown = after, parts } of changes) {
  test(`the development server shows a change of ${file} in ${parts.join(" and ")}`, async () => {
    const undo = server.project.edit(`content/${file}`, before, after);
    await expect.poll(() => says("/contacto", shown), patiently).toBe(true);
    const html = await textOf("/contacto");
    for (const part of parts) expect(partOf(html, part), part).toContain(shown);
    // The browser hydrates with this module, so it must contain the same data as the HTML.
    if (parts.includes("header")) expect(await textOf("/@id/__x00__virtual:layout-data")).toContain(shown);
    undo();
    await expect.poll(() => says("/contacto", shown), patiently).toBe(false);
  });
}

function partOf(html: string, element: string): string {
  return html.slice(html.indexOf(`<${element}`), html.indexOf(`</${element}>`));
}

test("every component of app/ui and app/blocks has an example that the gallery shows", async () => {
  const response = await ask("/__gallery");
  expect(response.status).toBe(200);
  const html = await response.text();
  const examples = sources("app", /\.examples\.tsx$/);
  const names = [...examples.matchAll(/^ {4}"?([A-Z][^"]*?)"?:\s*\(/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(60);
  for (const name of names) expect(html.includes(`>${name}</h3>`), name).toBe(true);
  const named = names.flatMap((name) => name.split(/\W+/));
  const code = sources("app/ui", /\.tsx$/) + sources("app/blocks", /\.tsx$/);
  const components = [...code.matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)].map(([, name]) => name);
  expect(components.filter((name) => !named.includes(name ?? "")).sort()).toEqual(withoutLook);
});

/** Components that show nothing of their own. */
const withoutLook = ["Blocks", "DeliveredBlock", "DeliveredHtml", "ErrorBoundary", "LazyPart", "NewTabNote"];

function sources(folder: string, pattern: RegExp): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    pattern.test(name),
  );
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

test("the development server uses changed code of app/content without a restart", async () => {
  const undo = server.project.edit(
    "app/content/views/layout.ts",
    "about: company.about",
    'about: "Otro código"',
  );
  await expect.poll(() => says("/contacto", "Otro código"), patiently).toBe(true);
  undo();
});
