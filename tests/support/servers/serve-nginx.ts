/**
 * Serves a built site on PORT, and on PORT + 2000 over TLS and HTTP/2. Without nginx or openssl, the server
 * of `npm start` serves PORT alone.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { localServer } from "../../../tools/hosts/local-server.ts";
import { startNginx } from "../../../tools/hosts/nginx.ts";
import { build, client as root } from "../../../tools/paths.ts";
import { hasNginxAndOpenssl } from "../missing-programs.ts";

if (!existsSync(join(root, "404.html"))) {
  console.error("There is no build yet. Run «npm run build».");
  process.exit(1);
}
const port = Number(process.env.PORT ?? 4174);
if (hasNginxAndOpenssl) {
  const server = startNginx(String(port), [
    { port, root },
    { port: port + 2000, root, secure: true },
  ]);
  process.on("SIGTERM", () => server.kill());
  process.on("SIGINT", () => server.kill());
  server.on("exit", (code) => process.exit(code ?? 0));
} else localServer(build).listen(port, "127.0.0.1");
