/** What a browser is told of its visitor before it starts. */
export type Visitor = {
  scripts: "on" | "off";
  theme: "light" | "dark";
  motion: "full" | "reduced";
  /** The port of the proxy behind which all other sites are. */
  proxy: number;
};

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A finger, a mouse or a keyboard and what it does in turn, in the words of WebDriver. */
export type Hand = {
  type: "pointer" | "key";
  id: string;
  parameters?: { pointerType: "mouse" | "touch" };
  actions: Json[];
};

/** One tab in one browser, and the few verbs that WebDriver and WebDriver BiDi both have. */
export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  travel(by: -1 | 1): Promise<void>;
  /** Runs a function in the page, at once: without JavaScript there is nothing that could be awaited. */
  run<Given extends readonly Json[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  act(hands: Hand[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  /** The addresses of the tabs that opened beside this one. */
  otherTabs(): Promise<string[]>;
  closeOtherTabs(): Promise<void>;
  quit(): Promise<void>;
}

/** No answer of a browser takes this long, however busy the machine is. */
export const longestAnswer = 60_000;

/** As it is written in the page: a call that answers with text, which is the same in all protocols. */
export function asCall(work: (...given: never[]) => unknown, given: readonly Json[]): string {
  return `JSON.stringify({ answer: (${work})(...${JSON.stringify(given)}) })`;
}

export function readAnswer<Result>(text: unknown): Result {
  return JSON.parse(String(text)).answer;
}
