import { afterAll, beforeAll, expect, test } from "vitest";
import { fixture } from "../../../tests/support/fixture.ts";
import { type DevServer, ProjectCopy, startDevServer } from "../../../tests/support/servers/dev-server.ts";

const product = "content/products/analizador-seis.yaml";
const wrongHeadline = `${product}: headline: se encontró «precision»; se admite: `;

const withinAMinute = { timeout: 60_000 };

let server: DevServer;
let repair: () => void;

beforeAll(async () => {
  const project = new ProjectCopy("tests/fixtures");
  repair = project.edit(product, "headline: throughput", "headline: precision");
  server = await startDevServer(project);
});

afterAll(() => server.stop());

async function shown(path: string) {
  const response = await fetch(new URL(path, server.url));
  const words = (await response.text()).replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"');
  return { status: response.status, words };
}

async function says(path: string, text: string): Promise<boolean> {
  return (await shown(path)).words.includes(text);
}

async function statusOf(path: string): Promise<number> {
  return (await shown(path)).status;
}

test("with a wrong value the development server shows file, field and reason, and recovers", async () => {
  const { status, words } = await shown("/contacto");
  expect(status).toBe(500);
  expect(words).toContain(wrongHeadline);
  repair();
  await expect.poll(() => statusOf("/contacto"), withinAMinute).toBe(200);
  expect((await shown("/contacto")).words).not.toContain(wrongHeadline);
});

test("the development server lists all wrong values and keeps running", async () => {
  const undo = [
    server.project.edit(product, "order: 1", "order: primero"),
    server.project.edit("content/company.yaml", fixture.company.email, "ventas"),
  ];
  await expect.poll(() => says("/", "analizador-seis.yaml: order: se encontró "), withinAMinute).toBe(true);
  await expect.poll(() => says("/", 'company.yaml: email: se encontró "ventas"'), withinAMinute).toBe(true);
  expect(await statusOf("/productos/abc.json")).toBe(500);
  for (const restore of undo) restore();
  await expect.poll(() => statusOf("/"), withinAMinute).toBe(200);
});
