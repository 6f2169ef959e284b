import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import type { Examples, GalleryData } from "#app/gallery/examples.ts";
import { AddToQuoteButton } from "./add-to-quote-button.tsx";

function itemIn({ view }: GalleryData["category"]) {
  return view.cards.flatMap((card) => ("equipment" in card && choiceAndItem(card).item) || [])[0];
}

export const examples: Examples = {
  column: {
    "AddToQuoteButton: en una palabra. Después de pulsarlo abre la lista": ({ category }) => {
      const item = itemIn(category);
      return item && <AddToQuoteButton item={item} />;
    },
    "AddToQuoteButton: con su texto": ({ category }) => {
      const item = itemIn(category);
      return item && <AddToQuoteButton item={item} look="full" />;
    },
  },
};
