import { layoutData } from "virtual:layout-data";
import { categoryIdIn, categoryNameOrId } from "#app/blocks/category-name.ts";
import type { Head } from "#app/router/route.ts";
import type { Location } from "#app/router/use-location.ts";

export const head = (_: unknown, { pathname }: Location): Head => ({
  title: categoryNameOrId(categoryIdIn(pathname)),
  description: layoutData.emptyCategory,
});
