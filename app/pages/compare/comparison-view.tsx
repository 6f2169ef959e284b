import { useState } from "react";
import { ComparisonFoot } from "./comparison-foot.tsx";
import { ComparisonFrame } from "./comparison-frame.tsx";
import {
  LeftOutNote,
  MixedCategories,
  NothingChosen,
  OneMoreNote,
  UnknownProducts,
} from "./comparison-notes.tsx";
import { ComparisonTools } from "./comparison-tools.tsx";
import type { Comparison } from "./load.ts";
import { ComparisonTable } from "./table/comparison-table.tsx";
import { compareGroups, countRows, onlyDifferences } from "./table/rows.ts";

export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { products, mixed, unknown, leftOut } = comparison;
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [first] = products;
  const notes = (
    <>
      {unknown.length > 0 && <UnknownProducts names={unknown} />}
      {leftOut > 0 && <LeftOutNote count={leftOut} />}
      {mixed.length > 0 && <MixedCategories groups={mixed} />}
    </>
  );
  if (!first) {
    return (
      <ComparisonFrame>
        {notes}
        {mixed.length === 0 && <NothingChosen />}
      </ComparisonFrame>
    );
  }

  const { category } = first;
  const all = compareGroups(products);
  const differing = onlyDifferences(all);
  const several = products.length > 1;
  return (
    <>
      <ComparisonFrame
        category={category}
        tools={
          <ComparisonTools
            category={category}
            names={products.map(({ name }) => name)}
            several={several}
            differencesOnly={differencesOnly}
            onDifferencesOnly={setDifferencesOnly}
            equalRows={countRows(all) - countRows(differing)}
          />
        }
      >
        {notes}
        {!several && <OneMoreNote name={first.name} category={category} />}
        <ComparisonTable
          products={products}
          groups={several && differencesOnly ? differing : all}
          categoryPath={category.to}
        />
      </ComparisonFrame>
      <ComparisonFoot products={products} />
    </>
  );
}
