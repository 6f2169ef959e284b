import type { Examples } from "#app/gallery/examples.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EntryHero } from "./entry-hero.tsx";

export const examples: Examples = {
  window: {
    "EntryHero: de un producto (con HeroPicture)": ({ product }) => (
      <EntryHero
        trail={product.trail}
        back={product.back}
        brand={product.brand}
        title={product.name}
        lead={product.lead}
        picture={product.picture}
        elevation={product.elevation}
        actions={<ButtonLink to="/contacto">Solicitar más información</ButtonLink>}
      />
    ),
    "EntryHero: sin imagen": ({ product }) => (
      <EntryHero
        trail={product.trail}
        title={product.name}
        lead={product.lead}
        elevation={product.elevation}
      />
    ),
  },
};
