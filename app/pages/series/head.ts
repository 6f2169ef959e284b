export { productHead as head } from "#app/blocks/product/product-head.ts";
