import type { Tab } from "./tab.ts";

/** Where a link would lead when pressed now, without going there; nothing if the page holds it back. */
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

/** The text that arrives in the chat. */
export function chatText(href: string): string {
  return new URL(href).searchParams.get("text") ?? "";
}

/** The text that arrives in the mail program, line breaks as it shows them. */
export function mailBody(href: string): string {
  const body = /[?&]body=([^&]*)/.exec(href)?.[1] ?? "";
  return decodeURIComponent(body).replaceAll("\r\n", "\n");
}
