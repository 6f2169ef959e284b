/** Advice does not block publishing. */
import { specificationRow } from "#app/content/catalogue/specifications.ts";
import type { Content } from "#app/content/read/content.ts";
import { formatPath } from "#app/content/read/parse.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { inWords } from "#app/lib/text/format.ts";
import { countWords, sentences } from "#app/lib/text/words.ts";
import { entriesIn } from "./entries.ts";
import { fieldsIn } from "./fields.ts";
import { filesIn } from "./files.ts";
import { plainText } from "./plain-text.ts";

const maxWords = 35;
const guideWords = { min: 150, max: 250 };

const rules = [
  longSentences,
  guideLength,
  glossaryWords,
  repeatedWords,
  sharedFeatures,
  incompleteSupplies,
  equalOrder,
];

export function adviceOn(content: Content): string[] {
  return rules.flatMap((rule) => rule(content));
}

function longSentences(content: Content): string[] {
  return filesIn(content).flatMap(({ file, value }) =>
    fieldsIn(value).flatMap(({ path, value: text }) => {
      if (typeof text !== "string") return [];
      const long = sentences(text).find((sentence) => countWords(sentence) > maxWords);
      if (!long) return [];
      const begin = long.split(" ").slice(0, 6).join(" ");
      return advice(
        file,
        formatPath(path),
        `«${begin}…» tiene ${countWords(long)} palabras; se lee mejor con ${maxWords} como máximo`,
      );
    }),
  );
}

function guideLength({ categories }: Content): string[] {
  return categories.flatMap(({ id, guide }) => {
    if (!guide) return advice(`categories/${id}.yaml`, "guide", "la categoría no tiene guía");
    const words = countWords(guide.paragraphs.join(" "));
    if (words >= guideWords.min && words <= guideWords.max) return [];
    const wanted = `conviene de ${guideWords.min} a ${guideWords.max}`;
    return advice(`categories/${id}.yaml`, "guide.paragraphs", `la guía tiene ${words} palabras; ${wanted}`);
  });
}

/** Finds words that two glossary terms share. Pages would link such a word only to the first term. */
function glossaryWords({ pages }: Content): string[] {
  const seen = new Set<string>();
  return pages.glossary.terms.flatMap(({ words = [] }, term) =>
    words.flatMap((word, index) => {
      const isRepeated = seen.has(plainText(word));
      seen.add(plainText(word));
      return isRepeated
        ? advice("pages/glossary.yaml", `terms[${term}].words[${index}]`, `«${word}» ya está en otro término`)
        : [];
    }),
  );
}

/** Finds rows that repeat a word: «Canales de detección: 5 canales». */
function repeatedWords(content: Content): string[] {
  const rows = content.products.flatMap((product) =>
    rowsOf(product).flatMap(({ field, row }) => {
      const parameter = content.parameters[row.parameter];
      if (!parameter) return [];
      const { parameter: label, ...quantity } = specificationRow(row, parameter);
      const value = inWords(quantity);
      const [word] = sharedWords(label, value);
      const line = `«${label}: ${value}» repite «${word}»`;
      return word ? advice(`products/${product.id}.yaml`, field, line) : [];
    }),
  );
  const supplies = content.supplies.flatMap(({ id, groups }) =>
    groups.flatMap(({ products }, group) =>
      products.flatMap(({ description, presentation = "" }, index) => {
        const [word] = sharedWords(description, presentation);
        const field = `groups[${group}].products[${index}].presentation`;
        return word
          ? advice(`supplies/${id}.yaml`, field, `repite «${word}», que ya dice la descripción`)
          : [];
      }),
    ),
  );
  return [...rows, ...supplies];
}

function rowsOf(product: Equipment) {
  const models = product.kind === "series" ? product.catalogueModels : [];
  return [
    ...(product.specifications ?? []).map((row, index) => ({ field: `specifications[${index}]`, row })),
    ...(product.cardSpecifications ?? []).map((row, index) => ({
      field: `cardSpecifications[${index}]`,
      row,
    })),
    ...models.flatMap(({ specifications }, model) =>
      specifications.map((row, index) => ({
        field: `catalogueModels[${model}].specifications[${index}]`,
        row,
      })),
    ),
  ];
}

function incompleteSupplies({ supplies }: Content): string[] {
  return supplies.flatMap(({ id, groups }) => {
    const incomplete = groups
      .flatMap(({ products }) => products)
      .filter(({ presentation, pack }) => !presentation || !pack);
    const [first] = incomplete;
    if (!first) return [];
    const others = incomplete.length > 1 ? ` y a ${incomplete.length - 1} más` : "";
    return advice(
      `supplies/${id}.yaml`,
      "groups",
      `a «${first.name}»${others} les falta la presentación o el empaque`,
    );
  });
}

export function sharedWords(first: string, second: string): string[] {
  const wordsOf = (text: string) => new Set(text.toLocaleLowerCase("es").match(/\p{L}{5,}/gu));
  const others = wordsOf(second);
  return [...wordsOf(first)].filter((word) => others.has(word));
}

function sharedFeatures({ products }: Content): string[] {
  const owners = new Map<string, string>();
  return products.flatMap(({ id, features = [] }) =>
    features.flatMap((feature, index) => {
      const owner = owners.get(plainText(feature)) ?? id;
      owners.set(plainText(feature), owner);
      const reason = `«${feature}» también está en products/${owner}.yaml`;
      return owner === id ? [] : advice(`products/${id}.yaml`, `features[${index}]`, reason);
    }),
  );
}

/** Finds entries with the same order number, because only their file names would then sort them. */
function equalOrder(content: Content): string[] {
  const groups = groupBy(
    entriesIn(content).filter(({ entry }) => entry.kind !== "model"),
    ({ entry }) => `${entry.category} ${entry.order}`,
  );
  return [...groups.values()].flatMap((group) =>
    group.flatMap(({ file, entry }) => {
      const other = group.find((each) => each.file !== file);
      const reason = `${entry.order} también es el orden de «${other?.entry.name}»; dé otro a uno de los dos`;
      return other ? advice(file, "order", reason) : [];
    }),
  );
}

function advice(file: string, field: string, reason: string): string[] {
  return [`content/${file}: ${field}: ${reason}`];
}
