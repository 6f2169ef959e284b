export function upperInitial(label: string): string {
  return label.charAt(0).toLocaleUpperCase("es") + label.slice(1);
}
