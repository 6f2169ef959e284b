export const testsPath = "/pruebas";

export function testPath(id: string): string {
  return `${testsPath}/${id}`;
}

export function letterId(letter: string): string {
  return `letra-${letter.toLowerCase()}`;
}
