/** Advice on the content: it is listed for the owner, and the content is published all the same. */
import { indexContent } from "#app/content/catalogue/site.ts";
import { repeatedFormulas } from "#app/content/outputs/repeated-formulas.ts";
import { adviceOn } from "#app/content/read/checks/advice.ts";
import { loadContent } from "#app/content/read/load.ts";

/** One line per piece of advice: file or page, field, reason. */
export function contentAdvice(root: string): string[] {
  const content = loadContent(root);
  const repeated = repeatedFormulas(indexContent(content, {}, {}));
  return [
    ...adviceOn(content),
    ...repeated.map(
      ({ path, formula, times }) => `${path}: dice «${formula}» ${times} veces; con una basta.`,
    ),
  ];
}

/** Prints the advice; after the first lines, only how many more there are. */
export function printAdvice(root: string, most = Number.POSITIVE_INFINITY) {
  const advice = contentAdvice(root);
  if (advice.length > 0) console.log(`Consejos, que no impiden publicar: ${advice.length}.`);
  for (const line of advice.slice(0, most)) console.log(line);
  if (advice.length > most) console.log(`… y ${advice.length - most} más: npm run check:content`);
}
