import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type PluginOption, type ViteDevServer } from "vite";

/**
 * Starts the development server. Pictures, icons and data sheets are made while it gets ready; a fault in the
 * content keeps neither from going on: the page names it.
 */
export async function startServer(plugins: PluginOption[] = []): Promise<ViteDevServer> {
  const preparing = once(
    // On Windows npm is a file for its shell.
    spawn("npm", ["run", "--silent", "prepare:content"], {
      stdio: "inherit",
      shell: process.platform === "win32",
    }),
    "exit",
  );
  const server = await createServer({
    plugins,
    server: {
      port: Number(process.env.PORT ?? 5173),
      warmup: { clientFiles: ["tools/vite/fast-refresh.ts", "app/entry.client.tsx"] },
    },
  });
  const [failed] = await preparing;
  if (failed) console.error("No se pudo preparar todo. Si es por el contenido, la página dice qué corregir.");
  return server.listen();
}

/** Whoever opens the first page finds its code transformed, or on its way. */
export async function warmUp({ resolvedUrls }: ViteDevServer) {
  const [home] = resolvedUrls?.local ?? [];
  if (home) await fetch(home);
}
