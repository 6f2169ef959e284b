import type { Config } from "@react-router/dev/config";
import { listAddresses, listDataFiles } from "./app/content.server/addresses.ts";
import { listCardFiles } from "./app/content.server/category-page.ts";
import { site } from "./app/content.server/site.ts";
import { finishBuild } from "./scripts/finish-build.ts";

export default {
  ssr: false,
  splitRouteModules: false,
  prerender: {
    paths: () => [
      ...listAddresses(site()).map((address) => address.path),
      ...listDataFiles(site()),
      ...listCardFiles(site()),
    ],
    concurrency: 2,
  },
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
