import { z } from "zod";
import { fields, listOf } from "./form.ts";
import { text, tick } from "./shared.ts";

export const coverage = fields("Cobertura", {
  provinces: listOf(
    fields("Provincia", {
      name: text.meta({ title: "Provincia", description: "Como está en el mapa" }),
      capital: text.meta({ title: "Capital" }),
      latitude: z
        .number()
        .min(-5.1)
        .max(1.7)
        .meta({ title: "Latitud", description: "De la capital, en grados; al sur, negativa" }),
      longitude: z
        .number()
        .min(-92.1)
        .max(-75.1)
        .meta({ title: "Longitud", description: "De la capital, en grados; al oeste, negativa" }),
      seat: tick.meta({ title: "Es la sede" }),
    }),
    { title: "Provincias", description: "Las que atiende la empresa", min: 8 },
  ),
});
