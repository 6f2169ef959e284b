/** Returns the pieces in a pack: 100 for «Caja de 100», 960 for «10 gradillas de 96», otherwise 1. */
export function packSize(pack: string | undefined): number {
  const [, outer = "1", inner] =
    /^(?:(\d+)\s)?\p{L}+\sde\s(\d+)(?:\s(?:pruebas|pares|casetes.*)|,.*)?$/u.exec(pack ?? "") ?? [];
  return inner ? Number(outer) * Number(inner) : 1;
}
