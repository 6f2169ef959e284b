import { expect, test } from "vitest";
import { forbiddenImports } from "../../tools/check-rooms.ts";

test.each([
  ["lib knows no hooks", "app/lib/x.ts", 'import { useStore } from "#app/hooks/use-store.ts";'],
  [
    "ui knows no types of features",
    "app/ui/x.ts",
    'import type { A } from "#app/features/compare/choices.ts";',
  ],
  [
    "features know no blocks",
    "app/features/search/x.ts",
    'export { a } from "#app/blocks/category-name.ts";',
  ],
  ["blocks do not load the layout later", "app/blocks/x.ts", 'const a = import("#app/layout/footer.tsx");'],
  ["a page knows no other page", "app/pages/home/x.ts", 'import { A } from "#app/pages/about/hero.tsx";'],
  ["a page knows no layout", "app/pages/home/x.ts", 'import { Footer } from "#app/layout/footer.tsx";'],
  ["another folder is not reached by ../", "app/ui/form/x.ts", 'import { Badge } from "../badge.tsx";'],
  [
    "the browser takes no values from content",
    "app/ui/x.ts",
    'import { a } from "#app/content/addresses.ts";',
  ],
  ["nor classes", "app/blocks/x.ts", 'import { ContentError } from "#app/content/read/content.ts";'],
  ["nor values beside types", "app/blocks/x.ts", 'import { type A, b } from "#app/content/addresses.ts";'],
  ["nor from the content of its own page", "app/pages/home/x.ts", 'import { view } from "./content.ts";'],
  [
    "content knows only lib",
    "app/content/views/x.ts",
    'import { navigate } from "#app/router/navigation.ts";',
  ],
  ["the site knows no examples", "app/ui/x.ts", 'import * as a from "./badge.examples.tsx";'],
  ["services know no tools", "services/enquiries/x.ts", 'import { a } from "../../tools/build-with.ts";'],
  ["services know no components", "services/enquiries/x.ts", 'import { A } from "#app/ui/badge.tsx";'],
  ["tools know no services", "tools/x.ts", 'import { a } from "../services/enquiries/server.ts";'],
])("the dependency rule: %s", (_, file, line) => {
  expect(forbiddenImports(file, line)).toHaveLength(1);
});

test.each([
  ["app/pages/home/x.tsx", 'import type { PageData } from "#app/content/page-data.ts";'],
  ["app/pages/home/x.tsx", 'import { HomeHero } from "./hero.tsx";'],
  ["app/content/pages.ts", 'import * as about from "#app/pages/about/content.ts";'],
  ["app/blocks/x.ts", 'import {\n  type A,\n  type B,\n} from "#app/content/addresses.ts";'],
  ["services/enquiries/demo/x.ts", 'import { a } from "../../../tools/build-with.ts";'],
])("%s may say %s", (file, line) => {
  expect(forbiddenImports(file, line)).toEqual([]);
});
