import type { Head } from "#app/router/route.ts";

export const head = (): Head => ({
  title: "Página no encontrada",
  description: "La página que busca no existe o fue movida. Vuelva al inicio o vea todos los productos.",
});
