import { toolItems } from "#app/blocks/cards/tool-items.ts";
import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import { FigureStrip } from "#app/blocks/figures/figure-strip.tsx";
import { enquiryAbout, ProductDetails } from "#app/blocks/product/details.tsx";
import { ProductFoot } from "#app/blocks/product/product-foot.tsx";
import { ProductTests } from "#app/blocks/product/product-tests.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import styles from "./product-actions.module.css";
import { ProductActions, QuietActions } from "./product-actions.tsx";

/** A product or a model. It shows only the parts that it has data for. */
export default function ProductPage({ data: page }: { data: PageData<"product"> }) {
  const { item, choice } = toolItems({ ...page, equipment: "single" }) ?? {};
  const enquiry = enquiryAbout(page);
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
        <QuietActions page={page} choice={choice} />
      </div>
      <ProductDetails page={page} tests={testsOf} />
      <ProductFoot enquiry={enquiry} item={item} />
    </Blocks>
  );
}

/** Defined outside the component, so that the details are not rendered again. */
function testsOf({ id, name, tests }: PageData<"product">) {
  return tests && <ProductTests id={id} name={name} tests={tests} />;
}
