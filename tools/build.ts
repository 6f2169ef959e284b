/** `npm run build`: the whole site in build/client. */
import "./production.ts";
import { buildSite } from "./build-site.ts";
import { orOneLine } from "./content-fault.ts";

await orOneLine(async () => {
  const { pictures } = await buildSite();
  await pictures;
});
