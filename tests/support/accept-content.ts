/** Records the current content as the launch catalogue, which the acceptance table describes. */
import { writeFileSync } from "node:fs";
import { contentHash, recordFile } from "./launch-content.ts";

writeFileSync(recordFile, `${contentHash()}\n`);
