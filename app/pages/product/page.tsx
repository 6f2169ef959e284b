import type { ReactNode } from "react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import { FigureStrip } from "#app/blocks/figures/figure-strip.tsx";
import { enquiryAboutPath, ProductDetails } from "#app/blocks/product/details.tsx";
import styles from "#app/blocks/product/product-foot.module.css";
import { ProductFoot } from "#app/blocks/product/product-foot.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { DeliveredBlock } from "#app/ui/delivered-block.tsx";
import { DeliveredPart } from "./delivered-part.tsx";
import { FitBlock } from "./fit-block.tsx";
import { openFolds } from "./open-folds.ts";
import { ProductActions, SecondaryActions } from "./product-actions.tsx";

/** Shows only the parts that the product or model has data for. */
export default function ProductPage({ data: page }: { data: PageData<"product"> }) {
  const { item, choice } = choiceAndItem({ ...page, equipment: "single" });
  const enquiry = enquiryAboutPath(page);
  return (
    <Blocks>
      <EntryHero
        trail={page.trail}
        back={page.back}
        brand={page.brand}
        title={page.name}
        lead={page.lead}
        picture={page.picture}
        elevation={page.elevation}
        actions={<ProductActions page={page} choice={choice} enquiry={enquiry} item={item} />}
      />
      {page.figures.length > 0 && <FigureStrip figures={page.figures} />}
      <div className={styles.below}>
        <SecondaryActions page={page} choice={choice} />
      </div>
      <FitBlock page={page} />
      <ProductDetails page={page} wrapFacts={deliveredFacts} after={deliveredSteps} />
      <ProductFoot enquiry={enquiry} item={item} />
    </Blocks>
  );
}

// Functions inside ProductPage would be new at each render, so the memoized `Details` would render again.
function deliveredFacts(facts: ReactNode, page: PageData<"product">) {
  return (
    <div ref={openFolds}>
      <DeliveredBlock name="facts" data={page.specifications}>
        {facts}
      </DeliveredBlock>
    </div>
  );
}

function deliveredSteps(page: PageData<"product">) {
  return <DeliveredPart page={page} part="steps" />;
}
