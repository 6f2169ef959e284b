import { ComparisonFrame } from "#app/features/compare/comparison-frame.tsx";
import { ComparisonView } from "#app/features/compare/comparison-view.tsx";
import { loadComparison } from "#app/features/compare/load.ts";
import { head } from "#app/layout/head.ts";
import { joinList } from "#app/lib/format.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/compare.ts";

/** What is compared stands in the address, which only the browser knows: the file is an empty frame. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadComparison(request);
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const names = loaderData?.products.map((product) => product.name) ?? [];
  return head({
    title: names.length > 0 ? `Comparar ${joinList(names)}` : "Comparar equipos",
    description:
      "Compare hasta cuatro equipos de una categoría, con todas sus especificaciones sobre una misma escala.",
  });
};

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return <ComparisonView comparison={loaderData} />;
}

export function HydrateFallback() {
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
