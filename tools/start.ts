/** Serves the site when its pages are built. Then makes the other files, a requested picture first. */
import "./production.ts";
import { buildSite } from "./build-site.ts";
import { printContentErrors } from "./content-fault.ts";
import { freePort } from "./free-port.ts";
import { localServer } from "./hosts/local-server.ts";
import { build } from "./paths.ts";

await printContentErrors(async () => {
  // Report an occupied port before the build.
  const port = await freePort(Number(process.env.PORT ?? 4173));
  const { rest, whenMade } = await buildSite({ pagesFirst: true });
  localServer(build, whenMade).listen(port, () => console.log(`http://localhost:${port}`));
  await rest;
});
