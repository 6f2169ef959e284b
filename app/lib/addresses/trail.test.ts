import { expect, test } from "vitest";
import { catalogueTrail, pageTrail } from "./trail.ts";

const labels = (trail: { label: string }[]) => trail.map(({ label }) => label).join(" / ");

test("every breadcrumb begins at the home page; for products, the catalogue is next", () => {
  expect(labels(pageTrail("Contacto"))).toBe("Inicio / Contacto");
  expect(labels(catalogueTrail())).toBe("Inicio / Productos");
  expect(catalogueTrail({ label: "HPLC", to: "/productos/hplc" }, { label: "H8" })).toEqual([
    { label: "Inicio", to: "/" },
    { label: "Productos", to: "/productos" },
    { label: "HPLC", to: "/productos/hplc" },
    { label: "H8" },
  ]);
});
