import type { SupplyPage } from "#app/content/views/supply.ts";
import { useHydrated } from "#app/hooks/use-client-value.ts";
import { useCurrentSection } from "#app/hooks/use-current-section.ts";
import { slug } from "#app/lib/text/slug.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { Section } from "#app/ui/section.tsx";
import { OrderGroup } from "./order-group.tsx";
import { OrderSum } from "./order-sum.tsx";
import styles from "./order-table.module.css";

const orderTools = lazyComponent(() => import("./order-tools.tsx"));

export function OrderTable({ page }: { page: SupplyPage }) {
  const hydrated = useHydrated();
  const groups = page.groups.map((group) => ({ ...group, id: slug(group.name) }));
  const current = useCurrentSection(groups.map(({ id }) => id));
  return (
    <Section space="none">
      <div className={styles.bar}>
        <nav className={styles.index} data-print="no" data-without-script aria-label="Grupos de esta línea">
          {groups.map(({ id, name }) => (
            <Link
              key={id}
              to={`${page.canonical}#${id}`}
              className={styles.chip}
              aria-current={id === current ? "location" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <div className={styles.tools} data-needs-script>
          {hydrated && <LazyPart component={orderTools}>{(OrderTools) => <OrderTools />}</LazyPart>}
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <OrderGroup key={group.id} group={group} page={page} />
          ))}
          {page.note && <p className={styles.note}>{page.note}</p>}
        </div>
        <OrderSum />
      </div>
    </Section>
  );
}
