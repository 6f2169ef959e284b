/**
 * The whole of it on one machine: the site with its form, the service, and a mail server whose mailbox is a page.
 * Nothing leaves the machine.
 */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buildWithEndpoint } from "../../../tools/build-with.ts";
import { localServer } from "../../../tools/hosts/local-server.ts";
import { Mailbox } from "./mailbox.ts";
import { mailboxPage, mailboxPolicy } from "./mailbox-page.ts";

const port = Number(process.env.PORT ?? 4173);
const [mailPort, servicePort] = [port + 1, port + 2];
const folder = ".cache/sites/demo";
const site = `http://localhost:${port}`;

console.log("Preparing the site…");
buildWithEndpoint(".", folder);

const mailbox = new Mailbox();
await mailbox.start();

const service = spawn(process.execPath, ["services/enquiries/main.ts"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    ENQUIRIES_PORT: String(servicePort),
    ENQUIRIES_FILE: `${folder}/enquiries.db`,
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

/** As nginx does with deploy/nginx-enquiries.conf. */
function passOn(asked: IncomingMessage, response: ServerResponse) {
  const { method, headers } = asked;
  const options = { port: servicePort, host: "127.0.0.1", path: "/consultas", method, headers };
  const passed = request(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.once("error", () => response.writeHead(502).end());
  asked.pipe(passed);
}

const pages = localServer(`${folder}/build`);
createServer((asked, response) => {
  if (asked.url === "/consultas") passOn(asked, response);
  else pages.emit("request", asked, response);
}).listen(port, "localhost");

createServer((_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", mailboxPolicy);
  response.end(mailboxPage(mailbox.letters, `${site}/contacto`));
}).listen(mailPort, "localhost");

console.log(`
  The form     ${site}/contacto
  The mailbox  http://localhost:${mailPort}

Ctrl+C ends it. What was sent stands in ${folder}/enquiries.db.`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => service.kill());
