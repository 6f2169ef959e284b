/** The editor on the files of this machine, through the development server. */
import { showPages } from "./preview.ts";
import { followOtherChanges } from "./server-files.ts";
import { ServerFolder } from "./server-folder.ts";
import { hasUnsavedChanges, readConfig, start } from "./start.ts";

const config = await readConfig();
// The editor's backend for trials works on a folder of the browser's own storage: it gets this one instead.
const files = new ServerFolder("/__files/");
Object.assign(navigator.storage, { getDirectory: async () => ({ getDirectoryHandle: async () => files }) });
// Nobody has to sign in to work on the files of the machine.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: config.backend.name }));
showPages(config);
start(config);
followOtherChanges(hasUnsavedChanges);

const publish = Object.assign(document.createElement("a"), {
  href: "/admin/publicar",
  target: "publicar",
  textContent: "Publicar…",
});
publish.style.cssText =
  "position: fixed; inset-block-end: 0.75rem; inset-inline-start: 0.75rem; z-index: 1; padding: 0.5rem 1rem; font: 600 0.875rem/1.25 system-ui, sans-serif; color: #fff; background: #0b5c63; border-radius: 0.25rem; text-decoration: none";
document.body.append(publish);
