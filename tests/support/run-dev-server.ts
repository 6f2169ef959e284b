/** The development server of the folder it is started in; says where it can be reached. */
import { createServer } from "vite";

const [, , packages = "node_modules"] = process.argv;

const server = await createServer({
  // The packages are shared; what the server makes of them is not.
  cacheDir: ".cache/vite",
  server: { port: 0, host: "127.0.0.1", fs: { allow: [".", packages] } },
  logLevel: "silent",
});
await server.listen();
console.log(server.resolvedUrls?.local[0]);
