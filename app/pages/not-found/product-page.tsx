import { ProductNotFound, productNotFoundHead } from "./product-not-found.tsx";

export const head = () => productNotFoundHead;

/** Any deeper unknown path under /productos. */
export default ProductNotFound;
