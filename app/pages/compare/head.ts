import { joinList } from "#app/lib/text/format.ts";
import type { Head } from "#app/router/route.ts";
import type { Comparison } from "./load.ts";

export function head(comparison?: Comparison): Head {
  const names = comparison?.products.map((product) => product.name) ?? [];
  return {
    title: names.length > 0 ? `Comparar ${joinList(names)}` : "Comparar equipos",
    description:
      "Compare hasta cuatro equipos de una categoría, con todas sus especificaciones sobre una misma escala.",
  };
}
