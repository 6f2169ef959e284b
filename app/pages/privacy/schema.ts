import { z } from "zod";
import { fields, listOf } from "#app/content/schema/form.ts";
import { pageStart, sentences, text, title, titledText } from "#app/content/schema/shared.ts";

/** The text about the form depends on whether the company has an endpoint for enquiries. */
export const schema = fields("Privacidad", {
  ...pageStart,
  updated: z.iso.date().meta({
    title: "Última revisión",
    description: "El texto debe ser verdad para lo que el sitio hace: si cambia una función, revíselo",
  }),
  review: sentences.meta({
    title: "Revisión",
    description: "No se muestra: quién revisó el texto y cuándo, o que un abogado aún debe aprobarlo",
  }),
  storage: fields("Lo que queda en el navegador", {
    title,
    text: sentences.meta({ title: "Texto" }),
    rows: listOf(
      fields("Fila", {
        what: text.meta({ title: "Qué se guarda" }),
        where: text.meta({ title: "Dónde", description: "En qué almacenamiento del navegador" }),
        key: text.meta({ title: "Clave", description: "Nombre técnico con el que se guarda" }),
        until: text.meta({ title: "Cuánto tiempo" }),
      }),
      { title: "Filas", min: 1 },
    ),
    erase: sentences.meta({ title: "Cómo borrarlo" }),
  }),
  handover: fields("Lo que pasa a otros servicios", {
    title,
    text: sentences.meta({ title: "Texto" }),
    rows: listOf(
      fields("Fila", {
        when: text.meta({ title: "Cuándo", description: "Qué lo provoca" }),
        to: text.meta({ title: "Quién lo recibe" }),
        what: text.meta({ title: "Qué recibe" }),
      }),
      { title: "Filas", min: 1 },
    ),
  }),
  form: fields("Formulario", {
    title,
    withoutEndpoint: sentences.meta({
      title: "Sin destino",
      description: "Texto mientras la empresa no tenga destino para el formulario",
    }),
    withEndpoint: sentences.meta({ title: "Con destino", description: "Texto cuando lo tiene" }),
    retention: fields(
      {
        title: "Plazo",
        description: "Cuánto se guardan las consultas; el mismo número rige para services/enquiries",
      },
      {
        months: z.int({ error: "escriba un número entero de meses" }).min(1).max(120).meta({
          title: "Meses",
          description: "Tras los que el servicio de consultas borra cada una por sí mismo",
        }),
        text: sentences
          .refine((value) => value.split("{plazo}").length === 2, {
            error: "escriba {plazo} una vez, donde va el plazo",
          })
          .meta({
            title: "Frase",
            description: "Con {plazo}, donde va el plazo; se muestra cuando la empresa tiene destino",
          }),
      },
    ),
  }),
  use: fields("Uso de los datos", { title, paragraphs: listOf(sentences, { title: "Párrafos", min: 1 }) }),
  rights: fields("Derechos", {
    title,
    text: sentences.meta({ title: "Texto" }),
    items: listOf(titledText.meta({ title: "Derecho" }), { title: "Derechos", min: 4 }),
    how: sentences.meta({ title: "Cómo ejercerlos" }),
  }),
  controller: fields(
    { title: "Responsable", description: "El bloque con los datos de la empresa" },
    { title },
  ),
});
