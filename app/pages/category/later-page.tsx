/** A later page of a category with many products. */

export { missing } from "#app/pages/not-found/missing-product.ts";
export { default, head } from "./page.tsx";
