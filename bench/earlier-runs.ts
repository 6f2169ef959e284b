/** Stores the runs of a commit, so that one table can show runs that were measured at different times. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { currentCommit } from "./record.ts";
import type { Run } from "./report.ts";

const folder = ".cache/bench";

export function withEarlierRuns(runs: Run[]): Run[] {
  const file = `${folder}/runs-${currentCommit()}.json`;
  const earlier: Run[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const measured = new Set(runs.map(condition));
  const all = [...earlier.filter((run) => !measured.has(condition(run))), ...runs];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(all));
  return all;
}

function condition({ kind, compression, slowdown, variant }: Run): string {
  return [kind, compression, slowdown, variant].join(" ");
}
