import { TermText } from "#app/blocks/glossary/term-text.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { inWords } from "#app/lib/text/format.ts";
import { linkTerms } from "#app/lib/text/terms.ts";

/** Each term is linked only at its first mention in features, context and table. */
export function linkedTexts({ features, context, specifications, terms }: PageData<"product">) {
  const cells = specifications.flatMap((row) => [row.parameter, inWords(row)]);
  const parts = linkTerms([...features, context ?? "", ...cells], terms);
  const text = (index: number) => <TermText parts={parts[index] ?? []} />;
  const firstCell = features.length + 1;
  return {
    features: features.map((feature, index) => ({ id: feature, parts: parts[index] ?? [] })),
    context: context && parts[features.length],
    rows: specifications.map(({ parameter }, index) => ({
      id: parameter,
      label: text(firstCell + 2 * index),
      value: text(firstCell + 2 * index + 1),
    })),
  };
}
