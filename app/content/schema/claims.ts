import { z } from "zod";
import { text } from "./shared.ts";

/** What the content asserts and only the owner can confirm. */
export const claims = z.array(
  z.strictObject({
    file: z
      .string()
      .regex(/^(?:[a-z0-9-]+\/)?(?:[a-z0-9-]+|\*)\.yaml$/, {
        error: "escriba un archivo de content/, por ejemplo «pages/clients.yaml» o «brands/*.yaml»",
      })
      .describe("Archivo dentro de content/; «*» vale por todos los de la carpeta"),
    field: text.describe("Campo, por ejemplo «main.items[].name»; «[]» vale por cualquier posición"),
    says: text
      .optional()
      .describe("Palabras del campo que hacen la afirmación; sin ellas, vale todo el campo"),
    confirm: text.describe("Qué debe confirmar el propietario"),
  }),
);

export type Claim = z.infer<typeof claims>[number];
