export const testsPath = "/pruebas";

export function testPath(id: string): string {
  return `${testsPath}/${id}`;
}
