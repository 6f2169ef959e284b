/** A real nginx on loopback with deploy/nginx.conf, for the tests and the benchmarks. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deploy } from "../paths.ts";

/** One port with its files. Secure ones speak HTTP/2 with a certificate made here; bare ones only hand out files. */
export type Site = { port: number; root: string; secure?: boolean; bare?: boolean };

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(brotliModule);

export function startNginx(name: string, sites: Site[], { brotli = false } = {}): ChildProcess {
  const folder = resolve(`.cache/nginx-${name}`);
  mkdirSync(folder, { recursive: true });
  if (sites.some((site) => site.secure)) makeCertificate(folder);
  writeFileSync(
    `${folder}/nginx.conf`,
    `${brotli ? `load_module ${brotliModule};` : ""}
daemon off;
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
  ${brotli ? "brotli_static on;" : ""}
  include ${join(deploy, "nginx-maps.conf")};
${sites.map((site) => serverBlock(folder, site)).join("\n")}
}
`,
  );
  const command = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";
  return spawn(command, ["-c", `${folder}/nginx.conf`, "-e", "stderr"], { stdio: "inherit" });
}

function serverBlock(folder: string, { port, root, secure, bare }: Site): string {
  return `  server {
    listen 127.0.0.1:${port}${secure ? " ssl http2" : ""};
    ${secure ? `ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;` : ""}
    root ${resolve(root)};
    ${bare ? "" : `include ${resolve("deploy/nginx.conf")};`}
  }`;
}

function makeCertificate(folder: string) {
  if (existsSync(`${folder}/key.pem`)) return;
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const files = ["-keyout", `${folder}/key.pem`, "-out", `${folder}/certificate.pem`];
  const request = ["req", "-x509", "-nodes", "-days", "3650", "-subj", "/CN=127.0.0.1"];
  execFileSync("openssl", [...request, ...curve, ...files], { stdio: "ignore" });
}
