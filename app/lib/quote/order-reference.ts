/** Returns the short reference of a line: «maglumi-x6», «recoleccion/tubo-con-edta-k2». */
export function orderReference(id: string): string {
  return id.slice(id.lastIndexOf("/") + 1).replace("#", "/");
}
