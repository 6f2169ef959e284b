/** A label at the start of a line: «tapa amarilla» → «Tapa amarilla». */
export function upperInitial(label: string): string {
  return label.charAt(0).toLocaleUpperCase("es") + label.slice(1);
}
