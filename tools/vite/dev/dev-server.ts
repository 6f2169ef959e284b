import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { layoutDataModule } from "../code/layout-data-module.ts";
import { DevContent } from "./dev-content.ts";
import { devPages } from "./dev-pages.ts";
import { devPictures } from "./dev-pictures.ts";

export function devServer(): PluginOption[] {
  const content = new DevContent();
  return [react(), layoutDataModule(() => content.layoutData()), devPictures(), devPages(content)];
}
