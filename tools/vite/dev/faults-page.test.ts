import { expect, test } from "vitest";
import { faultsPage } from "./faults-page.ts";

test("the page of content errors shows the editor's label of the field", () => {
  const { text } = faultsPage([
    "content/products/x.yaml: specifications[8].amount: se encontró …",
    "content/parameters.yaml: [0].label: falta",
    "content/pages/home.yaml: hero.picture.alt: falta",
    "content/pages/product.yaml: sheet.onRequest[1].label: falta",
    "images/x.webp: (archivo): mide 800 px de ancho",
  ]);
  expect(text.match(/(?<=En el formulario: )[^<]+/g)).toEqual([
    "Especificaciones › 9 › Cifra exacta",
    "1 › Nombre",
    "Portada › Imagen › Texto alternativo",
    "Ficha técnica › Datos a solicitud › 2 › Dato",
  ]);
});

test("the page of content errors shows a file's content as text and runs no markup", () => {
  const { text } = faultsPage(['content/company.yaml: name: se encontró "<script>alert(1)</script>"; …']);
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(text).toContain("<code>name</code>");
});
