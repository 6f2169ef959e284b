import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Texts = Record<string, string>;

/** tests/html/acceptance.yaml explains the fields. */
export type Row = {
  at: string;
  alias?: string;
  entry?: string | string[];
  category?: string;
  same?: "categories" | "brands";
  heading?: string;
  trail?: string;
  in?: string;
  css?: string;
  figures?: Texts;
  models?: Record<string, Texts>;
  cards?: Record<string, string[]>;
  grid?: string[];
  menu?: string[];
  says?: string[];
  not?: string[];
  has?: string[];
  links?: Texts;
  lists?: Record<string, string[]>;
};

export const rows: Row[] = parse(readFileSync("tests/html/acceptance.yaml", "utf8"));

export function listedEntries(): { id: string; path: string }[] {
  return rows.flatMap(({ entry, heading, category, at }) =>
    typeof entry === "string" && heading && !category ? [{ id: entry, path: at }] : [],
  );
}
