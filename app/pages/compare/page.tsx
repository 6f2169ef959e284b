import { TextLink } from "#app/ui/actions/text-link.tsx";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { type Comparison, loadComparison } from "./load.ts";

/** The query string lists the products, so the static HTML is an empty frame. */
export const clientLoader = loadComparison;

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
