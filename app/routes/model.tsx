import type { PageData } from "#app/content.server/page-data.ts";
import { productHead } from "#app/sections/product-head.ts";
import { ProductTemplate } from "#app/sections/product-template.tsx";

export const head = productHead;

export default function ModelRoute({ data }: { data: PageData<"model"> }) {
  return <ProductTemplate page={data} />;
}

export { missing } from "#app/sections/missing-product.ts";
