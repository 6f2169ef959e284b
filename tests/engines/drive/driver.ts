/** The visitor's preferences, set before the browser starts. */
export type Visitor = {
  scripts: "on" | "off";
  theme: "light" | "dark";
  motion: "full" | "reduced";
  /** The port of the proxy that answers for all other sites. */
  proxy: number;
};

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An input source of WebDriver (finger, mouse or keyboard) and its actions. */
export type InputSource = {
  type: "pointer" | "key";
  id: string;
  parameters?: { pointerType: "mouse" | "touch" };
  actions: Json[];
};

/** One tab in one browser, with the few commands that all drivers support. */
export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  travel(by: -1 | 1): Promise<void>;
  /** `work` must be synchronous, because promises never settle if JavaScript is off. */
  run<Given extends readonly Json[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  act(sources: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  otherTabs(): Promise<string[]>;
  closeOtherTabs(): Promise<void>;
  quit(): Promise<void>;
}

/** Milliseconds. Even a busy machine needs far less. */
export const answerTimeout = 60_000;

/** Returns an expression whose value is JSON text, because all protocols transfer text. */
export function asCall(work: (...given: never[]) => unknown, given: readonly Json[]): string {
  return `JSON.stringify({ answer: (${work})(...${JSON.stringify(given)}) })`;
}

export function readAnswer<Result>(text: unknown): Result {
  return JSON.parse(String(text)).answer;
}
