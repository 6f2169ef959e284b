import { z } from "zod";
import { fields, listOf } from "./form.ts";
import { id, reference, references, sentences, text, tick } from "./shared.ts";
import { confirmation } from "./tests.ts";

const identifier = id.meta({
  title: "Identificador",
  description: "Con el que lo nombran pruebas y paneles; no lo cambie",
});

const container = fields("Tubo o recipiente", {
  id: identifier,
  label: text.meta({ title: "Nombre", description: "En una frase, por ejemplo «tapa amarilla»" }),
  supply: text
    .optional()
    .meta({ title: "Insumo", description: "Su nombre, como está en su línea; de él es la tapa" }),
  falsifies: references("tests").min(1).optional().meta({
    title: "No sirve para",
    description: "Pruebas que su aditivo altera; ninguna puede nombrarlo como su tubo",
  }),
  examples: references("tests").min(1).max(4).optional().meta({
    title: "Pruebas de ejemplo",
    description: "Hasta cuatro que la página de insumos nombra con este tubo; las demás solo se cuentan",
  }),
  onRequest: tick.meta({ title: "Por confirmar", description: "El tubo se consulta antes de la toma" }),
});

const method = fields("Método", {
  id: identifier,
  label: text.meta({ title: "Nombre", description: "En una frase, por ejemplo «química clínica»" }),
  shortLabel: text
    .optional()
    .meta({ title: "Nombre corto", description: "En los filtros, por ejemplo «HPLC»" }),
  reagent: text.optional().meta({
    title: "Reactivo sin ficha",
    description: "Su nombre si el catálogo no lo lista; sin él, «Reactivo de» y la prueba",
  }),
  parameter: reference("parameters").optional().meta({
    title: "Cifra del método",
    description: "La que se compara si un equipo la publica aparte de la general",
  }),
  confirm: listOf(confirmation, {
    title: "Antes de comprar, confirme",
    description: "Cuatro preguntas para las pruebas de este método",
    length: 4,
  }),
});

/** Methods, containers and other data that laboratory tests share. */
export const directory = fields("Directorio de pruebas", {
  featured: reference("tests").meta({
    title: "Prueba destacada",
    description: "La que señala la aguja al abrir el directorio",
  }),
  containers: z
    .array(container)
    .min(1)
    .superRefine(noRepeatedId)
    .meta({ title: "Tubos y recipientes", description: "El orden de extracción es el de sus insumos" }),
  drawNote: sentences.meta({
    title: "Nota del orden de extracción",
    description: "Por ejemplo, dónde va el hemocultivo",
  }),
  methods: z
    .array(method)
    .min(1)
    .superRefine(noRepeatedId)
    .meta({ title: "Métodos", description: "En el orden de los filtros" }),
});

function noRepeatedId(list: { id: string }[], context: z.RefinementCtx) {
  for (const [index, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) === index) continue;
    context.addIssue({ code: "custom", path: [index, "id"], message: "ya está en la lista" });
  }
}
