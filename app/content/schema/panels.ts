import { z } from "zod";
import { entryEnd, entryStart } from "./entry.ts";
import { fields, listOf } from "./form.ts";
import { groupColour, icon, id, reference, references, sentences, synonyms, text, title } from "./shared.ts";
import { wayFields } from "./tests.ts";

const sample = text.optional().meta({
  title: "Muestra",
  description: "La habitual, por ejemplo «suero»; el inserto de cada reactivo la confirma",
});

const analyzers = references("equipment");

const also = z
  .array(
    fields("Otra línea", {
      analyzers: analyzers.min(1).meta({ title: "Equipos" }),
      ...wayFields,
    }),
  )
  .min(1)
  .optional()
  .meta({ title: "También las miden", description: "Equipos de otra línea que también las miden" });

const italics = z
  .array(text)
  .min(1)
  .optional()
  .meta({ title: "Cursivas", description: "Nombres de especies" });

const testPanel = fields(
  { title: "Panel de pruebas", plural: "Paneles de pruebas" },
  {
    kind: z.literal("test-panel"),
    ...entryStart,
    italics,
    note: sentences.meta({ title: "Aviso", description: "Sobre la disponibilidad" }),
    example: text.optional().meta({
      title: "Ejemplo de búsqueda",
      description: "Pruebas de ejemplo en el campo de búsqueda: «glucosa, creatinina»",
    }),
    analyzers: analyzers
      .min(1)
      .meta({ title: "Equipos", description: "Equipos del catálogo que procesan estas pruebas" }),
    ...wayFields,
    sample,
    groups: listOf(
      fields("Grupo", {
        name: text.meta({ title: "Nombre", description: "En español" }),
        manufacturerName: text.meta({ title: "Nombre del fabricante", description: "Del mismo grupo" }),
        synonyms: synonyms.meta({
          description: "Otras palabras con las que se pide el grupo, por ejemplo «tiroideo»",
        }),
        icon: icon.optional(),
        analyzers: analyzers
          .optional()
          .meta({ title: "Equipos", description: "Si no son todos los del panel" }),
        method: wayFields.method.optional().meta({ description: "Si no es el del panel" }),
        condition: wayFields.condition,
        sample,
        also,
        tests: references("tests")
          .min(1)
          .meta({ title: "Pruebas", description: "Nombre y sinónimos están en cada prueba" }),
      }),
      { title: "Grupos", min: 1 },
    ),
    ...entryEnd,
  },
);

const rapidTest = fields("Prueba rápida", {
  name: text.meta({ title: "Nombre" }),
  description: sentences.meta({ title: "Descripción" }),
  sample: text.optional().meta({ title: "Muestra", description: "Tipo de muestra, por ejemplo «Orina»" }),
  presentation: text.optional().meta({
    title: "Presentación",
    description: "Contenido del empaque, por ejemplo «Caja de 25 casetes»",
  }),
  brand: reference("brands")
    .optional()
    .meta({ title: "Marca", description: "Si no es cualquiera de las de la línea" }),
  tests: references("tests")
    .min(1)
    .meta({ title: "Pruebas del directorio", description: "Aquellas a las que sirve este casete" }),
  synonyms: synonyms.meta({ description: "Además de los de sus pruebas" }),
});

const rapidPanel = fields(
  { title: "Panel de pruebas rápidas", plural: "Pruebas rápidas" },
  {
    kind: z.literal("rapid-panel"),
    ...entryStart,
    italics,
    aliases: z
      .array(id)
      .default([])
      .meta({ title: "Otras rutas", description: "Rutas que muestran la misma página" }),
    method: wayFields.method,
    resultTime: fields("Tiempo del resultado", {
      from: z.number().meta({ title: "Desde", description: "Minutos" }),
      to: z.number().meta({ title: "Hasta", description: "Minutos" }),
      max: z.number().meta({ title: "Fin de la escala", description: "Minutos" }),
      label: text.meta({ title: "Texto junto a la cifra" }),
    }),
    groups: listOf(
      fields("Grupo", {
        name: text.meta({ title: "Nombre" }),
        icon,
        colour: groupColour,
        tests: listOf(rapidTest, { title: "Pruebas rápidas", min: 1 }),
      }),
      { title: "Grupos", min: 1 },
    ),
    brands: references("brands").min(1).optional().meta({ title: "Marcas de la línea" }),
    note: sentences.optional().meta({ title: "Aclaración", description: "Bajo las pruebas" }),
    adviser: fields(
      { title: "Asesor", description: "Recuadro «Contactar asesor técnico»" },
      { title, text: sentences.meta({ title: "Texto" }) },
    ),
    ...entryEnd,
  },
);

export const panelFile = z.discriminatedUnion("kind", [testPanel, rapidPanel], {
  error: "«kind» debe ser test-panel o rapid-panel",
});
