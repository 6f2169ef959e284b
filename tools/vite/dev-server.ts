import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { DevContent } from "./dev-content.ts";
import { devPages } from "./dev-pages.ts";
import { devPictures } from "./dev-pictures.ts";
import { layoutDataModule } from "./layout-data-module.ts";

/** Plugins of the development server only. */
export function devServer(): PluginOption[] {
  const content = new DevContent();
  return [react(), layoutDataModule(() => content.layoutData()), devPictures(), devPages(content)];
}
