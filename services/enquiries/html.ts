/** HTML in which every inserted value is escaped, unless it is Markup itself. */
export class Markup {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | false | undefined | Markup | Markup[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + shown(values[index])).join(""));
}

function shown(value: Value): string {
  if (value === false || value === undefined) return "";
  if (value instanceof Markup) return value.markup;
  if (Array.isArray(value)) return value.map(shown).join("");
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
