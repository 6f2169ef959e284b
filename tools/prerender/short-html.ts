import { minify } from "terser";
import { memoize } from "#app/lib/memoize.ts";

/**
 * Shortens HTML from React, in which every value has double quotes. Browsers build the same elements from the
 * result, so React can hydrate them. Optional end tags such as </li> stay, because the tests need them to
 * find faulty nesting.
 */
export async function shortHtml(html: string): Promise<string> {
  const parts = html.split(/(<script\b.*?<\/script>)/s);
  const short = parts.map((part, index) => (index % 2 ? shortScript(part) : shortMarkup(part)));
  return (await Promise.all(short)).join("");
}

/** Data and scripts in files stay unchanged. */
async function shortScript(part: string): Promise<string> {
  const code = /^<script>(.*)<\/script>$/s.exec(part)?.[1];
  return code ? `<script>${await minifiedOnce(code)}</script>` : part;
}

/** Cached, because all pages have the same few scripts. */
const minifiedOnce = memoize(async (code: string) => {
  const { code: short = code } = await minify(code, { ecma: 2020, compress: { passes: 2 } });
  return short.replace(/;$/, "");
});

function shortMarkup(html: string): string {
  const closed = withoutComments(html).replace(/<(path|rect|circle|use)\b([^>]*)><\/\1>/g, "<$1$2/>");
  return closed.replace(/<[a-z][^>]*>/g, shortTag);
}

/** Removes React's comments from delivered blocks, whose HTML React ignores (ui/delivered-block.tsx). */
function withoutComments(html: string): string {
  const [before = "", ...blocks] = html.split(/(?=<div id="delivered)/);
  return (
    before +
    blocks.map((block) => block.replace(delivered(block), (text) => text.replace(/<!--.*?-->/g, ""))).join("")
  );
}

/** Returns a block's HTML from its start to its own end tag. */
function delivered(html: string): string {
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?div\b/g)) {
    depth += tag === "<div" ? 1 : -1;
    if (depth === 0) return html.slice(0, index);
  }
  return html;
}

function shortTag(tag: string): string {
  // The slash of «<meta …/>» has no effect in HTML. In SVG it closes an element.
  const short = tag.replace(/^<(meta|link|img|input|br|hr|source)\b(.*)\/>$/s, "<$1$2>");
  // Before «/>», a value without quotes would include the slash.
  return short.replace(/="([^"'\s=<>`]+)"(?!\/>)/g, "=$1");
}
