/** Reads and changes the repository with GitHub's REST API and the token of the signed-in user. */
import "./jitless.ts";
import { z } from "zod";

export type Repository = { api: string; name: string; branch: string; token: string };
export type Commit = {
  sha: string;
  parent: string | undefined;
  date: string;
  author: string;
  files: string[];
};

const listed = z.array(z.looseObject({ sha: z.string() }));
const commit = z.looseObject({
  sha: z.string(),
  parents: z.array(z.looseObject({ sha: z.string() })),
  commit: z.looseObject({
    author: z.looseObject({ name: z.string().catch(""), date: z.string() }),
  }),
  files: z.array(z.looseObject({ filename: z.string() })).default([]),
});

const folders = ["content", "images"];

export async function lastCommits(repository: Repository, count = 10): Promise<Commit[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const query = new URLSearchParams({ sha: repository.branch, path: folder, per_page: String(count) });
      return listed.parse(await (await callApi(repository, `commits?${query}`)).json());
    }),
  );
  const ids = [...new Set(found.flat().map(({ sha }) => sha))];
  const commits = await Promise.all(ids.map((sha) => readCommit(repository, sha)));
  return commits.sort((a, b) => b.date.localeCompare(a.date)).slice(0, count);
}

async function readCommit(repository: Repository, sha: string): Promise<Commit> {
  const answer = commit.parse(await (await callApi(repository, `commits/${sha}`)).json());
  const files = answer.files.map(({ filename }) => filename);
  return {
    sha,
    parent: answer.parents[0]?.sha,
    date: answer.commit.author.date,
    author: answer.commit.author.name,
    files: files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))),
  };
}

export async function bytesAt(
  repository: Repository,
  file: string,
  ref: string | undefined,
): Promise<Uint8Array | undefined> {
  if (!ref) return undefined;
  const answer = await callApi(repository, contents(file, ref), { headers: { accept: raw } });
  return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer());
}

/** GitHub's hash of a file on the branch. */
export async function hashOf(repository: Repository, file: string): Promise<string | undefined> {
  const answer = await callApi(repository, contents(file, repository.branch));
  return answer.ok ? z.looseObject({ sha: z.string() }).parse(await answer.json()).sha : undefined;
}

/** Deletes the file if `bytes` is undefined. GitHub refuses if the file no longer has the hash `sha`. */
export async function commitFile(
  repository: Repository,
  file: string,
  sha: string | undefined,
  bytes: Uint8Array | undefined,
  message: string,
) {
  const change = { message, branch: repository.branch, sha, ...(bytes && { content: base64(bytes) }) };
  const method = bytes ? "PUT" : "DELETE";
  await callApi(repository, contents(file), { method, body: JSON.stringify(change) });
}

const raw = "application/vnd.github.raw+json";

function contents(file: string, ref?: string): string {
  return `contents/${file}${ref ? `?ref=${encodeURIComponent(ref)}` : ""}`;
}

export async function callApi({ api, name, token }: Repository, path: string, request: RequestInit = {}) {
  const answer = await fetch(`${api}/repos/${name}/${path}`, {
    cache: "no-store",
    ...request,
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${token}`, ...request.headers },
  });
  const missing = answer.status === 404 && path.startsWith("contents/") && !request.method;
  if (answer.ok || missing) return answer;
  throw new Error(reasons[answer.status] ?? `GitHub respondió ${answer.status}.`);
}

const reasons: Record<number, string> = {
  401: "El token ya no es válido. Salga del editor y entre con uno nuevo.",
  403: "El token no permite este cambio.",
  404: "El token no da acceso a este repositorio.",
  409: "El archivo cambió mientras tanto. Abra de nuevo esta lista.",
};

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
