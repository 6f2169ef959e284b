/** The view of an address below /productos/ that the catalogue does not have; few visitors meet it. */
export async function missing() {
  const { productNotFound } = await import("./product-not-found.tsx");
  return productNotFound;
}
