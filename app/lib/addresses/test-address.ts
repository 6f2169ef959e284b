export const testsPath = "/pruebas";

export function testPath(id: string): string {
  return `${testsPath}/${id}`;
}

/** Returns the id of a letter's heading in the directory of laboratory tests. */
export function letterId(letter: string): string {
  return `letra-${letter.toLowerCase()}`;
}
