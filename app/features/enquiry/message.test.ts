import { describe, expect, it } from "vitest";
import { quoteSizeInWords } from "#app/lib/quote/quote-size.ts";
import { mailLink, maxLinkLength, whatsappLink } from "./links.ts";
import { composeMessage } from "./message.ts";

const lines = [
  { name: "MAGLUMI X6", brand: "SNIBE", quantity: 1, note: "instalación en planta baja, Guayaquil" },
  { name: "Tubo con EDTA K2", pack: "gradilla de 100", quantity: 6, note: "" },
];

describe("the message", () => {
  it("of a quote list without a form requests a quotation", () => {
    expect(composeMessage({ lines })).toEqual({
      title: "Solicitud de cotización: 2 productos, 7 unidades",
      text: [
        "Solicito cotización de:",
        "1 × MAGLUMI X6 (SNIBE)",
        "    instalación en planta baja, Guayaquil",
        "6 × Tubo con EDTA K2 (gradilla de 100)",
      ].join("\n"),
    });
  });

  it("of a form contains subject, product, message, list and sender, but no empty fields", () => {
    expect(
      composeMessage({
        name: "Ana Vera",
        email: "ana@laboratorio.example",
        phone: "",
        company: "Laboratorio «Vera»",
        subject: "Ventas y cotizaciones",
        about: "MAGLUMI X6",
        lines,
        message: "Hola:\r\n\r\n¿plazo?",
      }),
    ).toEqual({
      title: "Ventas y cotizaciones: MAGLUMI X6",
      text: `Ventas y cotizaciones
Sobre: MAGLUMI X6

Hola:

¿plazo?

Lista de cotización:
1 × MAGLUMI X6 (SNIBE)
    instalación en planta baja, Guayaquil
6 × Tubo con EDTA K2 (gradilla de 100)

Nombre: Ana Vera
Correo electrónico: ana@laboratorio.example
Empresa/Institución: Laboratorio «Vera»`,
    });
  });

  it("says how many products and units a list has", () => {
    expect(quoteSizeInWords([{ quantity: 1 }])).toBe("1 producto, 1 unidad");
    expect(quoteSizeInWords(lines)).toBe("2 productos, 7 unidades");
  });
});

describe("the links", () => {
  const message = { title: "Año: «1 & 2»", text: "señal 😀\n50 % + «más» & 'fin'" };

  it("to WhatsApp carry the text with single line feeds", () => {
    expect(whatsappLink("https://wa.me/593990000000", message)).toBe(
      "https://wa.me/593990000000?text=se%C3%B1al%20%F0%9F%98%80%0A50%20%25%20%2B%20%C2%ABm%C3%A1s%C2%BB%20%26%20'fin'",
    );
  });

  it("to e-mail carry subject and body, with the line breaks that RFC 6068 requires", () => {
    expect(mailLink("ventas@x.example", message)).toBe(
      "mailto:ventas@x.example?subject=A%C3%B1o%3A%20%C2%AB1%20%26%202%C2%BB&body=se%C3%B1al%20%F0%9F%98%80%0D%0A50%20%25%20%2B%20%C2%ABm%C3%A1s%C2%BB%20%26%20'fin'",
    );
  });

  it("are undefined if the text is one character too long", () => {
    const room = maxLinkLength - "https://wa.me/1?text=".length;
    const text = (length: number) => ({ title: "", text: "x".repeat(length) });
    expect(whatsappLink("https://wa.me/1", text(room))).toHaveLength(maxLinkLength);
    expect(whatsappLink("https://wa.me/1", text(room + 1))).toBeUndefined();
    expect(mailLink("a@b.example", text(maxLinkLength))).toBeUndefined();
  });
});
