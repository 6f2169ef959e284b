import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { securityHeaders } from "./hosting.ts";
import { hasBrotli, nginxCommand, writeNginxConfig } from "./nginx.ts";
import { nginxHeaderMaps, nginxHeaders } from "./nginx-headers.ts";
import { nginxMaps } from "./nginx-maps.ts";

const hasNginx = spawnSync(nginxCommand, ["-v"]).status === 0;
const root = mkdtempSync(join(tmpdir(), "nginx-"));
const headers = securityHeaders({ inlineScripts: ["sha256-abc"], mapFrame: "https://map.example/" });

afterAll(() => rmSync(root, { recursive: true }));

for (const name of ["sitio", "Catálogo de Núñez; {2026}", `"Web" d'or`]) {
  test.skipIf(!hasNginx)(`nginx accepts the configuration of a project in «${name}»`, () => {
    const project = join(root, name);
    mkdirSync(join(project, "build/deploy"), { recursive: true });
    mkdirSync(join(project, "build/client"));
    writeFileSync(
      join(project, "build/deploy/nginx-maps.conf"),
      nginxMaps(["/", "/soporte"]) + nginxHeaderMaps(headers),
    );
    writeFileSync(join(project, "build/deploy/nginx-headers.conf"), nginxHeaders(headers));
    cpSync("deploy/nginx.conf", join(project, "deploy/nginx.conf"));
    const sites = [
      { port: 18_091, root: "build/client" },
      { port: 18_092, root: "build/client", secure: true },
      { port: 18_093, root: "build", plainFiles: true },
    ];
    const file = writeNginxConfig(project, "test", sites, { brotli: hasBrotli });
    const { status, stderr } = spawnSync(nginxCommand, ["-t", "-c", file, "-e", "stderr"], {
      encoding: "utf8",
    });
    expect(stderr).toContain("test is successful");
    expect(status).toBe(0);
  });
}
