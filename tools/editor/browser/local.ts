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
