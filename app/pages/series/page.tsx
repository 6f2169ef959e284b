import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import { enquiryAboutPath, ProductDetails } from "#app/blocks/product/details.tsx";
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
      <ProductDetails page={page} intro={renderModels} after={renderTests} foldTable />
      <ProductFoot enquiry={enquiryAboutPath(page)} item={item} />
    </Blocks>
  );
}

/** Outside the component, because a new function would make the details render again. */
function renderModels(page: PageData<"series">) {
  if (!page.series) return null;
  const { highlights } = page.series;
  return (
    <>
      {highlights && <SeriesHighlights highlights={highlights} />}
      <ModelsTable series={page.series} enquiry={enquiryAboutPath(page)} sheet={page.sheet} />
    </>
  );
}

function renderTests({ id, name, tests }: PageData<"series">) {
  return tests && <ProductTests id={id} name={name} tests={tests} />;
}
