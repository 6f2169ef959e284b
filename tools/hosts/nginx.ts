/** Starts a real nginx on loopback with deploy/nginx.conf, for tests and benchmarks. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deploy } from "../paths.ts";

/** `secure`: HTTP/2 with a local certificate. `plainFiles`: without deploy/nginx.conf. */
export type Site = { port: number; root: string; secure?: boolean; plainFiles?: boolean };
type Options = {
  /** Port of the enquiries service. */
  enquiries?: number;
  brotli?: boolean;
  generated?: string;
};

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(brotliModule);
export const nginxCommand = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";

export function startNginx(name: string, sites: Site[], options: Options = {}): ChildProcess {
  const file = writeNginxConfig(resolve(), name, sites, { generated: deploy, ...options });
  return spawn(nginxCommand, ["-c", file, "-e", "stderr"], { stdio: "inherit" });
}

export function writeNginxConfig(
  project: string,
  name: string,
  sites: Site[],
  { brotli = false, enquiries, generated = join(project, "build/deploy") }: Options = {},
): string {
  const folder = join(project, `.cache/nginx-${name}`);
  mkdirSync(folder, { recursive: true });
  if (sites.some((site) => site.secure)) makeCertificate(folder);
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    file,
    `${brotli ? `load_module ${quoted(brotliModule)};` : ""}
daemon off;
worker_processes 1;
pid ${quoted(folder, "nginx.pid")};
error_log stderr warn;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${quoted(folder, kind)};`).join("\n  ")}
  ${brotli ? "brotli_static on;" : ""}
  include ${quoted(generated, "nginx-maps.conf")};
  ${enquiries ? `upstream enquiries { server 127.0.0.1:${enquiries}; }` : ""}
${sites.map((site) => serverBlock({ project, folder, generated, enquiries }, site)).join("\n")}
}
`,
  );
  return file;
}

type ServerContext = { project: string; folder: string; generated: string; enquiries?: number };

function serverBlock(
  { project, folder, generated, enquiries }: ServerContext,
  { port, root, secure, plainFiles }: Site,
): string {
  const certificate = `ssl_certificate ${quoted(folder, "certificate.pem")};
    ssl_certificate_key ${quoted(folder, "key.pem")};`;
  const configuration = `include ${quoted(generated, "nginx-headers.conf")};
    include ${quoted(project, "deploy/nginx.conf")};
    ${enquiries ? `include ${quoted(project, "deploy/nginx-enquiries.conf")};` : ""}`;
  return `  server {
    listen 127.0.0.1:${port}${secure ? " ssl http2" : ""};
    ${secure ? certificate : ""}
    root ${quoted(project, root)};
    ${plainFiles ? "" : configuration}
  }`;
}

/** Quotes a path, because folder names may contain spaces, semicolons or quotes. */
function quoted(...path: string[]): string {
  return `"${resolve(...path).replaceAll(/["\\]/g, "\\$&")}"`;
}

function makeCertificate(folder: string) {
  // openssl writes this file last, so the key exists too.
  if (existsSync(`${folder}/certificate.pem`)) return;
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const files = ["-keyout", `${folder}/key.pem`, "-out", `${folder}/certificate.pem`];
  const request = ["req", "-x509", "-nodes", "-days", "3650", "-subj", "/CN=127.0.0.1"];
  execFileSync("openssl", [...request, ...curve, ...files], { stdio: "ignore" });
}
