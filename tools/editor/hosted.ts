/** Builds the editor of the published site at /admin, if company.yaml names a repository. */
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import { readMasters } from "#app/content/read/masters.ts";
import { siteRoot } from "#app/content/root.ts";
import type { Company } from "#app/content/schema/files.ts";
import { editorPath } from "../hosts/hosting.ts";
import { pageFile } from "../prerender/page-file.ts";
import { bundleEditor } from "./bundle.ts";
import { editorConfig } from "./config.ts";
import { entryFiles } from "./entry-files.ts";
import { quantitiesOf } from "./quantities.ts";

export async function writeHostedEditor({ repository, name, site }: Company, client: string) {
  if (!repository) return;
  const folder = join(client, editorPath);
  await bundleEditor("hosted", folder);
  renameSync(join(folder, "index.html"), join(client, pageFile(editorPath)));
  const config = editorConfig(backendOf(repository), { name, site });
  // Without a preview, because a saved change is visible only after the site is built and published.
  writeFileSync(join(folder, "config.json"), JSON.stringify({ ...config, editor: { preview: false } }));
  writeFileSync(join(folder, "quantities.json"), JSON.stringify(quantitiesOf(siteRoot)));
  writeFileSync(join(folder, "entries.json"), JSON.stringify(entryFiles(siteRoot)));
  writeFileSync(join(folder, "faulty-pictures.json"), JSON.stringify(readMasters(siteRoot).faulty));
}

export function backendOf(repository: NonNullable<Company["repository"]>): Backend {
  const { service, name, branch, server, authorization, application } = repository;
  const byButton = Boolean(authorization ?? application);
  return {
    name: service,
    repo: name,
    branch,
    ...(server && { api_root: `${server}${apiOf[service]}`, base_url: server }),
    ...(authorization && { base_url: authorization }),
    ...(application && { app_id: application, ...(service === "gitlab" && { auth_type: "pkce" as const }) }),
    auth_methods: byButton ? ["oauth", "token"] : ["token"],
    commit_messages: {
      create: "Agregar {{collection}} «{{slug}}»",
      update: "Cambiar {{collection}} «{{slug}}»",
      delete: "Borrar {{collection}} «{{slug}}»",
      uploadMedia: "Subir «{{path}}»",
      deleteMedia: "Borrar «{{path}}»",
    },
  } as Backend;
}

/** API paths of self-hosted servers. */
const apiOf = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };
