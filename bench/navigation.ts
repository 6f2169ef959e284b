/** From a click on a related product until its page is painted, in a browser slowed down four times. */
import { chromium, type Page } from "@playwright/test";

const slowdown = 4;
const start = "/productos/inmunologia/maglumi-x6";
const targets = ["MAGLUMI X3", "MAGLUMI X8", "MAGLUMI X6", "MAGLUMI X3", "MAGLUMI X8", "MAGLUMI X6"];

/** Milliseconds of each navigation, one after the other. */
export async function navigationTimes(origin: string): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--ignore-certificate-errors"],
  });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(origin + start);
  await page.waitForLoadState("networkidle");
  const times: number[] = [];
  for (const name of targets) times.push(await timeOf(page, name));
  await browser.close();
  return times;
}

async function timeOf(page: Page, name: string): Promise<number> {
  const link = page.locator("main article").filter({ hasText: name }).getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(500);
  const painted = page.evaluate(whenPainted, name);
  await link.click();
  const time = await painted;
  await page.waitForLoadState("networkidle");
  return time;
}

/** Runs in the page: from the click to the frame in which the new title stands. */
function whenPainted(name: string): Promise<number> {
  return new Promise((done) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector("h1")?.textContent?.includes(name)) {
            // This runs before the frame is painted, a message after it.
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
