import type { Examples } from "#app/gallery/examples.ts";
import { ProductDetails } from "./details.tsx";
import { ProductFoot } from "./product-foot.tsx";

export const examples: Examples = {
  window: {
    "ProductDetails (con FeatureList, ProductContext, SpecTable, OnRequestLink). Lo que comparten productos, series y modelos":
      ({ product }) => <ProductDetails page={product} />,
    "ProductFoot. Solo en teléfonos, al pie de la ventana": () => <ProductFoot enquiry="/contacto" />,
  },
};
