import { expect, test } from "vitest";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { site } from "#app/content/site.ts";
import { createEngine } from "#app/features/search/engine/engine.ts";

const { provinces, to } = site().vocabulary.places;
const engine = createEngine(searchIndex(site()));
const places = provinces.flatMap(({ name, towns }) =>
  [name, ...towns].map((place) => ({ place, province: name })),
);

test.each(places)("a search for $place in $province finds the coverage page", ({ place, province }) => {
  const short = place.replace(/^cantón /, "").replace(` de ${province}`, "");
  for (const written of [place, short]) {
    for (const query of [written, written.toLowerCase(), withoutAccents(written), `envían a ${written}`]) {
      const [first, ...others] = engine.search(query).groups;
      expect(first?.hits[0]?.document, query).toMatchObject({
        name: expect.stringMatching(/^Cobertura en (el cantón )?[\p{Lu}\d]/u),
        path: to,
      });
      expect(
        others.map(({ id }) => id).filter((id) => id === "products"),
        query,
      ).toEqual([]);
    }
  }
});

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
