import { shell } from "virtual:shell";
import { ArrowRight, Search } from "lucide-react";
import { lazy, type MouseEvent, Suspense } from "react";
import { categoryName } from "#app/blocks/category-name.ts";
import message from "#app/blocks/message.module.css";
import { openSearch } from "#app/features/search/opening.ts";
import { useHydrated } from "#app/hooks/use-client-value.ts";
import { panelSegment } from "#app/lib/panel-address.ts";
import { idAsTitle } from "#app/lib/path.ts";
import { catalogueLink, catalogueTrail } from "#app/lib/trail.ts";
import { useCurrentPath } from "#app/router/location.ts";
import type { Content, Head } from "#app/router/route.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./not-found.module.css";

export const productNotFoundHead: Head = {
  title: "Producto no encontrado",
  description:
    "No hay ningún producto con esta dirección en nuestro catálogo. Vea la categoría o todos los productos.",
};

/** What stands at an address below /productos/ that the catalogue does not have. */
export const productNotFound: Content = { body: <ProductNotFound />, head: () => productNotFoundHead };

/** An addition to the page, which stands without it. */
const NearestProducts = lazy(() => import("./nearest-products.tsx").catch(() => ({ default: () => null })));

/** No reading, no needle: an empty rule. */
export function ProductNotFound() {
  const [, , categoryId = "", ...rest] = useCurrentPath().split("/");
  const category = shell.menuColumns.flat().find((group) => group.id === categoryId);
  const last = rest.at(-1);
  const hydrated = useHydrated();
  return (
    <Section space="bottom">
      <Breadcrumbs
        trail={catalogueTrail(
          { label: category?.name ?? categoryName(categoryId), to: category?.to },
          ...(last ? [{ label: last === panelSegment ? "PANEL DE PRUEBAS" : idAsTitle(last) }] : []),
        )}
      />
      <div className={styles.emptyRule}>
        <Ruler major={16} minor={10} />
      </div>
      <h1>Producto no encontrado</h1>
      <p className={message.lead}>No hay ningún producto con esta dirección en nuestro catálogo.</p>
      <div className={message.actions}>
        <ButtonLink
          to={category?.to ?? catalogueLink.to}
          icon={<ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />}
        >
          {category ? `Ver ${category.label}` : "Ver todos los productos"}
        </ButtonLink>
        <TextLink
          to="/buscar"
          icon={<Search size={18} strokeWidth={1.8} aria-hidden="true" />}
          onClick={openSearchInstead}
        >
          Buscar en el catálogo
        </TextLink>
      </div>
      {hydrated && last && (
        <Suspense>
          <NearestProducts id={last} category={categoryId} />
        </Suspense>
      )}
    </Section>
  );
}

function openSearchInstead(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openSearch();
}
