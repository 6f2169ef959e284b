import { z } from "zod";
import { internalPath, references, text, tick } from "./shared.ts";

export const navigation = z
  .strictObject({
    main: z
      .array(
        z
          .strictObject({
            label: text.meta({ title: "Texto" }),
            to: internalPath,
            megaMenu: tick.meta({ title: "Abre el menú de productos" }),
          })
          .meta({ title: "Entrada" }),
      )
      .length(7)
      .meta({ title: "Barra principal", description: "Las siete entradas de la barra" }),
    menuColumns: z
      .array(
        z
          .strictObject({
            categories: references("categories").min(1).meta({ title: "Categorías" }),
          })
          .meta({ title: "Columna" }),
      )
      .length(3)
      .meta({ title: "Columnas del menú", description: "Categorías de cada una de las tres columnas" }),
    menuLegend: text.meta({ title: "Leyenda del menú", description: "Qué significa la cifra del menú" }),
    quickLinks: z.array(internalPath).min(1).meta({
      title: "Enlaces rápidos",
      description: "Rutas del pie de página que repiten las de la barra principal",
    }),
  })
  .meta({ title: "Navegación" });
