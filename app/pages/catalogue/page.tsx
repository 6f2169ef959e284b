import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { CatalogueOpening } from "./catalogue-opening.tsx";
import { CategorySwitcher } from "./category-switcher.tsx";

export default function CataloguePage({
  data: { page, picture, download, links, initial, trail },
}: {
  data: PageData<"catalogue">;
}) {
  return (
    <Blocks>
      <Section space="bottom">
        <Breadcrumbs trail={trail} />
        <CatalogueOpening title={page.title} lead={page.lead} picture={picture} download={download} />
        {initial && <CategorySwitcher links={links} initial={initial} />}
      </Section>
      <CtaBand {...page.closing} />
    </Blocks>
  );
}
