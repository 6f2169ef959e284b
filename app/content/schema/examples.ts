import { z } from "zod";
import { fields } from "./form.ts";
import { text } from "./shared.ts";

/** Example values that the owner must replace before launch. Only this list marks them. */
export const examples = z
  .array(
    fields("Ejemplo", {
      file: z
        .string()
        .regex(/^[a-z0-9/-]+\.yaml$/, {
          error: "escriba un archivo de content/, por ejemplo «company.yaml»",
        })
        .meta({ title: "Archivo", description: "Dentro de content/" }),
      field: text.meta({
        title: "Campo",
        description: "Por ejemplo «phone.display»; «[]» vale por cualquier posición de una lista",
      }),
      value: text.meta({ title: "Valor de ejemplo", description: "Tal como está escrito" }),
    }),
  )
  .meta({
    title: "Ejemplos por reemplazar",
    description:
      "Valores de ejemplo que deben reemplazarse antes de publicar; «npm run launch-check» enumera los que aún siguen en su campo. Lo que ya se reemplazó puede quedar aquí. Si uno resulta ser el verdadero, bórrelo.",
  });

export type Example = z.infer<typeof examples>[number];
