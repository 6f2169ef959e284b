import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { cachedBundle } from "../../../tools/editor/cached-bundle.ts";
import { test as base, expect } from "../browser/page.ts";
import { type DevServer, ProjectCopy, startDevServer } from "./dev-server.ts";

export { expect };

const command = "tools/edit.ts";

export class EditorServer {
  #server: DevServer;

  private constructor(server: DevServer) {
    this.#server = server;
  }

  static async open(): Promise<EditorServer> {
    const project = new ProjectCopy("tests/fixtures", { changing: true });
    await cachedBundle();
    cpSync(".cache/editor", join(project.folder, ".cache/editor"), { recursive: true });
    return new EditorServer(await startDevServer(project, { command }));
  }

  get url(): string {
    return this.#server.url;
  }

  get project(): ProjectCopy {
    return this.#server.project;
  }

  textOf(file: string): string {
    return readFileSync(join(this.project.folder, "content", file), "utf8");
  }

  read(file: string) {
    return parse(this.textOf(file));
  }

  /** Ends the server, as if its terminal were closed. */
  async interrupt() {
    await this.#server.pause();
  }

  async resume() {
    const port = Number(new URL(this.url).port);
    this.#server = await startDevServer(this.project, { command, port });
  }

  async close() {
    await this.#server.stop();
  }
}

export const test = base.extend<object, { editor: EditorServer }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const editor = await EditorServer.open();
      await use(editor);
      await editor.close();
    },
    { scope: "worker", timeout: 0 },
  ],
  baseURL: async ({ editor }, use) => use(editor.url),
  // The editor renders a field when it comes into view, so the window is tall enough for all fields.
  viewport: { width: 1440, height: 5000 },
});

export async function openForm(page: Page, address: string) {
  await page.goto(`/admin/#/collections/${address}`);
  await expect(saveButton(page)).toBeVisible();
}

export function saveButton(page: Page): Locator {
  return page.getByRole("button", { name: "Guardar", exact: true });
}

/** Finds a field of the form by its path in the file, such as «phone.display». */
export function field(page: Page, path: string): Locator {
  return page.locator(`[data-key-path="${path}"]`);
}

export async function write(page: Page, path: string, text: string) {
  await field(page, path).locator("input, textarea").first().fill(text);
}

export async function choose(page: Page, path: string, option: string) {
  await field(page, path).getByRole("combobox").click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

export async function drop(page: Page, path: string, file: string, stored: string) {
  await dropFile(page, path, file);
  await page.getByRole("button", { name: "Usar esta parte" }).click();
  // The form can be saved only after the editor has shrunk the picture.
  await expect(field(page, path)).toContainText(stored);
}

export async function dropFile(page: Page, path: string, file: string) {
  const target = field(page, path).locator(".drop-target");
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const protocol = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await protocol.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
  }
  await protocol.detach();
}

export async function save(page: Page) {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}
