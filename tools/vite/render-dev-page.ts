import { listAddresses } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import * as code from "#app/entry.server.tsx";
import { dataPath } from "#app/router/page-data.ts";
import { pageAt } from "../prerender/prerender.ts";
import type { Answer } from "./dev-pages.ts";
import { galleryData } from "./gallery-data.ts";
import { galleryPath } from "./gallery-route.ts";

const files = {
  styles: [],
  // React must find the hooks of Fast Refresh in place when it starts.
  modules: ["/tools/vite/fast-refresh.ts", "/tools/vite/gallery-route.ts", "/app/entry.client.tsx"],
};

/** What a host would answer, drawn at this moment; and the gallery, which no host has. */
export async function renderDevPage(content: Site, asked: string): Promise<Answer> {
  const addresses = [galleryPath, ...listAddresses(content).map((address) => address.path)];
  if (asked.endsWith(".json")) {
    const file = listDataFiles(content).find(({ path }) => path === asked);
    const page = addresses.find((path) => dataPath(path) === asked);
    const text = file ? JSON.stringify(file.data()) : page && dataOf(content, page);
    return { status: text ? 200 : 404, type: "application/json", text: text ?? "" };
  }
  const found = addresses.includes(asked);
  const page = found ? { path: asked, data: dataOf(content, asked) ?? "null" } : undefined;
  return {
    status: found ? 200 : 404,
    type: "text/html; charset=utf-8",
    text: await code.render(files, page),
  };
}

function dataOf(content: Site, path: string): string | undefined {
  return path === galleryPath ? JSON.stringify(galleryData(content)) : pageAt(content, code, path).data;
}
