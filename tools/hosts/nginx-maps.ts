import type { Redirect } from "#app/content/schema/redirects.ts";
import { cacheControl, hashedFolders } from "./hosting.ts";

/** Returns maps of the site's addresses and cache lifetimes, for the http block. */
export function nginxMaps(paths: string[], redirects: readonly Redirect[] = []): string {
  const targets = [...paths.map((path) => ({ from: path, to: path })), ...redirects];
  const addresses = targets.map(({ from, to }) => `  "${from}" "${to}";`);
  const folders = hashedFolders.map((folder) => `  "~^(200|304)${folder}" "${cacheControl.hashed}";`);
  return `# Written by the build. Include it in the http block.
map_hash_max_size 65536;
map_hash_bucket_size 256;

# The path as it was asked for, without the query.
map $request_uri $asked_path { "~^(?<asked>[^?]*)" $asked; }

# The decoded path without trailing slashes, «.html» or index.html.
map $uri $bare_path {
  default $uri;
  "/index.html" "/";
  "~^(?<bare>/.+?)(/index\\.html|\\.html|/+)$" $bare;
}

# The canonical address, found without regard to case.
map $bare_path $canonical_path {
  default "";
${addresses.join("\n")}
}

map "$canonical_path|$asked_path" $redirect_path {
  default $canonical_path;
  "~^\\|" "";
  "~^(?<wanted>[^|]+)\\|(?P=wanted)$" "";
}

map "$status$uri" $cache_control {
  default "${cacheControl.page}";
${folders.join("\n")}
  "~^[45]" "${cacheControl.missing}";
}
`;
}
