import type { Site } from "#app/content/catalogue/site.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { groupBy } from "#app/lib/group-by.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { type RackView, rackView } from "./rack.ts";

export type ProductTests = Pick<RackView, "rack" | "lit"> & {
  count: number;
  profiles: (LabelledLink & { count: number })[];
};

const rackHeight = 76;

/** The tests that an analyzer or a series runs, among all of the directory. */
export function productTests(site: Site, { id }: Equipment): ProductTests | undefined {
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
