import { ask, notify } from "#app/features/notices/use-notices.ts";
import { storedList } from "#app/hooks/use-stored-list.ts";
import { isRecord } from "#app/lib/is-record.ts";
import type { ProductRef } from "#app/lib/shapes.ts";

export type Choice = Pick<ProductRef, "id" | "name" | "shortName"> & {
  category: string;
  categoryLabel: string;
  thumb?: string;
};

export const maxChoices = 4;
const maxIdLength = 60;

export const choices = storedList<Choice>("comparacion", maxChoices, parseChoice);

/** Checks only the form of an id from storage or from an address. The product may not exist. */
export function isProductId(id: string): boolean {
  return id.length <= maxIdLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

export function isChosen(list: readonly Choice[], id: string): boolean {
  return list.some((item) => item.id === id);
}

/** Asks the visitor before products of another category are replaced. */
export function toggleChoice(choice: Choice) {
  const current = choices.read();
  if (isChosen(current, choice.id)) return removeChoice(choice.id);
  const [first] = current;
  if (first && first.category !== choice.category) return askToStartOver(first, choice);
  if (current.length === maxChoices) return;
  choices.write([...current, choice]);
  notify({
    text: `Añadido a la comparación: ${choice.name}`,
    several: { about: "comparacion", text: (count) => `${count} añadidos a la comparación` },
    icon: "done",
  });
}

export function removeChoice(id: string) {
  choices.write(choices.read().filter((item) => item.id !== id));
}

/** Puts removed products back in their places, unless the category has changed. Newer choices stay. */
export function restoreChoices(before: readonly Choice[], removedIds: readonly string[]) {
  const now = choices.read();
  if (now[0] && now[0].category !== before[0]?.category) return;
  const restored = before.filter(({ id }) => isChosen(now, id) || removedIds.includes(id));
  const added = now.filter(({ id }) => !isChosen(before, id));
  choices.write([...restored, ...added].slice(0, maxChoices));
}

function askToStartOver(first: Choice, choice: Choice) {
  ask({
    text: "Se comparan equipos de una misma categoría.",
    icon: "compare",
    takesFocus: true,
    actions: [
      { label: `Empezar con ${choice.categoryLabel}`, run: () => choices.write([choice]) },
      { label: `Seguir con ${first.categoryLabel}`, run: () => {} },
    ],
  });
}

function parseChoice(value: unknown): Choice | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, category, categoryLabel, shortName, thumb } = value;
  if (!isText(id) || !isProductId(id) || !isText(name) || !isText(category) || !isText(categoryLabel)) {
    return undefined;
  }
  return {
    id,
    name,
    shortName: isText(shortName) ? shortName : undefined,
    category,
    categoryLabel,
    thumb: isText(thumb) && thumb.startsWith("/media/") ? thumb : undefined,
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
