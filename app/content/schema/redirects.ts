import { z } from "zod";
import { fields } from "./form.ts";
import { internalPath } from "./shared.ts";

export const redirects = z
  .array(
    fields("Dirección retirada", {
      from: internalPath.meta({ title: "Dirección retirada", description: "La que tenía la página" }),
      to: internalPath.meta({
        title: "Destino",
        description: "A dónde lleva ahora, por ejemplo su categoría",
      }),
    }),
  )
  .meta({
    title: "Direcciones retiradas",
    description: "El editor agrega aquí la dirección de lo que se borra; lleva a su categoría",
  });

export type Redirect = z.infer<typeof redirects>[number];
