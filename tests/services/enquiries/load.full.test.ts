/** Many enquiries at once, and many hostile bodies. */
import { expect, test, vi } from "vitest";
import { sendHostileBodies } from "./hostile-bodies.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  mailSettingsFor,
  startMailbox,
  startProcess,
  storedIds,
  waitOptions,
} from "./support.ts";

cleanUpAfterEach();

test("10,000 hostile bodies cause no crash, no 5xx and no invalid stored enquiry", async () => {
  await sendHostileBodies(10_000);
});

test("2,000 enquiries from 50 senders, some repeated, are each stored once and arrive once", async () => {
  const mailbox = await startMailbox();
  const service = await startProcess(mailSettingsFor(mailbox));
  const ids: string[] = [];
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      for (let count = 0; count < 40; count++) {
        const sent = enquiry();
        ids.push(sent.id);
        expect(await service.post(sent)).toBe(204);
        if (count % 10 === 0) expect(await service.post(sent)).toBe(204);
      }
    }),
  );
  expect(storedIds()).toEqual(ids.sort());
  await vi.waitFor(() => expect(mailbox.received.length).toBeGreaterThanOrEqual(2000), waitOptions);
  expect(arrivedIds(mailbox)).toEqual(ids);
});
