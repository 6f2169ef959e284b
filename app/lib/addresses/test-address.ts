export const testsPath = "/pruebas";

export function testPath(id: string): string {
  return `${testsPath}/${id}`;
}

/** The id of a letter's heading in the directory. */
export function letterId(letter: string): string {
  return `letra-${letter.toLowerCase()}`;
}
