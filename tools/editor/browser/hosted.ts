/** The editor on the repository of the published site. */
import { readConfig, start } from "./start.ts";

start(await readConfig());
