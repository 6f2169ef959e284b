import type { Content } from "#app/content/read/content.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { filesIn } from "./files.ts";
import { plainText } from "./plain-text.ts";

type Result = { file: string; title: string; description: string };

/** Checks that titles and descriptions are unique, so that results of search engines can be told apart. */
export function checkSeoTexts(content: Content): string[] {
  const results = filesIn(content).flatMap(({ file, value }) => seoTextsIn(file, value));
  return [...repeated(results, "title"), ...repeated(results, "description")];
}

function repeated(results: Result[], field: "title" | "description"): string[] {
  const groups = groupBy(results, (result) => plainText(result[field]));
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(
      ({ file, [field]: text }) =>
        `content/${file}: seo.${field}: se encontró «${text}»; ya lo dice content/${first?.file}: escriba otro texto`,
    ),
  );
}

function seoTextsIn(file: string, value: unknown): Result[] {
  if (typeof value !== "object" || value === null || !("seo" in value)) return [];
  const { seo } = value;
  if (typeof seo !== "object" || seo === null || !("title" in seo) || !("description" in seo)) return [];
  return [{ file, title: String(seo.title), description: String(seo.description) }];
}
