import { z } from "zod";
import { entry } from "./catalogue.ts";
import { callToAction, groupColour, icon, synonyms, text } from "./shared.ts";

const supplyItem = z.strictObject({
  name: text.describe("Nombre del insumo"),
  description: text.describe("Para qué sirve, en una o dos frases"),
  presentation: text.optional().describe("Forma y medida, por ejemplo «Líquido, en frascos»"),
  pack: text.optional().describe("Contenido del empaque, por ejemplo «Caja de 100»"),
  brand: text.optional().describe("Marca, o para qué equipo es"),
  icon: icon.optional().describe("Su dibujo en la lista; si falta, el del grupo"),
  badges: z.tuple([text, text]).describe("Dos insignias breves"),
  cap: z
    .enum(["lila", "celeste", "amarilla", "verde", "gris", "roja"])
    .optional()
    .describe("Color de la tapa, solo en tubos"),
  synonyms,
});

export const supplyFile = z.strictObject({
  kind: z.literal("supply", { error: "«kind» debe ser supply" }),
  ...entry,
  groups: z
    .array(
      z.strictObject({
        name: text,
        line: text.describe("Una frase bajo el nombre del grupo"),
        icon,
        colour: groupColour,
        products: z.array(supplyItem).min(4).max(5),
      }),
    )
    .length(3)
    .describe("Tres grupos de cuatro o cinco insumos"),
  cta: callToAction,
});
