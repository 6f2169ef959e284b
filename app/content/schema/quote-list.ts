import { z } from "zod";
import { seo, text } from "./shared.ts";

export const quoteList = z.strictObject({
  seo,
  title: text.max(70).describe("Titular de la página"),
  lead: text,
  stored: text.describe("Dónde se guarda la lista"),
  ways: text.describe("Qué tienen en común las tres vías de envío"),
});
