import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageData } from "#app/content/page-data.ts";
import { site } from "#app/content/site.ts";
import { render } from "#app/entry.server.tsx";
import { dataPath } from "#app/router/page-data.ts";
import { dataFile } from "../prerender/prerender.ts";

const assets = { styles: ["/app/styles/site.css"], modules: ["/@vite/client", "/app/entry.client.tsx"] };
const build = "dev";

/** What a host would answer, drawn at this moment. */
export async function renderDevPage(asked: string) {
  const content = site();
  const addresses = listAddresses(content);
  if (asked.endsWith(".json")) {
    const file = listDataFiles(content).find(({ path }) => path === asked);
    const page = addresses.find(({ path }) => dataPath(path) === asked);
    const data = file ? file.data() : page && pageData(content, page);
    return { status: data ? 200 : 404, type: "application/json", text: data ? dataFile(build, data) : "" };
  }
  const address = addresses.find(({ path }) => path === asked);
  const page = address && { path: asked, data: pageData(content, address) };
  return { status: address ? 200 : 404, type: "text/html", text: await render(build, assets, page) };
}
