/** A real nginx with HTTP/2 and files compressed ahead of time, one port for each variant. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Variant, variants } from "./variants.ts";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const ports: Record<Variant, number> = { site: 4431, floor: 4432, client: 4433 };
export const hasBrotli = existsSync(brotliModule);

export async function startServer(): Promise<() => void> {
  const folder = resolve(".cache/bench/nginx");
  mkdirSync(folder, { recursive: true });
  makeCertificate(folder);
  writeFileSync(`${folder}/nginx.conf`, configuration(folder));
  const command = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";
  const server = spawn(command, ["-c", `${folder}/nginx.conf`, "-e", "stderr"], { stdio: "inherit" });
  await new Promise((done) => setTimeout(done, 1000));
  if (server.exitCode !== null) throw new Error("nginx does not start");
  return () => server.kill();
}

function makeCertificate(folder: string) {
  if (existsSync(`${folder}/key.pem`)) return;
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...request, "-keyout", `${folder}/key.pem`, "-out", `${folder}/cert.pem`], {
    stdio: "ignore",
  });
}

function configuration(folder: string): string {
  const servers = Object.entries(variants).map(
    ([variant, root]) => `  server {
    listen 127.0.0.1:${ports[variant as Variant]} ssl http2;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    root ${resolve(root)};
    ${hasBrotli ? "brotli_static on;" : ""}
    include ${resolve("deploy/nginx.conf")};
  }`,
  );
  return `${hasBrotli ? `load_module ${brotliModule};` : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
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
${servers.join("\n")}
}
`;
}
