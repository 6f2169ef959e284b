/** Runs the site, the service and a mail server with a mailbox page. Nothing leaves this machine. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buildWithEndpoint } from "../../../tools/build-with.ts";
import { localServer } from "../../../tools/hosts/local-server.ts";
import { Mailbox } from "./mailbox.ts";
import { mailboxPage, mailboxPolicy } from "./mailbox-page.ts";

const port = Number(process.env.PORT ?? 4173);
const [mailboxPort, servicePort] = [port + 1, port + 2];
const folder = ".cache/sites/demo";
const site = `http://localhost:${port}`;

/** Listens before the build, so that a port in use is reported at once. */
async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void, port: number) {
  const server = createServer(handler).listen(port, "localhost");
  await once(server, "listening").catch(() => {
    console.error(`El puerto ${port} está ocupado. Elija otro: PORT=5000 npm run demo`);
    process.exit(1);
  });
  return server;
}

const mailbox = new Mailbox();
let siteServer: ReturnType<typeof localServer> | undefined;
await listen((incoming, response) => {
  if (/^\/(consultas|bandeja)(\/|\?|$)/.test(incoming.url ?? "")) proxy(incoming, response);
  else if (siteServer) siteServer.emit("request", incoming, response);
  else response.writeHead(503, { "Retry-After": "10" }).end("El sitio se está preparando.\n");
}, port);
await listen((_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", mailboxPolicy);
  response.end(mailboxPage(mailbox.received, `${site}/contacto`));
}, mailboxPort);
(await listen(() => {}, servicePort)).close();

console.log("Preparando el sitio…");
await buildWithEndpoint(".", folder);
siteServer = localServer(`${folder}/build`);
await mailbox.start();

const service = spawn(process.execPath, ["services/enquiries/main.ts", "--json"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    ENQUIRIES_PORT: String(servicePort),
    ENQUIRIES_FILE: `${folder}/enquiries.db`,
    ENQUIRIES_URL: site,
    ENQUIRIES_ORIGINS: site,
    ENQUIRIES_PER_ADDRESS: "1000",
    ENQUIRIES_RETRY_SECONDS: "1",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailbox.port),
    SMTP_SECURITY: "none",
    MAIL_RECEIPT: "yes",
  },
});
service.once("exit", (code) => process.exit(code ?? 0));

/** Forwards a request to the service, as nginx does with deploy/nginx-enquiries.conf. */
function proxy(incoming: IncomingMessage, response: ServerResponse) {
  const { method, headers, url } = incoming;
  const options = { port: servicePort, host: "127.0.0.1", path: url, method, headers };
  const passed = request(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.once("error", () => response.writeHead(502).end());
  incoming.pipe(passed);
}

console.log(`
  Formulario  ${site}/contacto
  Buzón       http://localhost:${mailboxPort}
  Bandeja     ${site}/bandeja

Ctrl+C lo detiene. Lo enviado queda en ${folder}/enquiries.db.`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => service.kill());
