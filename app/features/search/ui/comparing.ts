import { choices, isChosen, maxChoices, toggleChoice } from "#app/features/compare/choices.ts";
import type { SearchDocument } from "#app/features/search/engine/search-document.ts";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { thumbnail } from "#app/ui/media/picture.tsx";

/** Returns a message about the outcome. */
export function toggleCompared({ product }: SearchDocument): string {
  if (!product?.area || product.models) return "Solo se comparan equipos, uno por uno.";
  const { id, name, area, picture } = product;
  const wasChosen = isChosen(choices.read(), id);
  if (!wasChosen && choices.read().length === maxChoices) return "Máximo cuatro equipos en la comparación.";
  toggleChoice({ id, name, category: area.id, categoryLabel: area.label, thumb: thumbnail(picture) });
  if (wasChosen) return `Quitado de la comparación: ${name}`;
  if (isChosen(choices.read(), id)) return `Añadido a la comparación: ${name}`;
  // The comparison has another category. A notice asks what to do, and this dialog would cover it.
  closeSearch();
  return "";
}
