import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type InlineConfig, type ViteDevServer } from "vite";

export const wantedPort = Number(process.env.PORT ?? 5173);

/** Errors in the content do not stop the server: the page shows them. */
export async function startServer(
  options: InlineConfig = {},
  preparation: string[] = [],
): Promise<ViteDevServer> {
  const command = ["tools/prepare.ts", ...preparation];
  const preparing = once(spawn(process.execPath, command, { stdio: "inherit" }), "exit");
  const server = await createServer({
    ...options,
    server: {
      port: wantedPort,
      warmup: { clientFiles: ["tools/vite/dev/fast-refresh.ts", "app/entry.client.tsx"] },
      ...options.server,
    },
  });
  const [failed] = await preparing;
  if (failed) console.error("No se pudo preparar todo. Si es por el contenido, la página dice qué corregir.");
  return server.listen();
}

/** Requests the home page, so that its code is transformed before the first visit. */
export async function warmUp({ resolvedUrls }: ViteDevServer) {
  const [home] = resolvedUrls?.local ?? [];
  // The server may be stopped meanwhile.
  if (home) await fetch(home).catch(() => {});
}
