import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { shortHtml } from "./short-html.ts";

const inMain = (html: string) =>
  `<!DOCTYPE html><html lang="es"><head></head><body><main>${html}</main></body></html>`;

test.each([
  ["a list in a list", "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li><p>d</p></li></ul><p>e</p>"],
  ["terms", "<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl><dl><div><dt>e</dt><dd>f</dd></div></dl>"],
  ["a table", "<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>"],
  [
    "shapes",
    '<svg><path class="a" d="M0 0h1"></path><use href="/a.svg#b"></use><g><rect rx="2"></rect></g></svg>b',
  ],
  ["elements without an end tag", '<img src="/a.avif" alt=""/><br/><input value="/"/>'],
  [
    "values of attributes",
    '<a href="/a/" title="a b" class="a" rel="x=y" id="á">b</a><a href="/?a=1&amp;b">c</a>',
  ],
  ["React's comments between texts", "<ul><li>a <!-- -->b</li><!-- --><li>c</li></ul>"],
])("shortened HTML gives the same elements: %s", async (_, html) => {
  const page = inMain(html);
  const short = await shortHtml(page);
  expect(short.length).toBeLessThan(page.length);
  expect(serialize(parse(short))).toBe(serialize(parse(page)));
});

test("HTML inside <noscript> is shortened too", async () => {
  const html = '<noscript><p class="a">b</p></noscript>';
  expect(await shortHtml(inMain(html))).toContain("<noscript><p class=a>b</p></noscript>");
});

test("JSON data in a page stay unchanged", async () => {
  const script = '<script type="application/json">{"a":"<li class=\\"a\\"></li></li><li>"}</script>';
  expect(await shortHtml(inMain(script))).toContain('{"a":"<li class=\\"a\\"></li></li><li>"}</script>');
});

test("local variables of an inline script get short names", async () => {
  const script = "<script>((message)=>{const text=message.trim();console.log(text,text)})(name)</script>";
  const short = await shortHtml(inMain(script));
  expect(short).toContain("name.trim()");
  expect(short).not.toMatch(/message|text/);
});

test("React's comments are removed only from blocks that React does not hydrate", async () => {
  const block =
    '<div id="delivered/a" style="display:contents"><!--$--><div>b <!-- -->c</div><!--/$--></div>';
  const short = await shortHtml(inMain(`<p>d <!-- -->e</p>${block}<p>f <!-- -->g</p>`));
  expect(short).toContain("<p>d <!-- -->e</p><div");
  expect(short).toContain("><div>b c</div></div><p>f <!-- -->g</p>");
});
