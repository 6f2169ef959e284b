import { trimSlash } from "#app/lib/addresses/path.ts";

type Parameters = Record<string, string>;

/** Returns the first matching route. The last route must match every address. */
export function findRoute<Route extends { path: string }>(routes: Route[], pathname: string): Route {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`No route for ${pathname}`);
  return route;
}

/** `:name` matches one segment. A final `*` matches any number of segments. */
export function matchPath(pattern: string, path: string): Parameters | undefined {
  const segments = trimSlash(path).split("/");
  const parts = pattern.split("/");
  const isPrefix = parts.at(-1) === "*";
  if (isPrefix) parts.pop();
  if (isPrefix ? segments.length < parts.length : segments.length !== parts.length) return undefined;
  const parameters: Parameters = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":") && segment) parameters[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return parameters;
}
