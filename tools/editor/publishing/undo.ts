import { rmSync } from "node:fs";
import { join } from "node:path";
import { git, run, textIn } from "./git.ts";

/** Restores a file from the last commit. A new file is deleted. */
export async function undoUnpublished(root: string, file: string): Promise<string> {
  const { ok } = await git(root, "restore", "--source=HEAD", "--staged", "--worktree", "--", file);
  if (!ok) {
    await git(root, "rm", "--quiet", "--cached", "--force", "--ignore-unmatch", "--", file);
    rmSync(join(root, file), { force: true });
  }
  return "El cambio se deshizo.";
}

/** Reverts one commit's changes of a file and keeps later changes. The owner then publishes the result. */
export async function undoPublished(root: string, commit: string, file: string): Promise<string> {
  const earlier = await textIn(root, `${commit}^`, file);
  const unchanged = await git(root, "diff", "--quiet", commit, "--", file);
  if (unchanged.ok && earlier === undefined) {
    rmSync(join(root, file), { force: true });
    return done;
  }
  if (unchanged.ok) {
    await git(root, "restore", `--source=${commit}^`, "--worktree", "--", file);
    return done;
  }
  const patch = await git(root, "diff", "--relative", "--binary", commit, `${commit}^`, "--", file);
  const { ok } = await run(root, "git", ["apply", "--unidiff-zero", "-"], patch.output);
  if (ok) return done;
  return "Los mismos campos cambiaron otra vez después. Ábralos en el editor y escriba el valor anterior.";
}

const done = "El cambio se deshizo en este equipo. Para que se deshaga en el sitio, presione «Publicar».";
