import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
import type { Route } from "./+types/product-not-found.ts";

export const meta = () => productNotFoundHead;

/** Any deeper unknown path under /productos. */
export default function ProductNotFoundPage({ params }: Route.ComponentProps) {
  return <ProductNotFound segments={(params["*"] ?? "").split("/").filter(Boolean)} />;
}
