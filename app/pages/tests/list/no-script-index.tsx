import { memo } from "react";
import { testPath } from "#app/lib/addresses/test-address.ts";
import type { TestRow, TestsFilters } from "#app/pages/tests/content.ts";
import styles from "./no-script-index.module.css";

type Props = { rows: readonly TestRow[]; filters: TestsFilters };

export const NoScriptIndex = memo(function NoScriptIndex({ rows, filters }: Props) {
  return (
    <noscript>
      {[
        { title: "Pruebas por área", options: filters.area, of: (row: TestRow) => row.areas },
        { title: "Pruebas por tubo", options: filters.tubo, of: (row: TestRow) => row.tubes },
      ].map(({ title, options, of }) => (
        <section key={title} className={styles.index}>
          <h2>{title}</h2>
          {options.map(({ id, label }) => (
            <div key={id}>
              <h3>{label}</h3>
              <p>
                {rows
                  .filter((row) => of(row).includes(id))
                  .map(({ id: test, name }) => (
                    <a key={test} href={testPath(test)}>
                      {name}
                    </a>
                  ))}
              </p>
            </div>
          ))}
        </section>
      ))}
    </noscript>
  );
});
