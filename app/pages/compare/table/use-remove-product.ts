import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { choices, isChosen, removeChoice, restoreChoices } from "#app/features/compare/choices.ts";
import { notify } from "#app/features/notices/use-notices.ts";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import { navigate } from "#app/router/navigation.ts";

/**
 * Removes a product from the page. Also removes it from the visitor's choices if the page shows exactly those
 * choices, so a comparison that someone shared does not change the choices.
 */
export function useRemoveProduct(products: readonly ComparedProduct[], onRemoved: () => void) {
  const ids = products.map((product) => product.id);

  return (product: ComparedProduct) => {
    const before = choices.read();
    const showsChoices = before.length === ids.length && ids.every((id) => isChosen(before, id));
    if (showsChoices) removeChoice(product.id);
    const go = (next: string[]) => navigate(comparePath(next), { keepScroll: true });
    go(ids.filter((id) => id !== product.id));
    onRemoved();
    notify({
      text: `Quitado de la comparación: ${product.name}`,
      icon: "removed",
      actions: [
        {
          label: "Deshacer",
          run: () => {
            if (showsChoices) restoreChoices(before, [product.id]);
            go(ids);
          },
        },
      ],
    });
  };
}
