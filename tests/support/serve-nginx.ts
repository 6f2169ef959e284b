/** Serves the built site to the browser tests: on PORT, and on PORT + 2000 over TLS and HTTP/2. */
import { startNginx } from "../../tools/hosts/nginx.ts";

const port = Number(process.env.PORT ?? 4174);
const root = "build/client";
const server = startNginx(String(port), [
  { port, root },
  { port: port + 2000, root, secure: true },
]);
process.on("SIGTERM", () => server.kill());
process.on("SIGINT", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 0));
