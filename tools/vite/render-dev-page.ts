import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";
import { render } from "#app/entry.server.tsx";
import { dataPath } from "#app/router/page-data.ts";
import { dataFile } from "../prerender/prerender.ts";
import type { Answer } from "./answer.ts";

const build = "dev";
const assets = {
  styles: [],
  // React must find the hooks of Fast Refresh in place when it starts.
  modules: ["/tools/vite/fast-refresh.ts", "/app/entry.client.tsx"],
};

/** What a host would answer, drawn at this moment. */
export async function renderDevPage(content: WholeSite, asked: string): Promise<Answer> {
  const addresses = listAddresses(content);
  if (asked.endsWith(".json")) {
    const file = listDataFiles(content).find(({ path }) => path === asked);
    const page = addresses.find(({ path }) => dataPath(path) === asked);
    const data = file ? file.data() : page && pageData(content, page);
    return { status: data ? 200 : 404, type: "application/json", text: data ? dataFile(build, data) : "" };
  }
  const address = addresses.find(({ path }) => path === asked);
  const page = address && { path: asked, data: pageData(content, address) };
  return {
    status: address ? 200 : 404,
    type: "text/html; charset=utf-8",
    text: await render(build, assets, page),
  };
}
