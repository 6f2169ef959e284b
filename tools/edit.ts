/** The development server with the editor on the files of this machine. */
import { editor } from "./editor/dev-editor.ts";
import { startServer, warmUp } from "./vite/start.ts";

const server = await startServer([await editor()]);
const [site] = server.resolvedUrls?.local ?? [];
console.log(`
  El editor:  ${site}admin/
  El sitio:   ${site}

  Abra la primera dirección en el navegador. Para terminar, presione Ctrl y C en esta ventana.
`);
await warmUp(server);
