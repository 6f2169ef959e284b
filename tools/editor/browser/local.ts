/** The editor on the files of this machine, through the development server. */
import { linkTo, showActions } from "./own-actions.ts";
import { showPages } from "./preview.ts";
import { followOtherChanges } from "./server-files.ts";
import { ServerFolder } from "./server-folder.ts";
import { hasUnsavedChanges, readConfig, start } from "./start.ts";

const config = await readConfig();
// The editor's backend «test-repo» requests a folder of the browser's storage, but gets the server's folder.
const files = new ServerFolder("/__files/");
Object.assign(navigator.storage, { getDirectory: async () => ({ getDirectoryHandle: async () => files }) });
// Local files need no sign-in.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: config.backend.name }));
showPages(config);
start(config);
followOtherChanges(hasUnsavedChanges);
// The server takes seconds to render its first page, so the editor requests one when the first list opens.
addEventListener("hashchange", () => void fetch("/").catch(() => {}), { once: true });

showActions(linkTo("Publicar…", "publicar"), linkTo("Ordenar…", "ordenar"));
