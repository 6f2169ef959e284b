import { DataRows } from "#app/blocks/figures/data-rows.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { HomePage } from "./content.ts";

export function HomeReasons({ title, lead, link, items }: HomePage["reasons"]) {
  return (
    <SplitSection id="razones" title={title} lead={lead} link={link} tone="mist">
      <DataRows rows={items} />
    </SplitSection>
  );
}
