import { isRecord } from "./is-record.ts";

/** Returns a copy of the data without the parts at `paths`, for example «page.quote». */
export function withoutParts(data: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(data);
  for (const path of paths) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const owner = names.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), copy);
    if (isRecord(owner)) delete owner[last];
  }
  return copy;
}
