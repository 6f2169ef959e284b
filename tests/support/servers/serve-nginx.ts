/** Serves a built site to the browser tests: on PORT, and on PORT + 2000 over TLS and HTTP/2. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startNginx } from "../../../tools/hosts/nginx.ts";
import { client as root } from "../../../tools/paths.ts";

if (!existsSync(join(root, "404.html"))) {
  console.error("There is no build yet. Run «npm run build».");
  process.exit(1);
}
const port = Number(process.env.PORT ?? 4174);
const server = startNginx(String(port), [
  { port, root },
  { port: port + 2000, root, secure: true },
]);
process.on("SIGTERM", () => server.kill());
process.on("SIGINT", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 0));
