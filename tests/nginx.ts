/**
 * Runs a real nginx over the built site with deploy/nginx.conf, for the browser tests: on PORT, and on
 * PORT + 2000 over TLS and HTTP/2 with a certificate made here.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const port = Number(process.env.PORT ?? 4174);
const folder = resolve(`.cache/nginx-${port}`);
mkdirSync(folder, { recursive: true });
if (!existsSync(`${folder}/key.pem`)) makeCertificate();
writeFileSync(
  `${folder}/nginx.conf`,
  `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${resolve("build/deploy/nginx-maps.conf")};
  server {
    listen 127.0.0.1:${port};
    root ${resolve("build/client")};
    include ${resolve("deploy/nginx.conf")};
  }
  server {
    listen 127.0.0.1:${port + 2000} ssl http2;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    root ${resolve("build/client")};
    include ${resolve("deploy/nginx.conf")};
  }
}
`,
);

const command = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";
const server = spawn(command, ["-c", `${folder}/nginx.conf`, "-e", "stderr"], { stdio: "inherit" });
process.on("SIGTERM", () => server.kill());
process.on("SIGINT", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 0));

function makeCertificate() {
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "3650",
    ].concat(["-subj", "/CN=127.0.0.1", "-keyout", `${folder}/key.pem`, "-out", `${folder}/certificate.pem`]),
    { stdio: "ignore" },
  );
}
