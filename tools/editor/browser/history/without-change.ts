import { parse } from "yaml";
import { formatYaml } from "../../format-yaml.ts";
import { differences, isEqual, valueAt, withTheirs } from "../../merge.ts";

/** Undoes a change and keeps all later changes. Returns undefined if a later change is in the same fields. */
export function withoutChange(before: string, after: string, current: string): string | undefined {
  const [old, changed, now]: unknown[] = [before, after, current].map((text) => parse(text));
  const paths = differences(old, changed, old).map(({ path }) => path);
  const touched = paths.some((path) => !isEqual(valueAt(now, path), valueAt(changed, path)));
  return touched ? undefined : formatYaml(withTheirs(now, old, paths));
}
