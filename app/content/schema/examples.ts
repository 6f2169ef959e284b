import { z } from "zod";
import { text } from "./shared.ts";

/** Values that the owner must replace before launch. The files that hold them carry no mark of it. */
export const examples = z.array(
  z.strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9/-]+\.yaml$/, { error: "escriba un archivo de content/, por ejemplo «company.yaml»" })
      .describe("Archivo dentro de content/"),
    field: text.describe("Campo, por ejemplo «phone.display»; «[]» vale por cualquier posición de una lista"),
    value: text.describe("Valor de ejemplo, tal como está escrito"),
  }),
);

export type Example = z.infer<typeof examples>[number];
