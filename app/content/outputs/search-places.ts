import { pageQuestions } from "#app/content/read/page-questions.ts";
import type { WholeSite } from "#app/content/site.ts";
import type { SearchIndex } from "./search-format.ts";

/** A place with a short name has two sections: the full name, then the short name. */
export function packPlaces({ coverage, pages, vocabulary }: WholeSite): {
  places: SearchIndex["places"];
  sections: string[][];
} {
  const { covered, elsewhere, to, provinces } = vocabulary.places;
  const served = new Set(coverage.provinces.map(({ name }) => name));
  const named = provinces.flatMap(({ name, towns }, province) => [
    { lines: [name], place: { province } },
    ...towns.flatMap((town) => {
      const whole = { lines: [town], place: { province } };
      const short = shortName(town, name);
      return short === town ? [whole] : [whole, { lines: [short], place: { province, short: town } }];
    }),
  ]);
  return {
    places: {
      covered,
      elsewhere: pageQuestions(pages).get(elsewhere) ?? "",
      path: to,
      provinces: provinces.map(({ name }) => ({ name, covered: served.has(name) || undefined })),
      sections: named.map(({ place }) => place),
    },
    sections: named.map(({ lines }) => lines),
  };
}

/** Returns «Mira» for «cantón Mira», and «Olmedo» for «Olmedo de Loja». */
function shortName(town: string, province: string): string {
  return town.replace(/^cantón /, "").replace(` de ${province}`, "");
}
