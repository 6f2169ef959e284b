/** «4 productos, 12 unidades» */
export function quoteSizeInWords(lines: readonly { quantity: number }[]): string {
  return `${linesInWords(lines.length)}, ${unitsInWords(lines)}`;
}

export function linesInWords(count: number): string {
  return count === 1 ? "1 producto" : `${count} productos`;
}

export function unitsInWords(lines: readonly { quantity: number }[]): string {
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  return units === 1 ? "1 unidad" : `${units} unidades`;
}
