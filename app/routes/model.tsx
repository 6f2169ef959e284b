import type { PageData } from "#app/content.server/page-data.ts";
import { productHead } from "#app/sections/product-head.ts";
import { ProductTemplate } from "#app/sections/product-template.tsx";

export const head = productHead;

export default function ModelRoute({ data }: { data: PageData<"model"> }) {
  return <ProductTemplate page={data} />;
}

export { productNotFound as missing } from "#app/sections/product-not-found.tsx";
