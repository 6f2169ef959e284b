import { parse } from "yaml";
import { formatYaml } from "../../format-yaml.ts";
import { differences, isEqual, valueAt, withTheirs } from "../../merge.ts";

/** All later changes stay. Returns undefined if a later change touched the same fields. */
export function withoutChange(before: string, after: string, current: string): string | undefined {
  const [old, changed, now]: unknown[] = [before, after, current].map((text) => parse(text));
  const paths = differences(old, changed, old).map(({ path }) => path);
  const touched = paths.some((path) => !isEqual(valueAt(now, path), valueAt(changed, path)));
  return touched ? undefined : formatYaml(withTheirs(now, old, paths));
}
