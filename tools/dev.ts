/** The development server. */
import { startServer, warmUp } from "./vite/start.ts";

const server = await startServer();
server.printUrls();
server.bindCLIShortcuts({ print: true });
await warmUp(server);
