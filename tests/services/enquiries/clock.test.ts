/** The system clock jumps: nothing unsent is deleted or delayed, and the alarm is not silent. */
import { expect, test, vi } from "vitest";
import { Database } from "../../../services/enquiries/storage/database.ts";
import { SteadyClock } from "../../../services/enquiries/storage/steady-clock.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  fileOfTest,
  inFile,
  mailTo,
  soon,
  startMailbox,
  startService,
  storedIds,
} from "./support.ts";

cleanUpAfterEach();

const [hour, day] = [3_600_000, 86_400_000];

test("the steady clock counts what has passed, and trusts a jump between two runs for a week at most", async () => {
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

/** Starts the service on a machine whose clock is wrong. Timers and the time that passes are right. */
async function withClock<T>(offset: number, work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  const spy = vi.spyOn(Date, "now").mockImplementation(() => now() + offset);
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

test("a start five years ahead deletes nothing unsent, and sends it", async () => {
  const mailbox = await startMailbox();
  const before = await startService();
  const sent = enquiry();
  await before.post(sent);
  await before.end();
  await withClock(5 * 365 * day, async () => {
    const after = await startService(mailTo(mailbox));
    expect(storedIds()).toEqual([sent.id]);
    await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
    await after.end();
  });
});

test("an enquiry received a day ahead is sent at once when the clock is right again, and the alarm is heard", async () => {
  const mailbox = await startMailbox();
  const sent = enquiry();
  await withClock(day, async () => {
    const ahead = await startService();
    await ahead.post(sent);
    await ahead.end();
  });
  inFile((database) => database.prepare("UPDATE mails SET queued = queued - ?").run(2 * hour));
  mailbox.answerRecipient = () => ({ code: 450, text: "later" });
  const service = await startService({ ...mailTo(mailbox), ENQUIRIES_RETRY_SECONDS: 0.2 });
  const { waitingMinutes, alarms } = await service.health();
  expect(waitingMinutes).toBe(120);
  expect(alarms).toEqual(["waiting"]);
  await withClock(-2 * hour, async () => {
    mailbox.answerRecipient = () => undefined;
    await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
  });
});
