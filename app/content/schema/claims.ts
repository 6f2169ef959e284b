import { z } from "zod";
import { fields } from "./form.ts";
import { sentences, text } from "./shared.ts";

export const claims = z
  .array(
    fields("Afirmación", {
      file: z
        .string()
        .regex(/^(?:[a-z0-9-]+\/)?(?:[a-z0-9-]+|\*)\.yaml$/, {
          error: "escriba un archivo de content/, por ejemplo «pages/clients.yaml» o «brands/*.yaml»",
        })
        .meta({
          title: "Archivo",
          description: "Dentro de content/; «*» vale por todos los de la carpeta",
        }),
      field: text.meta({
        title: "Campo",
        description: "Por ejemplo «main.items[].name»; «[]» vale por cualquier posición",
      }),
      says: text.optional().meta({
        title: "Palabras",
        description: "Las del campo que hacen la afirmación; sin ellas, vale todo el campo",
      }),
      confirm: sentences.meta({ title: "Qué confirmar", description: "Qué debe confirmar el propietario" }),
    }),
  )
  .meta({
    title: "Afirmaciones por confirmar",
    description:
      "Solo el propietario puede confirmarlas; «npm run launch-check» enumera las que el contenido aún hace. Cuando una conste en un documento, bórrela de aquí; si no consta, cambie el texto del campo y bórrela después. Si el texto se mudó, corrija aquí el campo.",
  });

export type Claim = z.infer<typeof claims>[number];
