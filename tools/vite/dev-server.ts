import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { DevContent } from "./dev-content.ts";
import { devPages } from "./dev-pages.ts";
import { devPictures } from "./dev-pictures.ts";
import { pageCompanions } from "./page-companions.ts";
import { shellModule } from "./shell-module.ts";

/** What only the development server has. */
export function devServer(): PluginOption[] {
  const content = new DevContent();
  return [react(), pageCompanions(), shellModule(() => content.shell()), devPictures(), devPages(content)];
}
