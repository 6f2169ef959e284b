import "@vitejs/plugin-react/preamble";
import type { ViteHotContext } from "vite/types/hot.js";
import type { PageModule } from "#app/router/route.ts";

declare global {
  interface Window {
    __getReactRefreshIgnoredExports?: (module: { id: string }) => string[];
  }
}

/** What a page exports beside its component; Fast Refresh would give up before each of them. */
const companions = ["head", "clientLoader"] satisfies (keyof PageModule<unknown>)[];

window.__getReactRefreshIgnoredExports = ({ id }) => (/\/app\/(pages|gallery)\//.test(id) ? companions : []);

/** Refreshing replaces components only: where a companion has changed, the page is loaded again. */
export async function watchCompanions(hot: ViteHotContext | undefined, address: string) {
  if (!hot) return;
  const module = await import(/* @vite-ignore */ address);
  const text = companions.map((name) => withoutPlaces(String(module[name]))).join("\n");
  if (text !== (hot.data.companions ?? text)) location.reload();
  hot.data.companions = text;
}

/** React's development build notes where markup stands: that alone is no change. */
function withoutPlaces(code: string): string {
  return code.replaceAll(/(line|column)Number: \d+/g, "");
}
