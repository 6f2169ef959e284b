/** Headers of the editor at /admin. Its Content-Security-Policy lists each origin that the editor needs. */
import type { Company } from "#app/content/schema/files.ts";

type Repository = NonNullable<Company["repository"]>;

const origins: Record<Repository["service"], { api: string; status: string[]; avatars: string[] }> = {
  github: {
    api: "https://api.github.com",
    status: ["https://www.githubstatus.com"],
    avatars: ["https://avatars.githubusercontent.com"],
  },
  gitlab: {
    api: "https://gitlab.com",
    status: ["https://status-api.hostedstatus.com"],
    avatars: ["https://secure.gravatar.com"],
  },
  gitea: { api: "https://gitea.com", status: [], avatars: [] },
};

export function editorHeaders(
  headers: Record<string, string>,
  repository: Repository,
): Record<string, string> {
  const { api, status, avatars } = origins[repository.service];
  const server = repository.server ? new URL(repository.server).origin : api;
  const policy = {
    "default-src": "'none'",
    // WebAssembly converts pictures to formats that the browser cannot encode.
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self' blob:",
    // The editor injects its styles from code.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": ["'self' data: blob:", server, ...avatars].join(" "),
    "font-src": "'self'",
    "connect-src": ["'self' blob: data:", server, ...(repository.server ? [] : status)].join(" "),
    "frame-src": "blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  };
  return {
    ...headers,
    "Content-Security-Policy": Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join("; "),
    // The sign-in window sends its result to the window that opened it.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
}

/** Returns the headers that differ between site and editor: name, value of the site, value of the editor. */
export function differingHeaders(
  site: Record<string, string>,
  editor: Record<string, string>,
): [string, string, string][] {
  return Object.entries(editor).flatMap(([name, value]): [string, string, string][] =>
    site[name] === value ? [] : [[name, site[name] ?? "", value]],
  );
}
