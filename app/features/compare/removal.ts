import type { ComparedProduct } from "#app/content.server/comparison.ts";
import { notify } from "#app/lib/notices.ts";
import { navigate } from "#app/router/navigation.ts";
import { comparePath } from "./address.ts";
import { choices, isChosen, removeChoice } from "./choices.ts";

/**
 * Takes a product out of the address, and out of the visitor's choices where they are what is
 * shown: a comparison that someone else shared leaves them alone.
 */
export function useRemoval(products: readonly ComparedProduct[], onRemoved: () => void) {
  const ids = products.map((product) => product.id);

  return (product: ComparedProduct) => {
    const before = choices.read();
    const inStep = before.length === ids.length && ids.every((id) => isChosen(before, id));
    if (inStep) removeChoice(product.id);
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
            if (inStep) choices.write(before);
            go(ids);
          },
        },
      ],
    });
  };
}
