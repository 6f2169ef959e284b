import { expect, test, vi } from "vitest";
import { Database } from "../../../services/enquiries/storage/database.ts";
import { SteadyClock } from "../../../services/enquiries/storage/steady-clock.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  fileOfTest,
  mailSettingsFor,
  startMailbox,
  startService,
  storedIds,
  waitOptions,
  withDatabase,
} from "./support.ts";

cleanUpAfterEach();

const [hour, day] = [3_600_000, 86_400_000];

test("the steady clock ignores clock jumps, and adds at most a week while the service is off", async () => {
  const database = new Database(fileOfTest(), { maxMegabytes: 1 });
  let [wall, elapsed] = [1_000 * day, 0];
  const clock = () => new SteadyClock(database, { wall: () => wall, elapsed: () => elapsed });
  const first = clock();
  expect(first.now()).toBe(1_000 * day);
  elapsed += hour;
  wall += 5 * 365 * day;
  expect(first.now()).toBe(1_000 * day + hour);
  wall -= 6 * 365 * day;
  expect(first.now()).toBe(1_000 * day + hour);
  await first.save();
  elapsed = 0;
  wall -= day;
  expect(clock().now()).toBe(1_000 * day + hour);
  wall += 3 * day;
  expect(clock().now()).toBe(1_002 * day + hour);
  wall += 5 * 365 * day;
  expect(clock().now()).toBe(1_007 * day + hour);
  database.close();
});

/** Runs the work with a system clock that is wrong by `offset`. Timers and elapsed time stay correct. */
async function withClock<T>(offset: number, work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  const spy = vi.spyOn(Date, "now").mockImplementation(() => now() + offset);
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

test("if the clock is five years ahead, a start deletes nothing and sends unsent enquiries", async () => {
  const mailbox = await startMailbox();
  const before = await startService();
  const posted = enquiry();
  await before.post(posted);
  await before.end();
  await withClock(5 * 365 * day, async () => {
    const after = await startService(mailSettingsFor(mailbox));
    expect(storedIds()).toEqual([posted.id]);
    await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([posted.id]), waitOptions);
    await after.end();
  });
});

test("an enquiry stored while the clock was a day ahead is sent, and alarms still work", async () => {
  const mailbox = await startMailbox();
  const posted = enquiry();
  await withClock(day, async () => {
    const ahead = await startService();
    await ahead.post(posted);
    await ahead.end();
  });
  withDatabase((database) => database.prepare("UPDATE mails SET queued = queued - ?").run(2 * hour));
  mailbox.answerRecipient = () => ({ code: 450, text: "later" });
  const service = await startService({ ...mailSettingsFor(mailbox), ENQUIRIES_RETRY_SECONDS: 0.2 });
  const { waitingMinutes, alarms } = await service.health();
  expect(waitingMinutes).toBe(120);
  expect(alarms).toEqual(["waiting"]);
  await withClock(-2 * hour, async () => {
    mailbox.answerRecipient = () => undefined;
    await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([posted.id]), waitOptions);
  });
});
