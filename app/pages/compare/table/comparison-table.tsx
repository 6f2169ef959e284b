import { useRef } from "react";
import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { joinList } from "#app/lib/text/format.ts";
import { ComparisonBar } from "./comparison-bar.tsx";
import { ComparisonHead } from "./comparison-head.tsx";
import { ComparisonRow } from "./comparison-row.tsx";
import styles from "./comparison-table.module.css";
import type { CompareGroup } from "./rows.ts";
import { Silhouettes } from "./silhouettes.tsx";
import { SingleRow } from "./single-row.tsx";
import { useIsAboveView } from "./use-is-above-view.ts";
import { useRemoveProduct } from "./use-remove-product.ts";

type Props = { products: ComparedProduct[]; groups: CompareGroup[]; categoryPath: string };

/** Columns are equally wide, so that visitors can compare scales by eye. The table declares no winner. */
export function ComparisonTable({ products, groups, categoryPath }: Props) {
  const head = useRef<HTMLTableSectionElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const headIsGone = useIsAboveView(head);
  const remove = useRemoveProduct(products, () => table.current?.focus({ preventScroll: true }));
  const longestName = Math.max(...products.map(({ shortName }) => shortName.length));
  const columns = { "--columns": Math.max(products.length, 2), "--name": `${longestName}ch` };
  return (
    <div className={styles.comparison} style={columns} ref={table} tabIndex={-1}>
      {headIsGone && <ComparisonBar products={products} onRemove={remove} />}
      <table className={styles.table}>
        <caption className="visually-hidden">
          Especificaciones de {joinList(products.map((product) => product.name))}
        </caption>
        <thead ref={head}>
          <ComparisonHead products={products} categoryPath={categoryPath} onRemove={remove} />
        </thead>
        <Silhouettes products={products} />
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={products.length + 1}>
                {group.title}
              </th>
            </tr>
            {group.only ? (
              <SingleRow rows={group.rows} only={group.only} products={products} />
            ) : (
              group.rows.map((row) => <ComparisonRow key={row.parameter} row={row} products={products} />)
            )}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p>Estos equipos coinciden en todo lo que se publica de ellos.</p>}
      <p className={styles.note}>
        «Consultar»: dato que no publicamos sin confirmarlo con el fabricante. Se lo enviamos con la ficha
        vigente.
      </p>
    </div>
  );
}
