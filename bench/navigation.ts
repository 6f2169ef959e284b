/** Measures the time from a click on a related product to its page, at a fourth of the processor's speed. */
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../tools/chromium.ts";
import { pages } from "./pages.ts";

const slowdown = 4;
const navigations = 6;

export async function navigationTimes(origin: string): Promise<number[]> {
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, "--ignore-certificate-errors"],
  });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(origin + pages.product);
  await page.waitForLoadState("networkidle");
  const measured: number[] = [];
  while (measured.length < navigations) measured.push(await timeOfNext(page));
  await browser.close();
  return measured;
}

async function timeOfNext(page: Page): Promise<number> {
  const card = page.locator("main article").first();
  const name = await card.getByRole("heading").innerText();
  const link = card.getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(500);
  const painted = page.evaluate(whenPainted, name);
  await link.click();
  const time = await painted;
  await page.waitForLoadState("networkidle");
  return time;
}

/** Runs in the page: measures the time from the click to the frame with the new heading. */
function whenPainted(name: string): Promise<number> {
  return new Promise((done) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector("h1")?.textContent?.includes(name)) {
            // This callback runs before the frame is painted. The message arrives after the paint.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - timeStamp);
            port2.postMessage("");
          } else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}
