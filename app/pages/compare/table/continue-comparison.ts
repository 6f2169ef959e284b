import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { type Choice, choices, isChosen } from "#app/features/compare/choices.ts";
import { ask } from "#app/features/notices/use-notices.ts";
import { thumbnail } from "#app/ui/media/picture.tsx";

/**
 * Replaces the visitor's choices with the compared products, unless these are all chosen. Asks first if
 * other products are chosen.
 */
export function continueComparison(products: readonly ComparedProduct[]) {
  const chosen = choices.read();
  if (products.every((product) => isChosen(chosen, product.id))) return;
  const shown = products.map(asChoice);
  if (chosen.every(({ id }) => isChosen(shown, id))) return choices.write(shown);
  ask({
    text: "Su selección tiene otros equipos.",
    icon: "compare",
    takesFocus: true,
    actions: [
      { label: "Seguir con esta comparación", run: () => choices.write(shown) },
      { label: "Conservar mi selección", run: () => {} },
    ],
  });
}

function asChoice({ id, name, shortName, category, picture }: ComparedProduct): Choice {
  return {
    id,
    name,
    shortName,
    category: category.id,
    categoryLabel: category.label,
    thumb: thumbnail(picture),
  };
}
