import type { Examples } from "#app/gallery/examples.ts";
import { ProductDetails } from "./details.tsx";
import { ProductFoot } from "./product-foot.tsx";
import { ProductTests } from "./product-tests.tsx";

export const examples: Examples = {
  window: {
    "ProductDetails (con ProductFacts, FeatureList, ProductContext, SpecTable, OnRequestLink). Lo que comparten productos, series y modelos":
      ({ product }) => <ProductDetails page={product} />,
    "ProductTests (con Fold, Ticks). Las pruebas de un equipo o de una serie, entre todas": ({ product }) =>
      product.tests && <ProductTests id={product.id} name={product.name} tests={product.tests} />,
    "ProductFoot. Solo en teléfonos, al pie de la ventana": () => <ProductFoot enquiry="/contacto" />,
  },
};
