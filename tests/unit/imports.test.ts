import { expect, test } from "vitest";
import { forbiddenImports } from "../../tools/checks/check-imports.ts";

test.each([
  ["lib must not import hooks", "app/lib/x.ts", 'import { useStore } from "#app/hooks/use-store.ts";'],
  [
    "ui must not import types of features",
    "app/ui/x.ts",
    'import type { A } from "#app/features/compare/choices.ts";',
  ],
  [
    "features must not import blocks",
    "app/features/search/x.ts",
    'export { a } from "#app/blocks/category-name.ts";',
  ],
  [
    "blocks must not load the layout with import()",
    "app/blocks/x.ts",
    'const a = import("#app/layout/footer.tsx");',
  ],
  [
    "a page must not import another page",
    "app/pages/home/x.ts",
    'import { A } from "#app/pages/about/hero.tsx";',
  ],
  [
    "a page must not import the layout",
    "app/pages/home/x.ts",
    'import { Footer } from "#app/layout/footer.tsx";',
  ],
  [
    "imports must not use ../ to reach another folder",
    "app/ui/form/x.ts",
    'import { Badge } from "../badge.tsx";',
  ],
  [
    "browser code must not import values from content",
    "app/ui/x.ts",
    'import { a } from "#app/content/addresses.ts";',
  ],
  [
    "browser code must not import classes from content",
    "app/blocks/x.ts",
    'import { ContentError } from "#app/content/read/content.ts";',
  ],
  [
    "browser code must not import a value together with a type",
    "app/blocks/x.ts",
    'import { type A, b } from "#app/content/addresses.ts";',
  ],
  [
    "a page must not import values from its own content",
    "app/pages/home/x.ts",
    'import { view } from "./content.ts";',
  ],
  [
    "content must import only lib",
    "app/content/views/x.ts",
    'import { navigate } from "#app/router/navigation.ts";',
  ],
  ["the site must not import examples", "app/ui/x.ts", 'import * as a from "./badge.examples.tsx";'],
  [
    "services must not import tools",
    "services/enquiries/x.ts",
    'import { a } from "../../tools/build-with.ts";',
  ],
  [
    "services must not import components",
    "services/enquiries/x.ts",
    'import { A } from "#app/ui/badge.tsx";',
  ],
  ["tools must not import services", "tools/x.ts", 'import { a } from "../services/enquiries/server.ts";'],
])("the dependency rule: %s", (_, file, line) => {
  expect(forbiddenImports(file, line)).toHaveLength(1);
});

test.each([
  ["app/pages/home/x.tsx", 'import type { PageData } from "#app/content/page-data.ts";'],
  ["app/pages/home/x.tsx", 'import { HomeHero } from "./hero.tsx";'],
  ["app/content/pages.ts", 'import * as about from "#app/pages/about/content.ts";'],
  ["app/blocks/x.ts", 'import {\n  type A,\n  type B,\n} from "#app/content/addresses.ts";'],
  ["services/enquiries/demo/x.ts", 'import { a } from "../../../tools/build-with.ts";'],
])("%s may contain %s", (file, line) => {
  expect(forbiddenImports(file, line)).toEqual([]);
});
