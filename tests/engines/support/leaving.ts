import type { Tab } from "./tab.ts";

/** Returns the address that pressing a link would open, without opening it; "" if the page prevents it. */
export async function pressed(tab: Tab, link: string): Promise<string> {
  await tab.run(() => {
    document.documentElement.dataset.led = "nobody has pressed";
    addEventListener(
      "click",
      (event) => {
        const anchor = event.target instanceof Element ? event.target.closest("a") : null;
        document.documentElement.dataset.led = event.defaultPrevented ? "" : anchor?.href;
        event.preventDefault();
      },
      { once: true },
    );
  });
  await tab.press(link);
  const led = () => tab.run(() => document.documentElement.dataset.led ?? "");
  await tab.reads("the press has arrived", async () => (await led()) !== "nobody has pressed", true);
  return led();
}

/** Returns the text of a WhatsApp link. */
export function chatText(href: string): string {
  return new URL(href).searchParams.get("text") ?? "";
}

/** Returns the body of a mail link, with plain line feeds. */
export function mailBody(href: string): string {
  const body = /[?&]body=([^&]*)/.exec(href)?.[1] ?? "";
  return decodeURIComponent(body).replaceAll("\r\n", "\n");
}
