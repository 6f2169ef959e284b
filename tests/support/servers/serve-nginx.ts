/**
 * Serves a built site to the browser tests: on PORT, and on PORT + 2000 over TLS and HTTP/2. Without nginx, the server
 * of `npm start` answers in the same way, without TLS.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { localServer } from "../../../tools/hosts/local-server.ts";
import { startNginx } from "../../../tools/hosts/nginx.ts";
import { build, client as root } from "../../../tools/paths.ts";
import { hasNginx } from "../missing-programs.ts";

if (!existsSync(join(root, "404.html"))) {
  console.error("There is no build yet. Run «npm run build».");
  process.exit(1);
}
const port = Number(process.env.PORT ?? 4174);
if (hasNginx) {
  const server = startNginx(String(port), [
    { port, root },
    { port: port + 2000, root, secure: true },
  ]);
  process.on("SIGTERM", () => server.kill());
  process.on("SIGINT", () => server.kill());
  server.on("exit", (code) => process.exit(code ?? 0));
} else localServer(build).listen(port, "127.0.0.1");
