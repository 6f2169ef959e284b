import { listAddresses } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import * as code from "#app/entry.server.tsx";
import { dataPath } from "#app/router/page-data.ts";
import { pageAt } from "../prerender/prerender.ts";
import type { Answer } from "./dev-pages.ts";

const files = {
  styles: [],
  // React must find the hooks of Fast Refresh in place when it starts.
  modules: ["/tools/vite/fast-refresh.ts", "/app/entry.client.tsx"],
};

/** What a host would answer, drawn at this moment. */
export async function renderDevPage(content: Site, asked: string): Promise<Answer> {
  const addresses = listAddresses(content).map((address) => address.path);
  if (asked.endsWith(".json")) {
    const file = listDataFiles(content).find(({ path }) => path === asked);
    const page = addresses.find((path) => dataPath(path) === asked);
    const text = file ? JSON.stringify(file.data()) : page && pageAt(content, code, page).data;
    return { status: text ? 200 : 404, type: "application/json", text: text ?? "" };
  }
  const found = addresses.includes(asked);
  const page = { path: asked, data: pageAt(content, code, asked).data ?? "null" };
  return {
    status: found ? 200 : 404,
    type: "text/html; charset=utf-8",
    text: await code.render(files, found ? page : undefined),
  };
}
