import type { Site } from "#app/content/catalogue/site.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";
import { groupBy } from "#app/lib/group-by.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { rackView } from "./rack.ts";

export type ProductTests = ReturnType<typeof productTests> & object;

const rackHeight = 76;

/** Returns a drawing with a tick for each laboratory test. It highlights the tests of the product. */
export function productTests(site: Site, { id }: Equipment) {
  const tests = site.testsOf(id);
  if (tests.length === 0) return undefined;
  const profiles = groupBy(tests, ({ profiles: [profile] }) => profile?.name ?? "");
  const { rack, lit } = rackView(site, rackHeight, tests);
  return {
    rack,
    lit,
    count: tests.length,
    profiles: [...profiles].map(([label, members]) => ({
      label,
      to: members[0]?.profiles[0]?.path ?? "",
      count: members.length,
    })),
  };
}

export type Supply = LabelledLink & { pack: string; cap?: CapColour };

/** Returns the reagents of an analyzer's tests, then the tubes. The most used reagent and tube come first. */
export function suppliesOf(site: Site, { id }: Equipment): Supply[] {
  const tests = site.testsOf(id);
  const reagents = tests.flatMap(({ ways }) =>
    ways
      .filter(({ analyzers }) => analyzers.some((analyzer) => analyzer.id === id))
      .flatMap((way) => way.reagents),
  );
  const tubes = tests.flatMap(({ samples: [sample] }) => sample?.container.item ?? []);
  return [reagents, tubes].flatMap((placed) =>
    [...groupBy(placed, ({ item }) => item.name).values()]
      .sort((a, b) => b.length - a.length)
      .flatMap(([first]) => first ?? [])
      .map(({ item, path }) => ({
        label: item.name,
        to: path,
        pack: item.pack ?? item.presentation ?? "",
        cap: item.cap,
      })),
  );
}
