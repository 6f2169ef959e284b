/** The editor on the repository of the published site. */
import { rememberNewNames } from "./duplicate-names.ts";
import { showHistory } from "./history/history-dialog.ts";
import { buttonFor, showActions } from "./own-actions.ts";
import { readConfig, start } from "./start.ts";

const config = await readConfig();
rememberNewNames();
start(config);
showActions(buttonFor("Cambios…", () => showHistory(config)));
