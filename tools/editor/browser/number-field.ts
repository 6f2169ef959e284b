/** The number field. It accepts Ecuadorian notation and shows the value as the page will. */
import "./preferences.ts";
import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement, createRef, type ReactNode } from "react";
import { parseNumber, writeNumber } from "./parse-number.ts";
import { beyondScale, loadQuantities, shownOnPage } from "./quantities.ts";

export function registerNumberField() {
  CMS.registerFieldType("figure", NumberField);
  loadQuantities();
}

class NumberField extends Component<CustomFieldControlProps, { text: string }> {
  readonly #input = createRef<HTMLInputElement>();
  override state = { text: textOf(this.props.value) };

  /** The editor calls this before it saves. */
  isValid = (value: unknown) => {
    const message = faultOf(value, this.#limits()) ?? this.#beyondScale(value);
    return message ? { error: { message } } : true;
  };

  /** Follows changes from outside: «Restaurar», «Deshacer», or another row at the same index. */
  override componentDidUpdate(before: CustomFieldControlProps) {
    const { value } = this.props;
    if (value !== before.value && value !== readValue(this.state.text))
      this.setState({ text: textOf(value) });
  }

  override render(): ReactNode {
    const { text } = this.state;
    const { forID, classNameWrapper } = this.props;
    return createElement(
      "div",
      { style: { display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" } },
      createElement("input", {
        ref: this.#input,
        id: forID,
        className: classNameWrapper,
        style: { inlineSize: "10rem" },
        type: "text",
        inputMode: "decimal",
        autoComplete: "off",
        value: text,
        "aria-labelledby": `${forID}-label`,
        "aria-errormessage": `${forID}-error`,
        "aria-invalid": this.isValid(readValue(text)) !== true,
        onChange: (event: { target: HTMLInputElement }) => this.#take(event.target.value),
      }),
      createElement("output", { htmlFor: forID }, this.#answer()),
    );
  }

  #take(text: string) {
    this.setState({ text });
    this.props.onChange(readValue(text));
  }

  #answer(): ReactNode {
    const read = parseNumber(this.state.text);
    if (read.kind === "invalid") return "Escriba un número";
    if (read.kind === "number") return this.#beyondScale(read.value) ?? this.#shown(read.value);
    if (read.kind === "empty") return "";
    return [
      "¿Quiso decir…? ",
      ...read.values.map((value) =>
        createElement(
          "button",
          { key: value, type: "button", style: buttonStyle, onClick: () => this.#take(writeNumber(value)) },
          `Sí, ${formatted(value)}`,
        ),
      ),
    ];
  }

  /** Returns the number as the page shows it. Outside specifications, this is the number alone. */
  #shown(value: number): string {
    const page = shownOnPage(this.#rowWith(value));
    return page === undefined ? formatted(value) : `En la página: ${page}`;
  }

  #beyondScale(value: unknown): string | undefined {
    const [list] = this.#keys();
    if (list !== "specifications" || typeof value !== "number") return undefined;
    return beyondScale(this.#rowWith(value), this.props.entry?.getIn(["data", "category"]));
  }

  #rowWith(value: unknown): Record<string, unknown> {
    const keys = this.#keys();
    const row: unknown = this.props.entry?.getIn(["data", ...keys.slice(0, -1).map(asIndex)]);
    return { ...(isMap(row) ? row.toJS() : {}), [keys.at(-1) ?? ""]: value };
  }

  /** Returns the path of this field in the entry: «specifications», «3», «amount». */
  #keys(): string[] {
    const path = this.#input.current?.closest("[data-key-path]")?.getAttribute("data-key-path") ?? "";
    return path.split(".");
  }

  #limits(): Limits {
    return limitsOf(this.props.field.toJS());
  }
}

/** The editor's own styles leave a plain button without a border or padding. */
const buttonStyle = {
  minBlockSize: "2.75rem",
  marginInlineStart: "0.5rem",
  paddingInline: "0.75rem",
  border: "1px solid",
  borderRadius: "0.25rem",
  font: "inherit",
  cursor: "pointer",
};

export function limitsOf(config: Record<string, unknown>): Limits {
  const { whole, min, above, max } = config;
  return { whole: whole === true, min: asNumber(min), above: asNumber(above), max: asNumber(max) };
}

type Limits = { whole?: boolean; min?: number; above?: number; max?: number };

export function faultOf(value: unknown, { whole, min, above, max }: Limits): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value !== "number") {
    const read = parseNumber(String(value));
    if (read.kind !== "ambiguous") return "Escriba un número";
    return `¿Quiso decir ${read.values.map(formatted).join(" o ")}? Confírmelo junto al campo`;
  }
  if (whole && !Number.isInteger(value)) return "Escriba un número entero";
  if (min !== undefined && value < min) return `Escriba un número a partir de ${formatted(min)}`;
  if (above !== undefined && value <= above) return `Escriba un número mayor que ${formatted(above)}`;
  if (max !== undefined && value > max) return `Escriba un número hasta ${formatted(max)}`;
  return undefined;
}

/** A text that is not a number is returned unchanged, and validation then refuses it. */
function readValue(text: string): number | string | null {
  const read = parseNumber(text);
  if (read.kind === "empty") return null;
  return read.kind === "number" ? read.value : text;
}

function textOf(value: unknown): string {
  return typeof value === "number" ? writeNumber(value) : String(value ?? "");
}

function formatted(value: number): string {
  return new Intl.NumberFormat("es-EC", { useGrouping: "always", maximumFractionDigits: 20 }).format(value);
}

function asIndex(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

function isMap(value: unknown): value is { toJS(): Record<string, unknown> } {
  return typeof value === "object" && value !== null && "toJS" in value;
}

function asNumber(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
