/** The editor on the repository of the published site. */
import { rememberNewNames } from "./duplicate-names.ts";
import { readConfig, start } from "./start.ts";

rememberNewNames();
start(await readConfig());
