import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { unpublished } from "./changes.ts";
import { editedFolders, git, type Outcome, run } from "./git.ts";

export type Repository = { exists: boolean; remote: string | undefined; ahead: number };

export async function repositoryOf(root: string): Promise<Repository> {
  const { ok } = await git(root, "rev-parse", "--verify", "HEAD");
  const remotes = await git(root, "remote");
  const remote = remotes.output.split("\n").find(Boolean);
  const ahead = await git(root, "rev-list", "--count", "@{upstream}..HEAD");
  return { exists: ok, remote, ahead: ahead.ok ? Number(ahead.output) : 0 };
}

type Command = [program: string, args: string[]];

const commands: { check: Command; build: Command } = {
  check: [process.execPath, ["tools/checks/check-content.ts"]],
  build: ["npm", ["run", "--silent", "build"]],
};

/** Reports each step in Spanish and stops at the first failure. */
export async function* publish(
  root: string,
  { check, build } = commands,
): AsyncGenerator<{ line: string; failed?: string }> {
  const { remote } = await repositoryOf(root);
  yield { line: "Se revisa el contenido…" };
  const checked = await run(root, ...check);
  if (!checked.ok)
    return yield { line: "El contenido tiene errores; no se publicó nada.", failed: checked.errors };
  yield { line: "El contenido está bien. Se construye el sitio; la primera vez tarda unos minutos…" };
  const built = await run(root, ...build);
  if (!built.ok)
    return yield { line: "El sitio no se pudo construir; no se publicó nada.", failed: lastLines(built) };
  yield { line: "El sitio se construyó sin errores." };
  const committed = await commit(root);
  if (committed && !committed.ok) {
    return yield { line: "Git no pudo guardar los cambios.", failed: lastLines(committed) };
  }
  if (!remote) {
    return yield {
      line: "Los cambios quedaron en el historial de este equipo. No hay un repositorio remoto: para publicarlos, pida a quien administra el sitio que lo agregue.",
    };
  }
  yield { line: "Se envían los cambios…" };
  const pushed = await push(root, remote);
  if (!pushed.ok) return yield { line: reasonOf(pushed.errors), failed: lastLines(pushed) };
  yield { line: "Publicado: el servicio construye el sitio y lo muestra en unos minutos." };
}

async function commit(root: string): Promise<Outcome | undefined> {
  const changes = await unpublished(root);
  if (changes.length === 0) return undefined;
  await git(root, "add", "--all", "--", ...editedFolders);
  const [first = "", ...others] = changes.map(({ words }) => words);
  const subject = others.length > 0 ? `${first}; otros cambios: ${others.length}` : first;
  const body = others.length > 0 ? ["-m", [first, ...others].join("\n")] : [];
  const command = ["commit", "--quiet", "-m", subject, ...body, "--", ...editedFolders];
  return git(root, ...(await author(root)), ...command);
}

/** Uses the company as author if Git has no email address configured. */
async function author(root: string): Promise<string[]> {
  if ((await git(root, "config", "user.email")).ok) return [];
  const company = parse(readFileSync(join(root, "content/company.yaml"), "utf8"));
  return ["-c", `user.name=${company?.name}`, "-c", `user.email=${company?.email}`];
}

/** If another person has pushed meanwhile, rebases on those commits and pushes again. */
async function push(root: string, remote: string): Promise<Outcome> {
  const first = await git(root, "push", "--set-upstream", remote, "HEAD");
  if (first.ok || !/fetch first|non-fast-forward/.test(first.errors)) return first;
  const joined = await git(
    root,
    ...(await author(root)),
    "pull",
    "--quiet",
    "--rebase",
    "--autostash",
    remote,
  );
  if (joined.ok) return git(root, "push", "--set-upstream", remote, "HEAD");
  await git(root, "rebase", "--abort");
  return { ...joined, errors: `conflict\n${joined.errors}` };
}

function reasonOf(errors: string): string {
  if (errors.startsWith("conflict")) {
    return "Otra persona publicó cambios en los mismos campos. Los suyos siguen en este equipo; pida ayuda a quien administra el sitio.";
  }
  if (/could not read Username|Authentication failed|Permission denied|403/i.test(errors)) {
    return "El servicio no le dio permiso para publicar. Los cambios quedaron en este equipo; vuelva a presionar «Publicar» cuando tenga acceso.";
  }
  return "No se pudo enviar; compruebe la conexión. Los cambios quedaron en este equipo; vuelva a presionar «Publicar».";
}

function lastLines({ output, errors }: Outcome): string {
  return `${output}\n${errors}`.trim().split("\n").slice(-12).join("\n");
}
