/** `npm start`: builds the site and serves it as soon as its pages are there; a picture is sent when it is made. */
import "./production.ts";
import { buildSite } from "./build-site.ts";
import { orOneLine } from "./content-fault.ts";
import { freePort } from "./free-port.ts";
import { localServer } from "./hosts/local-server.ts";
import { build } from "./paths.ts";

await orOneLine(async () => {
  // A taken port is said before the long work.
  const port = await freePort(Number(process.env.PORT ?? 4173));
  const { pictures } = await buildSite();
  localServer(build, pictures).listen(port, () => console.log(`http://localhost:${port}`));
  await pictures;
});
