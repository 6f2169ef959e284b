/** Every town of the vocabulary leads to the coverage, however it is written. */
import { expect, test } from "vitest";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { site } from "#app/content/site.ts";
import { createEngine } from "#app/features/search/engine/engine.ts";

const index = searchIndex(site());
const engine = createEngine(index);
const places = index.places.provinces.flatMap(({ name, towns }) =>
  [name, ...towns].map((place) => ({ place, province: name })),
);

test.each(places)("$place in $province leads to the coverage", ({ place, province }) => {
  const short = place.replace(/^cantón /, "").replace(` de ${province}`, "");
  for (const written of [place, short]) {
    for (const query of [written, written.toLowerCase(), withoutAccents(written), `envían a ${written}`]) {
      const [first, ...others] = engine.search(query).groups;
      expect(first?.hits[0]?.document, query).toMatchObject({
        name: expect.stringMatching(/^Cobertura en (el cantón )?[\p{Lu}\d]/u),
        path: index.places.path,
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
