import { slug } from "#app/lib/text/slug.ts";

/** Names of link targets in the printed catalogue. */
export const anchors = {
  section: (category: string) => `area-${category}`,
  sheet: (id: string) => `ficha-${id}`,
  supply: (name: string) => `insumo-${slug(name)}`,
  test: (id: string) => `prueba-${id}`,
  directory: "directorio",
  index: "indice",
  notes: "notas",
  contact: "contacto",
};
