/** Serves build/client like a production host, on http://localhost:4173 or the next port that is free. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { localServer } from "./hosts/local-server.ts";
import { build, client } from "./paths.ts";

if (!existsSync(join(client, "404.html"))) {
  console.error("There is no build yet. Run «npm run build» or «npm start».");
  process.exit(1);
}

const port = await freePort(Number(process.env.PORT ?? 4173));
localServer(build).listen(port, () => console.log(`http://localhost:${port}`));
