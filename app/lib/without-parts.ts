import { isRecord } from "./is-record.ts";

/** `paths` are the parts to leave out of the copy, for example «page.quote». */
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
