import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type PluginOption, type ViteDevServer } from "vite";

/**
 * Starts the development server and makes icons and data sheets meanwhile. Content errors stop neither; the page shows
 * them.
 */
export async function startServer(plugins: PluginOption[] = []): Promise<ViteDevServer> {
  const preparing = once(
    // On Windows npm is a .cmd file, which needs a shell.
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

/** Transforms the code of the first page ahead of its first visit. */
export async function warmUp({ resolvedUrls }: ViteDevServer) {
  const [home] = resolvedUrls?.local ?? [];
  if (home) await fetch(home);
}
