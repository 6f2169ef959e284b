import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ourSpanish, type Words } from "./spanish.ts";

const spanish = ourSpanish(JSON.parse(readFileSync("node_modules/@sveltia/cms/locales/es-CO.json", "utf8")));

function sentences(words: Words): string[] {
  return Object.values(words).flatMap((value) => (typeof value === "string" ? [value] : sentences(value)));
}

/** Words that address the reader with «tú»: pronouns, verbs and imperatives. */
const informalForms = [
  /tú|tus?|te|ti|contigo/,
  // «estás», «tendrás», «podés». The listed words have the same ending but are not verbs.
  /(?!más|además|atrás|detrás|jamás|después|través|interés|inglés)\p{L}+[áé]s/u,
  /(?:pued|quier|deb|tien|hac|elig|escrib|guard|abr|cierr|eres|ha)(?:e?s|as)|(?:necesit|us|busc|dese|hay|prefier)as/,
  /haz|ten|pon|ven|sal|selecciona|ingresa|escribe|elige|arrastra|presiona|pulsa|revisa|verifica|convierte/,
  /(?:int[eé]nt|prueb|pru[eé]b|verif[ií]c|rev[ií]s|acept|acépt|gu[aá]rd)al[oa]s?|corrígel[oa]s?|pídel[oae]/,
  /(?:úne|regístra)te|síguenos/,
].map((form) => new RegExp(`(?<!\\p{L})(?:${form.source})(?!\\p{L})`, "iu"));

test("the editor addresses the reader with «usted», as the site does", () => {
  const found = sentences(spanish).filter((text) => informalForms.some((form) => form.test(text)));
  expect(found).toEqual([]);
});

test("imperatives become formal («usted»), and statements stay unchanged", () => {
  expect(
    ourSpanish({ a: "Usa otro archivo o inténtalo de nuevo.", b: "La entrada que usa el recurso" }),
  ).toMatchObject({ a: "Use otro archivo o inténtelo de nuevo.", b: "La entrada que usa el recurso" });
});
