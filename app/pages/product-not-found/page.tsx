import { layoutData } from "virtual:layout-data";
import { ArrowRight, Search } from "lucide-react";
import { lazy, type MouseEvent, Suspense } from "react";
import { categoryNameOrId } from "#app/blocks/category-name.ts";
import message from "#app/blocks/message.module.css";
import { openSearch } from "#app/features/search/use-search-open.ts";
import { useHydrated } from "#app/hooks/use-client-value.ts";
import { panelSegment } from "#app/lib/addresses/panel-address.ts";
import { idAsTitle } from "#app/lib/addresses/path.ts";
import { catalogueLink, catalogueTrail } from "#app/lib/addresses/trail.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { useCurrentPath } from "#app/router/use-location.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./product-not-found.module.css";

/** If the suggestions fail to load, the page works without them. */
const NearestProducts = lazy(() => import("./nearest-products.tsx").catch(() => ({ default: () => null })));

/** For an unknown address below /productos/. The ruler is empty, because there is no product. */
export default function ProductNotFoundPage() {
  const [, , categoryId = "", ...rest] = useCurrentPath().split("/");
  const category = layoutData.menuColumns.flat().find((group) => group.id === categoryId);
  const last = rest.at(-1);
  const hydrated = useHydrated();
  return (
    <Section space="bottom">
      <Breadcrumbs
        trail={catalogueTrail(
          { label: category?.name ?? categoryNameOrId(categoryId), to: category?.to },
          ...(last ? [{ label: last === panelSegment ? "PANEL DE PRUEBAS" : idAsTitle(last) }] : []),
        )}
      />
      <div className={styles.emptyRule}>
        <Ruler major={16} minor={10} />
      </div>
      <h1>Producto no encontrado</h1>
      <p className={message.lead}>No hay ningún producto con esta dirección en nuestro catálogo.</p>
      <div className={message.actions}>
        <ButtonLink to={category?.to ?? catalogueLink.to} icon={<ArrowRight size={20} />}>
          {category ? `Ver ${category.label}` : "Ver todos los productos"}
        </ButtonLink>
        <TextLink to="/buscar" icon={<Search size={18} />} onClick={openSearchInstead}>
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
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openSearch();
}
