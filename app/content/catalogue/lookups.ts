import type {
  CatalogueContent,
  Category,
  Equipment,
  Panel,
  Supply,
  TestFile,
} from "#app/content/schema/files.ts";
import type { Body, Picture } from "#app/lib/picture-files.ts";
import type { Download } from "./downloads.ts";

/** Any entry that has a page below its category. */
export type Entry = Equipment | Panel | Supply;

export type EntryLookups = {
  category(id: string): Category | undefined;
  equipment(id: string): Equipment | undefined;
  entry(id: string): Entry | undefined;
  testFile(id: string): TestFile | undefined;
  /** Returns the entries in order, without the models of a series. */
  entriesOf(category: string): Entry[];
  modelsOf(series: string): Extract<Equipment, { kind: "model" }>[];
  /** Groups a category's products and models by their amount on its scale, in ascending order. */
  onScale(category: string): { amount: number; members: Equipment[] }[];
  /** Returns the content files of the entries without a picture. */
  withoutPicture(): string[];
  picture(reference: PictureReference): Picture | undefined;
  /** Returns the part of a cut-out picture that the instrument fills, in pixels of the file in images/. */
  pictureBody(reference: PictureReference): Body | undefined;
  /** Returns the 4:3 version of a picture, for cards. Without one, returns the picture itself. */
  cardPicture(reference: PictureReference): Picture | undefined;
  download(name: string): Download | undefined;
};

export type PictureReference = { file: string; alt: string } | undefined;

export type TestSource = CatalogueContent & EntryLookups;
