/** The editor on the repository of the published site. */
import { readConfig, start } from "./start.ts";
import { rememberNewNames } from "./taken-names.ts";

rememberNewNames();
start(await readConfig());
