export const compareParameter = "equipos";

export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/comparar?${compareParameter}=${ids.join(",")}` : "/comparar";
}
