import type { SearchIndex } from "./search-format.ts";
import type { SearchSource } from "./search-source.ts";

/** Returns the names of all places, and for each name its province. A short name is listed beside the full one. */
export function packPlaces({ covered, elsewhere, path, provinces }: SearchSource["places"]): {
  places: SearchIndex["places"];
  sections: string[][];
} {
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
      elsewhere,
      path,
      provinces: provinces.map(({ towns, ...province }) => province),
      sections: named.map(({ place }) => place),
    },
    sections: named.map(({ lines }) => lines),
  };
}

/** Returns «Mira» for «cantón Mira», and «Olmedo» for «Olmedo de Loja». */
function shortName(town: string, province: string): string {
  return town.replace(/^cantón /, "").replace(` de ${province}`, "");
}
