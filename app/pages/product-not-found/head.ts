import type { Head } from "#app/router/route.ts";

export const head = (): Head => ({
  title: "Producto no encontrado",
  description:
    "No hay ningún producto con esta dirección en nuestro catálogo. Vea la categoría o todos los productos.",
});
