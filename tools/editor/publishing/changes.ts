import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describeChange } from "./describe-change.ts";
import { editedFolders, git, textIn } from "./git.ts";

export type Change = { file: string; words: string; stale: string[] };
export type Published = { commit: string; date: string; changes: Change[] };

export async function unpublished(root: string): Promise<Change[]> {
  const { output } = await git(
    root,
    "status",
    "--porcelain",
    "-z",
    "--untracked-files=all",
    "--",
    ...editedFolders,
  );
  const files = output
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(3));
  return Promise.all(files.map((file) => changeOf(file, textIn(root, "HEAD", file), onDisk(root, file))));
}

const maxFiles = 25;

export async function published(root: string, count = 10): Promise<Published[]> {
  const format = "--format=%x1e%H%x1f%cI";
  const { output } = await git(
    root,
    "log",
    `-${count}`,
    format,
    "--name-only",
    "--no-renames",
    "--relative",
    "--",
    ...editedFolders,
  );
  const records = output.split("\x1e").slice(1);
  return Promise.all(
    records.map(async (record) => {
      const [head = "", ...files] = record.trim().split(/\n+/);
      const [commit = "", date = ""] = head.split("\x1f");
      // A commit with more files is not the owner's, and its list would be too long.
      if (files.length > maxFiles) return { commit, date, changes: [] };
      const changes = files.map((file) =>
        changeOf(file, textIn(root, `${commit}^`, file), textIn(root, commit, file)),
      );
      return { commit, date, changes: await Promise.all(changes) };
    }),
  );
}

type Text = Promise<string | undefined> | string | undefined;

async function changeOf(file: string, before: Text, after: Text): Promise<Change> {
  return { file, ...describeChange(file, await before, await after) };
}

function onDisk(root: string, file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
