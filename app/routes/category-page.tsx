/** A later page of a category with many products. */

export { missing } from "#app/sections/missing-product.ts";
export { default, head } from "./category.tsx";
