import { parse } from "yaml";
import { formatPath } from "#app/content/read/parse.ts";
import { formatContent } from "./format-content.ts";
import { formatYaml } from "./format-yaml.ts";
import { labelsOf } from "./labels.ts";
import { differences, withTheirs } from "./merge.ts";

export type ConflictField = {
  path: (string | number)[];
  label: string;
  mine: string;
  theirs: string;
  suggested: "mine" | "theirs";
};

/** An empty list of fields means that the file was deleted. */
export type Conflict = { version: string; fields: ConflictField[] };

export function conflictFields(file: string, base: string, mine: string, theirs: string): ConflictField[] {
  return differences(parse(base), parse(mine), parse(theirs)).map((each) => ({
    ...each,
    label: labelsOf(file, formatPath(each.path)).join(" › ") || formatPath(each.path),
    mine: shown(each.mine),
    theirs: shown(each.theirs),
  }));
}

export function mergedText(
  file: string,
  mine: string,
  theirs: string,
  takeTheirs: readonly (string | number)[][],
): string {
  return formatContent(file, withTheirs(parse(mine), parse(theirs), takeTheirs));
}

function shown(value: unknown): string {
  if (value === undefined) return "(vacío)";
  return typeof value === "string" ? value : formatYaml(value).trim();
}
