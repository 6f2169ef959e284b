import { z } from "zod";
import { text } from "./shared.ts";

export const coverage = z.strictObject({
  provinces: z
    .array(
      z.strictObject({
        name: text.describe("Provincia, como está en el mapa"),
        capital: text,
        latitude: z.number().describe("Latitud de la capital, en grados; al sur, negativa"),
        longitude: z.number().describe("Longitud de la capital, en grados; al oeste, negativa"),
        seat: z.boolean().optional().describe("true en la sede"),
      }),
    )
    .min(8)
    .describe("Provincias que atiende la empresa"),
});
