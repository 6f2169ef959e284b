import type { HomePage } from "#app/content.server/home-page.ts";
import { DataRows } from "./data-rows.tsx";
import { SplitSection } from "./split-section.tsx";

export function HomeReasons({ title, lead, link, items }: HomePage["reasons"]) {
  return (
    <SplitSection id="razones" title={title} lead={lead} link={link} space="bottom">
      <DataRows rows={items} />
    </SplitSection>
  );
}
