/** Serves build/client on http://localhost:4173 as a production host would. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { localServer } from "./hosts/local-server.ts";
import { build, client } from "./paths.ts";

const port = Number(process.env.PORT ?? 4173);

if (!existsSync(join(client, "404.html"))) fail("There is no build yet. Run «npm run build» or «npm start».");

localServer(build)
  .on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    fail(`Port ${port} is taken. Choose another one: «PORT=${port + 1} npm run serve».`);
  })
  .listen(port, () => console.log(`http://localhost:${port}`));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
