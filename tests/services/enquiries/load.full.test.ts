import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { sendHostileBodies } from "./hostile-bodies.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  mailSettingsFor,
  startMailbox,
  startProcess,
  startService,
  storedIds,
  waitOptions,
} from "./support.ts";

cleanUpAfterEach();

test("10,000 hostile bodies cause no crash, no 5xx and no invalid stored enquiry", async () => {
  await sendHostileBodies(10_000);
});

test("of 2,000 enquiries from 50 senders, some repeated, each is stored once and arrives once", async () => {
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

test("the service ends 200 slow requests, and answers another request meanwhile", async () => {
  const service = await startService();
  const slow = Array.from({ length: 200 }, async (_, index) => {
    const socket = connect(service.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`POST /consultas HTTP/1.1\r\nHost: x\r\n${index % 2 ? "" : "Content-Length: 5000\r\n\r\n"}`);
    const timer = setInterval(() => socket.write("x"), 1000);
    await new Promise((closed) => socket.on("close", closed));
    clearInterval(timer);
  });
  expect(await service.post(enquiry())).toBe(204);
  await Promise.all(slow);
});
