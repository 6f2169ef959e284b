import { siteRoot } from "#app/content/root.ts";
import { openSite } from "#app/content/site.ts";
import { makeCatalogues } from "./data-sheets/catalogue/make-catalogues.ts";
import { makeTestSheets } from "./data-sheets/data-sheets.ts";
import { publicFolder } from "./paths.ts";
import { startServer, warmUp } from "./vite/dev/start.ts";

const server = await startServer();
server.printUrls();
server.bindCLIShortcuts({ print: true });
await warmUp(server);
// These files are made last, because pages link to them but do not need them.
const site = openSite(siteRoot);
await makeTestSheets(site, publicFolder);
await makeCatalogues(site, publicFolder);
