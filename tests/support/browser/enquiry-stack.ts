/** Each worker has its own nginx with the site, the service and a real mail server. */
import { rmSync } from "node:fs";
import { Mailbox } from "../../../services/enquiries/demo/mailbox.ts";
import { buildWithEndpoint } from "../../../tools/build-with.ts";
import { startNginx } from "../../../tools/hosts/nginx.ts";
import { type EnquiryService, startEnquiryService } from "../enquiry-service.ts";
import { freePorts } from "../free-ports.ts";
import { test as base, expect } from "./page.ts";

type Stack = { site: string; mailbox: Mailbox; start: () => Promise<void>; stop: () => Promise<void> };

export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const folder = ".cache/sites/fixtures";
      const file = `.cache/enquiries-${process.pid}/enquiries.db`;
      await buildWithEndpoint("tests/fixtures", folder);
      const mailbox = new Mailbox();
      await mailbox.start();
      const [port = 0, servicePort = 0] = await freePorts(2);
      const site = `http://127.0.0.1:${port}`;
      let service: EnquiryService | undefined;
      const start = async () => {
        service = await startEnquiryService(site, {
          SITE: folder,
          ENQUIRIES_FILE: file,
          ENQUIRIES_PORT: String(servicePort),
          ENQUIRIES_ORIGINS: site,
          ENQUIRIES_URL: site,
          ENQUIRIES_MIN_SECONDS: "0",
          SMTP_HOST: "127.0.0.1",
          SMTP_PORT: String(mailbox.port),
          SMTP_SECURITY: "none",
        });
      };
      const stop = async () => void (await service?.end());
      await start();
      const nginx = startNginx(`enquiries-${port}`, [{ port, root: `${folder}/build/client` }], {
        generated: `${folder}/build/deploy`,
        enquiries: servicePort,
      });
      await expect
        .poll(() =>
          fetch(site).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      await use({ site, mailbox, start, stop });
      nginx.kill();
      await stop();
      await mailbox.stop();
      rmSync(`.cache/nginx-enquiries-${port}`, { recursive: true, force: true });
      rmSync(`.cache/enquiries-${process.pid}`, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 0 },
  ],
  baseURL: async ({ stack }, use) => use(stack.site),
});

/** The site does not compress its spreadsheets, so their XML can be read directly. */
export function sheetRows(file: Buffer): string[][] {
  const rows = file.toString("utf8").match(/<row .*?<\/row>/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/(?:t|v)>/g)].map(([, value = ""]) =>
      value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
    ),
  );
}
