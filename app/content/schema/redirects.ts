import { z } from "zod";
import { internalPath } from "./shared.ts";

/** Addresses that the site no longer has; visitors and search engines are sent on. */
export const redirects = z
  .array(
    z
      .strictObject({
        from: internalPath.meta({ title: "Dirección retirada", description: "La que tenía la página" }),
        to: internalPath.meta({
          title: "Destino",
          description: "A dónde lleva ahora, por ejemplo su categoría",
        }),
      })
      .meta({ title: "Dirección retirada" }),
  )
  .meta({
    title: "Direcciones retiradas",
    description: "El editor agrega aquí la dirección de lo que se borra; lleva a su categoría",
  });

export type Redirect = z.infer<typeof redirects>[number];
