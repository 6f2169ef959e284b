import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { Database } from "../../../services/enquiries/storage/database.ts";
import type { EnquiryService } from "../../support/enquiry-service.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  command,
  enquiry,
  fileOfTest,
  mailSettingsFor,
  run,
  startMailbox,
  startProcess,
  startService,
  storedIds,
  waitOptions,
  withDatabase,
} from "./support.ts";

cleanUpAfterEach();

const never = new Promise<undefined>(() => {});

async function postUntilGone(service: EnquiryService): Promise<string[]> {
  const acknowledged: string[] = [];
  while (true) {
    const sent = enquiry();
    const status = await service.post(sent);
    if (status === undefined) return acknowledged;
    expect(status).toBe(204);
    acknowledged.push(sent.id);
  }
}

function expectIntactFile() {
  expect(withDatabase((database) => database.prepare("PRAGMA integrity_check").all())).toEqual([
    { integrity_check: "ok" },
  ]);
}

test("if the service is killed before it has sent a stored enquiry, a restart sends it once", async () => {
  const mailbox = await startMailbox();
  let wasRequested = false;
  mailbox.answerRecipient = () => {
    wasRequested = true;
    return never;
  };
  const before = await startProcess(mailSettingsFor(mailbox));
  const sent = enquiry();
  expect(await before.post(sent)).toBe(204);
  await vi.waitFor(() => expect(wasRequested).toBe(true), waitOptions);
  await before.end("SIGKILL");
  mailbox.answerRecipient = () => undefined;
  const after = await startService(mailSettingsFor(mailbox));
  await vi.waitFor(async () => expect(await after.health()).toMatchObject({ sent: 1 }), waitOptions);
  expect(arrivedIds(mailbox)).toEqual([sent.id]);
});

test("if the service is killed before the mail server confirms, a restart sends only a notice", async () => {
  const mailbox = await startMailbox();
  const seen: string[] = [];
  mailbox.answer = ({ messageId = "" }) => {
    seen.push(messageId);
    return seen.length === 1 ? never : undefined;
  };
  const settings = { ...mailSettingsFor(mailbox), SMTP_TIMEOUT_SECONDS: 2 };
  const before = await startProcess(settings);
  const sent = enquiry();
  expect(await before.post(sent)).toBe(204);
  await vi.waitFor(() => expect(seen).toHaveLength(1), waitOptions);
  await before.end("SIGKILL");
  const after = await startService(settings);
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), waitOptions);
  expect(seen.map((id) => id.split(".")[1])).toEqual(["sales", "notice"]);
  expect(await after.health()).toMatchObject({ doubt: 1 });
  expect(await run("resend", sent.id.slice(0, 12))).toContain("se enviará otra vez");
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), waitOptions);
});

test("if the mail server never confirms, the service sends a notice, and another a day later", async () => {
  const mailbox = await startMailbox();
  const seen: (string | undefined)[] = [];
  mailbox.answer = ({ messageId = "" }) => {
    seen.push(messageId.split(".")[1]);
    return never;
  };
  const service = await startService({ ...mailSettingsFor(mailbox), SMTP_TIMEOUT_SECONDS: 2 });
  await service.post(enquiry());
  await vi.waitFor(() => expect(service.output.match(/"in doubt"/g)).toHaveLength(2), waitOptions);
  expect(seen).toEqual(["sales", "notice"]);
  const [notice] = withDatabase((database) =>
    database.prepare("SELECT state, due - queued AS pause FROM mails WHERE kind = 'notice'").all(),
  );
  expect(notice?.state).toBe("waiting");
  expect(Number(notice?.pause)).toBeGreaterThan(86_400_000);
});

test("if the port is in use, the service ends with one line and an exit code", async () => {
  const mailbox = await startMailbox();
  const { port } = await startService();
  const second = command([], {
    ...mailSettingsFor(mailbox),
    ENQUIRIES_FILE: fileOfTest("second.db"),
    ENQUIRIES_PORT: port,
  });
  expect(await second).toEqual({
    code: 1,
    text: `No se pudo: el puerto ${port} está ocupado. Elija otro con ENQUIRIES_PORT o cierre el programa que lo usa.\n`,
  });
});

test("if the service is killed repeatedly, each acknowledged enquiry is kept and sent once", async () => {
  const mailbox = await startMailbox();
  const acknowledged: string[] = [];
  for (const moment of [30, 80]) {
    const service = await startProcess();
    const senders = Array.from({ length: 12 }, () => postUntilGone(service));
    await vi.waitFor(
      () => expect(storedIds().length).toBeGreaterThan(acknowledged.length + moment),
      waitOptions,
    );
    await service.end("SIGKILL");
    acknowledged.push(...(await Promise.all(senders)).flat());
    expectIntactFile();
    expect(storedIds()).toEqual(expect.arrayContaining(acknowledged));
  }
  await startService(mailSettingsFor(mailbox));
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(storedIds()), waitOptions);
});

test("if the database is full, the service answers 503 until enquiries are deleted", async () => {
  const service = await startService({ ENQUIRIES_MAX_MEGABYTES: 1 });
  const acknowledged: string[] = [];
  let status: number | undefined;
  do {
    const sent = enquiry({ message: "x".repeat(10_000), email: "mucho@lab.example" });
    status = await service.post(sent);
    if (status === 204) acknowledged.push(sent.id);
  } while (status === 204 && acknowledged.length < 200);
  expect(status).toBe(503);
  expect(await service.health()).toMatchObject({ ok: false, reason: "size limit" });
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(storedIds()).toEqual(acknowledged.sort());
  expectIntactFile();
  const forgotten = await run("forget", "Mucho@lab.example");
  expect(forgotten).toContain(`: ${acknowledged.length}.`);
  expect(await service.post(enquiry())).toBe(204);
  await vi.waitFor(async () => expect(await service.health()).toMatchObject({ ok: true }), waitOptions);
});

test("if the disk is full, the service answers 503 and goes on running", async () => {
  // The process ignores SIGXFSZ, so that a write beyond 2000 blocks of 512 bytes fails as on a full disk.
  const service = await startProcess({}, "trap '' XFSZ; ulimit -f 2000;");
  const acknowledged: string[] = [];
  let status: number | undefined;
  do {
    const sent = enquiry({ message: "x".repeat(10_000) });
    status = await service.post(sent);
    if (status === 204) acknowledged.push(sent.id);
  } while (status === 204 && acknowledged.length < 200);
  expect(status).toBe(503);
  expect(acknowledged.length).toBeGreaterThan(1);
  expect(await service.post({})).toBe(422);
  expect((await fetch(`${service.url}/health`)).status).toBe(503);
  await service.end("SIGKILL");
  const after = await startService();
  expect(await after.post(enquiry())).toBe(204);
  expect(storedIds()).toEqual(expect.arrayContaining(acknowledged));
  expectIntactFile();
});

test("while the database is locked, an enquiry waits and other requests are answered", async () => {
  const service = await startService();
  const lock = new DatabaseSync(fileOfTest());
  lock.exec("BEGIN IMMEDIATE");
  const sent = [enquiry(), enquiry()];
  const answers = sent.map((one) => service.post(one));
  expect(await service.post({})).toBe(422);
  expect(storedIds()).toEqual([]);
  lock.exec("COMMIT");
  expect(await Promise.all(answers)).toEqual([204, 204]);
  expect(storedIds()).toEqual(sent.map(({ id }) => id).sort());
  lock.close();
});

test("if the database stays locked, the request fails and nothing is written", async () => {
  const database = new Database(fileOfTest(), { maxMegabytes: 1, lockTimeout: 60 });
  const lock = new DatabaseSync(fileOfTest());
  lock.exec("BEGIN IMMEDIATE");
  await expect(database.write(() => database.run("DELETE FROM enquiries"))).rejects.toThrow(/locked/);
  lock.exec("COMMIT");
  expect(await database.write(() => 1)).toBe(1);
  lock.close();
  database.close();
});

test("truncating the journal waits for other processes, up to a timeout", async () => {
  const database = new Database(fileOfTest(), { maxMegabytes: 1, lockTimeout: 200 });
  const lock = new DatabaseSync(fileOfTest());
  lock.exec("BEGIN IMMEDIATE");
  await expect(database.truncateJournal()).rejects.toThrow("otro proceso ocupa el archivo");
  const truncated = database.truncateJournal();
  lock.exec("COMMIT");
  await truncated;
  lock.close();
  database.close();
});

test("when stopped, the service answers open requests and finishes the current mail", async () => {
  const mailbox = await startMailbox();
  mailbox.answer = () => new Promise((done) => setTimeout(done, 300, undefined));
  const service = await startProcess(mailSettingsFor(mailbox));
  const first = enquiry();
  expect(await service.post(first)).toBe(204);
  const others = Array.from({ length: 20 }, () => enquiry());
  const answers = others.map((one) => service.post(one));
  const code = await service.end("SIGTERM");
  expect(code).toBe(0);
  const statuses = await Promise.all(answers);
  const accepted = others.filter((_, index) => statuses[index] === 204).map(({ id }) => id);
  expect(storedIds()).toEqual(expect.arrayContaining([first.id, ...accepted]));
  mailbox.answer = () => undefined;
  await startService(mailSettingsFor(mailbox));
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(storedIds()), waitOptions);
});
