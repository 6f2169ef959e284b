import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import { enquiryAbout, ProductDetails } from "#app/blocks/product/details.tsx";
import { ProductFoot } from "#app/blocks/product/product-foot.tsx";
import { ProductTests } from "#app/blocks/product/product-tests.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { SeriesHighlights } from "./highlights.tsx";
import { ModelsTable } from "./models-table.tsx";
import { SeriesStage } from "./stage.tsx";

export default function SeriesPage({ data: page }: { data: PageData<"series"> }) {
  const { item } = choiceAndItem({ ...page, equipment: "series" });
  return (
    <Blocks>
      {page.series && <SeriesStage page={page} series={page.series} />}
      <ProductDetails page={page} intro={models} after={tests} foldTable />
      <ProductFoot enquiry={enquiryAbout(page)} item={item} />
    </Blocks>
  );
}

/** Defined outside the component, so that choosing a model does not render these parts again. */
function models(page: PageData<"series">) {
  if (!page.series) return null;
  const { highlights } = page.series;
  return (
    <>
      {highlights && <SeriesHighlights highlights={highlights} />}
      <ModelsTable series={page.series} enquiry={enquiryAbout(page)} sheet={page.sheet} />
    </>
  );
}

function tests({ id, name, tests }: PageData<"series">) {
  return tests && <ProductTests id={id} name={name} tests={tests} />;
}
