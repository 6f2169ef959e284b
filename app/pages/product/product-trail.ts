import type { ProductPage } from "#app/content/views/product.ts";

/** The way to a product, up to itself. */
export function productTrail({ above, name }: ProductPage) {
  return [{ label: "Productos", to: "/productos" }, ...above, { label: name }];
}

export function wayBack({ above }: ProductPage) {
  const place = above.at(-1);
  return place && { label: `Volver a ${place.label}`, to: place.to };
}
