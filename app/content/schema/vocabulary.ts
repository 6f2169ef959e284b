import { z } from "zod";
import { fields, listOf, oneOf } from "./form.ts";
import { internalPath, link, reference, sentences, synonyms, text } from "./shared.ts";

/** Words or short phrases as visitors type them. */
const phrases = z.array(text.max(50)).min(1);

const triggers = phrases.meta({
  title: "Palabras",
  description: "Lo que el visitante escribe; basta que aparezca una",
});
const question = text.meta({
  title: "Pregunta",
  description: "Copie una pregunta frecuente de alguna página; la búsqueda muestra su respuesta",
});

export const notOffered = z
  .array(
    fields("Cosa que no se ofrece", {
      name: text.max(60).meta({ title: "Nombre" }),
      synonyms,
      nearest: link.meta({
        title: "Lo más cercano",
        description: "Lo que sí se ofrece, con la página a la que lleva",
      }),
      also: z
        .array(link)
        .min(1)
        .max(2)
        .optional()
        .meta({ title: "También cercano", description: "Si hay más de una cosa que sirve en su lugar" }),
    }),
  )
  .meta({ title: "Vocabulario: lo que no se ofrece", plural: "Cosas que no se ofrecen" });

/** Makers and families of instruments that other companies sell. */
export const rivals = z
  .array(
    fields("Otra marca", {
      name: text.max(60).meta({ title: "Nombre" }),
      synonyms,
      categories: listOf(reference("categories"), {
        title: "Áreas",
        description: "Las de los equipos que hacen lo mismo en este catálogo",
        min: 1,
      }),
    }),
  )
  .meta({ title: "Vocabulario: otras marcas", plural: "Otras marcas" });

export const places = fields("Vocabulario: lugares", {
  covered: sentences.meta({
    title: "Si se atiende la provincia",
    description: "{provincia} toma el nombre de la provincia",
  }),
  elsewhere: question.meta({ title: "Si no está en la lista de cobertura" }),
  to: internalPath,
  words: triggers.meta({ description: "Palabras o frases con que se pregunta por envíos y cobertura" }),
  provinces: listOf(
    fields("Provincia", {
      name: text.meta({ title: "Provincia", description: "Como está en la cobertura" }),
      towns: listOf(text.max(40), {
        title: "Ciudades",
        description: "Ciudades y cantones; «cantón Mira», si el nombre es también otra palabra",
        min: 1,
      }),
    }),
    { title: "Provincias", min: 1 },
  ),
});

export const faults = fields("Vocabulario: fallas", {
  title: text.meta({ title: "Título de la respuesta" }),
  question,
  to: internalPath,
  words: triggers.meta({ description: "Lo que se dice de un equipo que no funciona" }),
  alone: triggers.optional().meta({
    title: "Palabras solas",
    description: "Cuentan si no se busca nada más: «emergencia» es también un lugar",
  }),
});

export const needs = z
  .array(
    z
      .strictObject({
        title: text.meta({ title: "Título de la respuesta" }),
        words: triggers,
        question: question.optional(),
        text: sentences.optional().meta({ title: "Texto", description: "Si ninguna página lo responde" }),
        subject: oneOf({
          general: "Consulta general",
          sales: "Ventas y cotizaciones",
          support: "Soporte técnico",
          demo: "Solicitud de demostración",
          partnership: "Propuesta de colaboración",
        }).meta({ title: "Asunto", description: "Con el que se abre el formulario de contacto" }),
      })
      .refine((item) => (item.question === undefined) !== (item.text === undefined), {
        error: "escriba «Pregunta» o «Texto», y solo uno",
      })
      .meta({ title: "Necesidad" }),
  )
  .meta({ title: "Vocabulario: necesidades", plural: "Necesidades" });

export const plainWords = fields("Vocabulario: palabras", {
  ignored: phrases.meta({
    title: "Palabras que no cuentan",
    description: "Se quitan de lo que el visitante escribe, por ejemplo «de»",
  }),
  known: phrases.meta({
    title: "Palabras que existen",
    description: "Se parecen a una del catálogo y significan otra cosa; no se corrigen nunca",
  }),
});
