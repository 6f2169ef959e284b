import { type Address, listAddresses } from "#app/content/addresses.ts";
import { site } from "#app/content/site.ts";
import { testPage } from "#app/content/views/test.ts";

const content = site();

export const addresses = listAddresses(content);
export const paths = addresses.map((address) => address.path);

export const firstOfKind: ReadonlySet<Address> = new Set(
  [...Map.groupBy(addresses, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []),
);

/** Describes which parts the page of a laboratory test has, but not their words. */
function stateOf(id: string): string {
  const page = testPage(content, id);
  if (!page) return "";
  const { sample, kits, lanes, rapid, tube, confirm, reports, slip } = page;
  return [
    sample.cap !== undefined,
    sample.unconfirmed === true,
    Math.min(lanes.length, 2),
    rapid !== undefined,
    kits.some(({ item }) => item),
    Math.min(kits.length, 2),
    tube !== undefined,
    confirm.length > 0,
    reports.length > 0,
    slip.more > 0,
  ].join();
}

const isTest = ({ kind }: Address) => kind === "test";
const nameLength = ({ id = "" }: Address) => content.test(id)?.name.length ?? 0;
const tests = addresses.filter(isTest);

/** All addresses, but only some laboratory tests: one for each state, and the one with the longest name. */
export const sampledAddresses: readonly Address[] = [
  ...addresses.filter((address) => !isTest(address)),
  ...new Set([
    ...[...Map.groupBy(tests, ({ id = "" }) => stateOf(id)).values()].flatMap(([first]) => first ?? []),
    ...tests.toSorted((a, b) => nameLength(b) - nameLength(a)).slice(0, 1),
  ]),
];
