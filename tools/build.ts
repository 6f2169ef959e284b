import "./production.ts";
import { siteRoot } from "#app/content/root.ts";
import { buildSite } from "./build-site.ts";
import { printAdvice } from "./checks/content-advice.ts";
import { printContentErrors } from "./content-fault.ts";

await printContentErrors(async () => {
  const { rest } = await buildSite();
  await rest;
  printAdvice(siteRoot, 10);
});
