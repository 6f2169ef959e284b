import { type Address, listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";
import { render } from "#app/entry.server.tsx";
import { dataPath } from "#app/router/page-data.ts";
import { dataFile } from "../../prerender/prerender.ts";
import type { Answer } from "./answer.ts";
import { galleryData } from "./gallery-data.ts";
import { galleryPath } from "./gallery-route.ts";

const build = "dev";
const assets = {
  styles: [],
  modules: ["/tools/vite/dev/fast-refresh.ts", "/tools/vite/dev/gallery-route.ts", "/app/entry.client.tsx"],
};

export async function renderDevPage(content: WholeSite, asked: string): Promise<Answer> {
  const pages = [{ path: galleryPath }, ...listAddresses(content)];
  if (asked.endsWith(".json")) {
    const file = listDataFiles(content).find(({ path }) => path === asked);
    const page = pages.find(({ path }) => dataPath(path) === asked);
    const data = file ? file.data() : page && dataOf(content, page);
    return { status: data ? 200 : 404, type: "application/json", text: data ? dataFile(build, data) : "" };
  }
  const page = pages.find(({ path }) => path === asked);
  const shown = page && { path: asked, data: dataOf(content, page) };
  return {
    status: page ? 200 : 404,
    type: "text/html; charset=utf-8",
    text: await render(build, assets, shown),
  };
}

function dataOf(content: WholeSite, page: Address | { path: string }): object | undefined {
  return "kind" in page ? pageData(content, page) : galleryData(content);
}
