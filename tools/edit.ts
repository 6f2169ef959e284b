/** Starts the development server with the editor for the files of this machine. */
import { editor } from "./editor/dev-editor.ts";
import { freePort } from "./free-port.ts";
import { startServer, wantedPort } from "./vite/dev/start.ts";

console.log("Se prepara el editor…");
// Start without data sheets, which take longest. The editor's plugin makes them afterwards.
const server = await startServer(
  {
    plugins: [editor()],
    // These two options hide Vite's English messages from the owner.
    logLevel: "warn",
    configLoader: "native",
    // Without warming up the site's code, the editor opens sooner.
    server: { port: await freePort(wantedPort, portTaken), warmup: {} },
  },
  ["--without-sheets"],
);
const [site] = server.resolvedUrls?.local ?? [];
console.log(`
  El editor:  ${site}admin/
  El sitio:   ${site}

  Abra la primera dirección en el navegador. Para terminar, presione Ctrl y C en esta ventana.
`);

function portTaken(wanted: number, port: number): string {
  return `Otro programa usa el puerto ${wanted}, quizá otro editor abierto; este usa el ${port}.`;
}
