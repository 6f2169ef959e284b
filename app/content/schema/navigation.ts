import { fields, listOf } from "./form.ts";
import { internalPath, references, text, tick } from "./shared.ts";

export const navigation = fields("Navegación", {
  main: listOf(
    fields("Entrada", {
      label: text.meta({ title: "Texto" }),
      to: internalPath,
      megaMenu: tick.meta({ title: "Abre el menú de productos" }),
    }),
    { title: "Barra principal", description: "Las siete entradas de la barra", length: 7 },
  ),
  menuColumns: listOf(
    fields("Columna", {
      categories: references("categories").min(1).meta({ title: "Categorías" }),
    }),
    { title: "Columnas del menú", description: "Categorías de cada una de las tres columnas", length: 3 },
  ),
  menuLegend: text.meta({ title: "Leyenda del menú", description: "Qué significa la cifra del menú" }),
  quickLinks: listOf(internalPath, {
    title: "Enlaces rápidos",
    description: "Rutas del pie de página que repiten las de la barra principal",
    min: 1,
  }),
});
