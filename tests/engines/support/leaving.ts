import type { Tab } from "./tab.ts";

/** Presses a link without opening it. Returns "" if the page prevents the default action. */
export async function addressOfPressedLink(tab: Tab, link: string): Promise<string> {
  await tab.run(() => {
    document.documentElement.dataset.pressedLink = "nobody has pressed";
    addEventListener(
      "click",
      (event) => {
        const anchor = event.target instanceof Element ? event.target.closest("a") : null;
        document.documentElement.dataset.pressedLink = event.defaultPrevented ? "" : anchor?.href;
        event.preventDefault();
      },
      { once: true },
    );
  });
  await tab.press(link);
  const pressedHref = () => tab.run(() => document.documentElement.dataset.pressedLink ?? "");
  await tab.waitUntil(
    "the link was pressed",
    async () => (await pressedHref()) !== "nobody has pressed",
    true,
  );
  return pressedHref();
}

export function chatText(href: string): string {
  return new URL(href).searchParams.get("text") ?? "";
}

export function mailBody(href: string): string {
  const body = /[?&]body=([^&]*)/.exec(href)?.[1] ?? "";
  return decodeURIComponent(body).replaceAll("\r\n", "\n");
}
