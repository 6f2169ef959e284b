/** Advice on the content for the owner. It does not block publishing. */
import { indexContent } from "#app/content/catalogue/site.ts";
import { repeatedPhrases } from "#app/content/outputs/repeated-phrases.ts";
import { adviceOn } from "#app/content/read/checks/advice.ts";
import { loadContent } from "#app/content/read/load.ts";

/** Returns one line per piece of advice: file or page, field, reason. */
export function contentAdvice(root: string): string[] {
  const content = loadContent(root);
  const repeated = repeatedPhrases(indexContent(content, {}, {}));
  return [
    ...adviceOn(content),
    ...repeated.map(({ path, phrase, times }) => `${path}: dice «${phrase}» ${times} veces; con una basta.`),
  ];
}

export function printAdvice(root: string, maxLines = Number.POSITIVE_INFINITY) {
  const advice = contentAdvice(root);
  if (advice.length > 0) console.log(`Consejos, que no impiden publicar: ${advice.length}.`);
  for (const line of advice.slice(0, maxLines)) console.log(line);
  if (advice.length > maxLines) console.log(`… y ${advice.length - maxLines} más: npm run check:content`);
}
