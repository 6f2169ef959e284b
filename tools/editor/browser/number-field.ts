/** The number field. It accepts Ecuadorian notation and shows the value as the page will. */
import "./preferences.ts";
import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement, createRef, type ReactNode } from "react";
import { quantity } from "#app/content/catalogue/specifications.ts";
import type { Parameter, Specification } from "#app/content/schema/quantities.ts";
import { inWords } from "#app/lib/text/format.ts";
import { parseNumber, writeNumber } from "./parse-number.ts";

/** The parameters by id, which give a figure its unit; empty until they are loaded. */
let parameters: Record<string, Parameter> = {};

export function registerNumberField() {
  CMS.registerFieldType("figure", NumberField);
  fetch("/admin/parameters.json", { cache: "no-store" })
    .then((answer) => answer.json())
    .then((loaded) => {
      parameters = loaded;
    })
    // Without the parameters, the field shows the number without its unit.
    .catch(() => {});
}

class NumberField extends Component<CustomFieldControlProps, { text: string }> {
  readonly #input = createRef<HTMLInputElement>();
  override state = { text: textOf(this.props.value) };

  /** The editor calls this before it saves. */
  isValid = (value: unknown) => {
    const message = faultOf(value, this.#limits());
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
    const read = parseNumber(text);
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
        "aria-invalid": read.kind === "invalid" || read.kind === "ambiguous",
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
    if (read.kind === "number") return this.#shown(read.value);
    if (read.kind === "empty") return "";
    return [
      "¿Quiso decir…? ",
      ...read.values.map((value) =>
        createElement(
          "button",
          { key: value, type: "button", onClick: () => this.#take(writeNumber(value)) },
          `Sí, ${spoken(value)}`,
        ),
      ),
    ];
  }

  /** Returns the whole value as the table shows it in a specification row; elsewhere the number alone. */
  #shown(value: number): string {
    const path = this.#input.current?.closest("[data-key-path]")?.getAttribute("data-key-path") ?? "";
    const keys = path.split(".");
    const row: unknown = this.props.entry?.getIn(["data", ...keys.slice(0, -1).map(asIndex)]);
    const values = isMap(row) ? row.toJS() : {};
    const parameter = parameters[String(values.parameter)];
    if (!parameter) return spoken(value);
    const given = Object.entries({ ...values, [keys.at(-1) ?? ""]: value }).filter(
      ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
    );
    return `En la página: ${inWords(quantity(Object.fromEntries(given) as Specification, parameter))}`;
  }

  #limits(): Limits {
    return limitsOf(this.props.field.toJS());
  }
}

/** Reads the limits from the configuration of a field. */
export function limitsOf(config: Record<string, unknown>): Limits {
  const { whole, min, above, max } = config;
  return { whole: whole === true, min: asNumber(min), above: asNumber(above), max: asNumber(max) };
}

type Limits = { whole?: boolean; min?: number; above?: number; max?: number };

/** Returns the error text for the value of a number field. */
export function faultOf(value: unknown, { whole, min, above, max }: Limits): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value !== "number") {
    const read = parseNumber(String(value));
    if (read.kind !== "ambiguous") return "Escriba un número";
    return `¿Quiso decir ${read.values.map(spoken).join(" o ")}? Confírmelo junto al campo`;
  }
  if (whole && !Number.isInteger(value)) return "Escriba un número entero";
  if (min !== undefined && value < min) return `Escriba un número a partir de ${spoken(min)}`;
  if (above !== undefined && value <= above) return `Escriba un número mayor que ${spoken(above)}`;
  if (max !== undefined && value > max) return `Escriba un número hasta ${spoken(max)}`;
  return undefined;
}

/** Returns the number, or the text if it is not a number, so that validation refuses it. */
function readValue(text: string): number | string | null {
  const read = parseNumber(text);
  if (read.kind === "empty") return null;
  return read.kind === "number" ? read.value : text;
}

function textOf(value: unknown): string {
  return typeof value === "number" ? writeNumber(value) : String(value ?? "");
}

function spoken(value: number): string {
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
