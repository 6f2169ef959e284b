/** Parses built pages by the HTML standard, as a browser without JavaScript does. */
import { is, type Options, selectAll } from "css-select";
import { type DefaultTreeAdapterTypes, parse, html as standard, defaultTreeAdapter as tree } from "parse5";
import { plain } from "./plain.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const adapter: NonNullable<Options<Node, Element>["adapter"]> = {
  isTag: (node): node is Element => tree.isElementNode(node),
  getAttributeValue: attribute,
  getChildren: childrenOf,
  getName: (element) => element.tagName,
  getParent: (element) => element.parentNode,
  getSiblings: (node) => ("parentNode" in node && node.parentNode ? node.parentNode.childNodes : [node]),
  getText: textOf,
  hasAttrib: (element, name) => attribute(element, name) !== undefined,
  removeSubsets: (nodes) => nodes.filter((node) => !ancestorsOf(node).some((above) => nodes.includes(above))),
};
const options = { adapter };

/** An element or the whole document, with its descendants. */
export class Part {
  readonly #node: Node;
  readonly #document: Node;

  constructor(node: Node, document: Node = node) {
    this.#node = node;
    this.#document = document;
  }

  all(selector: string): Part[] {
    return selectAll<Node, Element>(selector, this.#node, { ...options, context: this.#node }).map(
      (element) => new Part(element, this.#document),
    );
  }

  find(selector: string): Part | undefined {
    return this.all(selector)[0];
  }

  /** Throws unless there is exactly one match. */
  one(selector: string): Part {
    const [only, ...others] = this.all(selector);
    if (!only || others.length > 0) throw new Error(`${others.length + (only ? 1 : 0)} of «${selector}»`);
    return only;
  }

  matches(selector: string): boolean {
    return tree.isElementNode(this.#node) && is<Node, Element>(this.#node, selector, options);
  }

  closest(selector: string): Part | undefined {
    return [this.#node, ...ancestorsOf(this.#node)]
      .map((node) => new Part(node, this.#document))
      .find((part) => part.matches(selector));
  }

  get tag(): string {
    return tree.isElementNode(this.#node) ? this.#node.tagName : "";
  }

  attribute(name: string): string | undefined {
    return tree.isElementNode(this.#node) ? attribute(this.#node, name) : undefined;
  }

  /** All text, even hidden text, with white space collapsed. */
  get text(): string {
    return plain(textOf(this.#node));
  }

  get source(): string {
    return textOf(this.#node);
  }

  /** One line per block, without elements that are hidden from screen readers. No-break spaces stay. */
  get lines(): string[] {
    return linesOf(this.#node)
      .split("\n")
      .map((line) => line.replace(/[ \t]+/g, " ").trim())
      .filter((line) => line !== "");
  }

  /** The accessible name of the element, or else its text. */
  get name(): string {
    return plain(nameOf(this.#node, this.#document));
  }

  get children(): Part[] {
    return childrenOf(this.#node)
      .filter(adapter.isTag)
      .map((element) => new Part(element, this.#document));
  }
}

export class Page extends Part {
  readonly html: string;

  constructor(html: string) {
    super(parse(html, { scriptingEnabled: false }));
    this.html = html;
  }

  get main(): Part {
    return this.one("main");
  }

  get title(): string {
    return this.one("title").text;
  }

  get heading(): string {
    return this.one("h1").text;
  }

  meta(name: string): string | undefined {
    const value = this.find(`meta[name="${name}"], meta[property="${name}"]`)?.attribute("content");
    return value && plain(value);
  }

  region(name: string): Part {
    const found = regions(this).filter((part) => part.name === name);
    if (!found[0] || found.length > 1) throw new Error(`${found.length} regions «${name}»`);
    return found[0];
  }

  get structuredData(): Record<string, unknown>[] {
    return this.all('script[type="application/ld+json"]').map((script) => JSON.parse(script.source));
  }
}

/** Returns parse errors, and elements that the parser had to move, open or close itself. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const report = (what: string, offset: number) => faults.push(`${what}: ${html.slice(offset, offset + 80)}`);
  const document = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => report(code, startOffset),
  });
  const examine = (node: Node) => {
    if (tree.isElementNode(node)) {
      const place = node.sourceCodeLocation;
      if (!place?.startTag) faults.push(`${node.tagName} without a start tag`);
      else if (!place.endTag && !isVoid(node, html.slice(place.startOffset, place.startTag.endOffset))) {
        report("not closed", place.startOffset);
      }
    }
    for (const child of childrenOf(node)) examine(child);
  };
  examine(document);
  return faults;
}

const voidElements = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);

function isVoid(element: Element, tag: string): boolean {
  return (
    voidElements.has(element.tagName) || (element.namespaceURI !== standard.NS.HTML && tag.endsWith("/>"))
  );
}

export function regions(part: Part): Part[] {
  return part.all("section[aria-label], section[aria-labelledby]");
}

export function table(part: Part, caption: string): Part {
  const found = part.all("table").filter((item) => item.find("caption")?.name.startsWith(caption));
  if (!found[0] || found.length > 1) throw new Error(`${found.length} tables «${caption}»`);
  return found[0];
}

export function texts(parts: Part[]): string[] {
  return parts.map((part) => part.text);
}

/** Returns the rows of a two-column table or the pairs of a definition list. */
export function pairs(part: Part): Record<string, string> {
  const values = part.all("td, dd");
  return Object.fromEntries(
    part.all("th[scope=row], dt").map(({ text }, index) => [text, values[index]?.text ?? ""]),
  );
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((item) => item.name === name)?.value;
}

function childrenOf(node: Node): Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

function ancestorsOf(node: Node): Node[] {
  const above = "parentNode" in node ? node.parentNode : null;
  return above ? [above, ...ancestorsOf(above)] : [];
}

function textOf(node: Node): string {
  return tree.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join("");
}

/** Elements inside a line. All others start a new line. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
]);

const withoutText = new Set(["script", "style", "template"]);

function linesOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value.replace(/[ \t\n]+/g, " ");
  if (
    tree.isElementNode(node) &&
    (withoutText.has(node.tagName) || attribute(node, "aria-hidden") === "true")
  ) {
    return "";
  }
  const content = childrenOf(node).reduce((before, child) => {
    const after = linesOf(child);
    // An element and the text before it are not one word, because CSS separates them.
    const touch = tree.isElementNode(child) && /\S$/.test(before) && /^\S/.test(after);
    return touch ? `${before}\n${after}` : before + after;
  }, "");
  return tree.isElementNode(node) && inline.has(node.tagName) ? content : `\n${content}\n`;
}

/** Computes the accessible name, with only the rules that the site needs. */
function nameOf(node: Node, document: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node)) return "";
  const labels = attribute(node, "aria-labelledby")?.split(" ") ?? [];
  if (labels.length > 0) {
    return labels.map((id) => nameOf(elementById(document, id), document)).join(" ");
  }
  const own = attribute(node, "aria-label") ?? attribute(node, "alt");
  if (own !== undefined) return own;
  const content = childrenOf(node)
    .filter((child) => !tree.isElementNode(child) || attribute(child, "aria-hidden") !== "true")
    .map((child) => nameOf(child, document))
    .join("");
  return inline.has(node.tagName) ? content : ` ${content} `;
}

function elementById(document: Node, id: string): Element {
  const [found] = selectAll<Node, Element>(`[id="${id}"]`, document, options);
  if (!found) throw new Error(`nothing has the id «${id}»`);
  return found;
}
