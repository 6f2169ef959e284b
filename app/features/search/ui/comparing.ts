import { choices, isChosen, mostChoices, toggleChoice } from "#app/features/compare/choices.ts";
import type { SearchDocument } from "#app/features/search/engine/search-document.ts";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { thumbnail } from "#app/ui/media/picture.tsx";

/** Takes a found product into the comparison or out of it, and says what became of it. */
export function toggleCompared({ product }: SearchDocument): string {
  if (!product?.area || product.models) return "Solo se comparan equipos, uno por uno.";
  const { id, name, area, picture } = product;
  const wasChosen = isChosen(choices.read(), id);
  if (!wasChosen && choices.read().length === mostChoices) return "Máximo cuatro equipos en la comparación.";
  toggleChoice({ id, name, category: area.id, categoryLabel: area.label, thumb: thumbnail(picture) });
  if (wasChosen) return `Quitado de la comparación: ${name}`;
  if (isChosen(choices.read(), id)) return `Añadido a la comparación: ${name}`;
  // Another category is being compared: what to do is asked outside of this dialog.
  closeSearch();
  return "";
}
