import type { Category, Directory, Equipment, TestFile } from "#app/content/schema/files.ts";
import type { sampleKinds } from "#app/content/schema/tests.ts";
import type { PlacedItem } from "./supply-items.ts";
import type { RapidEntry, RapidPanel } from "./test-listings.ts";

export type Method = Directory["methods"][number];
export type Confirmation = Method["confirm"][number];
export type TestRef = Pick<TestFile, "id" | "name">;

/** A tube or another container. `item` is the supply item to order. */
export type Container = Omit<Directory["containers"][number], "supply"> & {
  item?: PlacedItem;
  cap?: PlacedItem["item"]["cap"];
};

type SampleKind = keyof typeof sampleKinds;
export type TestSample = { kind: SampleKind; label: string; container: Container; note?: string };

export type TestWay = {
  method: Method;
  condition?: string;
  /** In the order of the catalogue. */
  analyzers: Equipment[];
  /** Empty if the catalogue lists no reagent for this way. */
  reagents: PlacedItem[];
};

/** Tests that are requested together: a group of a panel, or all tests of a category. */
export type TestProfile = { name: string; path: string; panel?: string; tests: TestRef[] };

/** The rapid version of a test. `path` leads to its group on the page of the panel. */
export type RapidTest = RapidEntry & {
  panel: RapidPanel;
  method: Method;
  minutes: RapidPanel["resultTime"];
  path: string;
};

export type Test = Pick<
  TestFile,
  "id" | "name" | "isProperName" | "fullName" | "caution" | "purpose" | "reviewed"
> & {
  sortName: string;
  /** The test's place in the directory, from 0. */
  place: number;
  /** The capital letter under which an index lists the test. */
  letter: string;
  /** All names that pages show besides `name`. The full name comes first. */
  otherNames: string[];
  synonyms: string[];
  areas: Category[];
  profiles: TestProfile[];
  samples: TestSample[];
  ways: TestWay[];
  /** The analyzers of all ways, in the order of the catalogue. */
  analyzers: Equipment[];
  rapid?: RapidTest;
  confirm: Confirmation[];
  reports: NonNullable<TestFile["reports"]>;
  near: TestRef[];
  neighbours: { previous?: TestRef; next?: TestRef };
};

export type TestDirectory = {
  /** Sorted by name. */
  tests: Test[];
  test(id: string): Test | undefined;
  /** Returns the tests of an analyzer, or of any model of a series. */
  testsOf(equipment: string): Test[];
  /** Returns the tests whose sample goes into this supply item, for example a tube. */
  testsWith(item: string): Test[];
  /** Tubes in the order in which they are filled with blood, then other containers. */
  containers: Container[];
};
