import type { Plugin } from "vite";
import { DevContent } from "./dev-content.ts";
import { devPages } from "./dev-pages.ts";
import { shellModule } from "./shell-module.ts";

/** What only the development server has. */
export function devServer(): Plugin[] {
  const content = new DevContent();
  return [shellModule(() => content.shell()), devPages(content)];
}
