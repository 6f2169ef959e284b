/**
 * Two changes to the HTML that React Router writes:
 *
 * - The page's data leaves its executable script. Every page would need a Content-Security-Policy
 *   hash of its own; as inert JSON, read by a script that is the same on all pages, it needs none.
 * - Module preloads move to the end of the body with low priority, so that the stylesheet, the
 *   fonts and the first picture come before them.
 */
export function settleScripts(html: string): string {
  const preloads: string[] = [];
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, (tag) => {
      preloads.push(tag.replace("<link ", '<link fetchpriority="low" '));
      return "";
    })
    .replace(
      dataScript,
      (_, data: string) => `<script type="application/json">${data}</script><script>${readData}</script>`,
    )
    .replace("</body>", () => `${preloads.join("")}</body>`);
}

const dataScript = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;

const readData =
  "window.__reactRouterContext.streamController.enqueue(JSON.parse(document.currentScript.previousElementSibling.textContent));";
