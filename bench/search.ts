/** Measures the search with 2,000 synthetic products. Goals: 150 kB of compressed index, 50 ms per key. */
import { brotliCompressSync, constants } from "node:zlib";
import { searchIndex } from "../app/content/outputs/search-index.ts";
import type { Equipment } from "../app/content/schema/files.ts";
import { site, type WholeSite } from "../app/content/site.ts";
import { createEngine } from "../app/features/search/engine/engine.ts";

const amount = Number(process.argv[2] ?? 2000);
const typed = [
  "maglumi x6",
  "hematologia",
  "troponna",
  "trigliseridos",
  "analizador de gases",
  "tubo con edta",
  "reactivo de glucosa",
  "citómetro xyz",
  "química sanguínea automatizada",
  "serie k-417 plus",
];

const index = searchIndex(withProducts(site(), amount));
const json = JSON.stringify(index);
const started = performance.now();
const engine = createEngine(index);
const building = performance.now() - started;
const keys = typed.flatMap((query) => [...query].map((_, at) => query.slice(0, at + 1)));
for (const query of keys) engine.search(query);
// Takes the shortest of five runs, because other programs delay the longer runs.
const times = keys
  .map((query) => ({ query, time: Math.min(...Array.from({ length: 5 }, () => duration(query))) }))
  .sort((a, b) => a.time - b.time);

const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const milliseconds = (value = 0) => `${value.toFixed(1)} ms`;
console.log(`products            ${index.documents.filter(({ product }) => product).length}`);
console.log(`index               ${kilobytes(json.length)}, ${kilobytes(compressed(json))} brotli`);
console.log(`building the engine ${milliseconds(building)}, once per visit`);
console.log(`keystroke, median   ${milliseconds(at(0.5)?.time)}`);
console.log(`keystroke, 95 %     ${milliseconds(at(0.95)?.time)}`);
console.log(`keystroke, slowest  ${milliseconds(at(1)?.time)} («${at(1)?.query}»)`);

function duration(query: string): number {
  const start = performance.now();
  engine.search(query);
  return performance.now() - start;
}

function withProducts(base: WholeSite, count: number): WholeSite {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const patterns = base.products.filter((product) => product.kind === "product");
  const vocabulary = base.products.flatMap((product) => `${product.summary} ${product.lead}`.split(/\s+/));
  const lines = Array.from({ length: 60 }, () => word(random));
  const added = Array.from({ length: count }, (_, number): Equipment => {
    const pattern = pick(patterns);
    const letter = String.fromCharCode(65 + Math.floor(random() * 26));
    const model = `${letter}${pick(["", "-", " "])}${Math.floor(random() * 900 + 100)}`;
    const suffix = pick(["", "", "", " Plus", " Pro", " T"]);
    const name = `${pick(lines).toUpperCase()} ${model}${suffix}`;
    return {
      ...pattern,
      id: `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${number}`,
      name,
      shortName: `${model}${suffix}`,
      order: number + 100,
      summary: Array.from({ length: 13 }, () => pick(vocabulary)).join(" "),
      specifications: pattern.specifications?.map((row) =>
        row.parameter === pattern.headline
          ? { parameter: row.parameter, amount: Math.ceil(random() * 100) }
          : row,
      ),
    };
  });
  const products = [...base.products, ...added];
  const byId = new Map(products.map((product) => [product.id, product]));
  const byCategory = Map.groupBy(added, (product) => product.category);
  return {
    ...base,
    products,
    equipment: (id) => byId.get(id),
    entriesOf: (category) => [...base.entriesOf(category), ...(byCategory.get(category) ?? [])],
    cardPicture(reference) {
      const picture = base.cardPicture(reference);
      return picture && { ...picture, name: `${picture.name}-${word(random)}`, hash: hash(random) };
    },
  };
}

function word(random: () => number): string {
  const syllables = ["ma", "lu", "ri", "con", "tex", "vi", "bio", "do", "sen", "ka", "pro", "zi"];
  return Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join("");
}

function hash(random: () => number): string {
  return Math.floor(random() * 0xffffffff)
    .toString(16)
    .padStart(8, "0");
}

/** Generates pseudo-random numbers (Lehmer). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Compresses slightly less than the build, to save time. */
function compressed(text: string): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
