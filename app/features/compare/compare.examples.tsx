import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import type { Examples, GalleryData } from "#app/gallery/examples.ts";
import { CompareCheckbox } from "./compare-checkbox.tsx";

function choiceIn({ view }: GalleryData["category"]) {
  return view.cards.flatMap((card) => ("equipment" in card && choiceAndItem(card).choice) || [])[0];
}

export const examples: Examples = {
  column: {
    "CompareCheckbox. Al marcarla aparece la bandeja de comparación": ({ category }) => {
      const choice = choiceIn(category);
      return choice && <CompareCheckbox choice={choice} />;
    },
  },
};
