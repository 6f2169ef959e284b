import { joinList } from "#app/lib/text/format.ts";
import type { Head } from "#app/router/route.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { type Comparison, loadComparison } from "./load.ts";

/** Only the browser knows the address and its products, so the HTML file is an empty frame. */
export const clientLoader = loadComparison;

export function head(comparison?: Comparison): Head {
  const names = comparison?.products.map((product) => product.name) ?? [];
  return {
    title: names.length > 0 ? `Comparar ${joinList(names)}` : "Comparar equipos",
    description:
      "Compare hasta cuatro equipos de una categoría, con todas sus especificaciones sobre una misma escala.",
  };
}

export default function ComparePage({ data }: { data?: Comparison }) {
  if (data) return <ComparisonView comparison={data} />;
  return (
    <ComparisonFrame>
      <noscript>
        <p>
          La comparación reúne los equipos que usted elige y necesita JavaScript, que su navegador tiene
          desactivado. Cada equipo tiene también su página, con todas sus especificaciones.
        </p>
        <TextLink to="/productos">Ver todas las categorías</TextLink>
      </noscript>
    </ComparisonFrame>
  );
}
