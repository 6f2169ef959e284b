import type { PageData } from "#app/content/views/page-data.ts";
import { productHead } from "./product-head.ts";
import { ProductTemplate } from "./product-template.tsx";

export const head = productHead;

export default function ProductRoute({ data }: { data: PageData<"product"> }) {
  return <ProductTemplate page={data} />;
}

export { missing } from "#app/pages/not-found/missing-product.ts";
