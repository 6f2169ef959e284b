import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { textOf } from "../../../services/enquiries/demo/mailbox.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  mailSettingsFor,
  startMailbox,
  startProcess,
  startService,
  waitOptions,
  withDatabase,
} from "./support.ts";

cleanUpAfterEach();

const never = new Promise<undefined>(() => {});

const states = () =>
  withDatabase((database) =>
    database.prepare("SELECT kind, state, attempts FROM mails ORDER BY kind DESC").all(),
  );
const waitingMailPause = () =>
  withDatabase((database) =>
    Number(
      database.prepare("SELECT due - queued AS pause FROM mails WHERE state = 'waiting'").get()?.pause ?? 0,
    ),
  );
const salesMailState = () => states().find(({ kind }) => kind === "sales")?.state;

test("enquiries posted while the mail server is down arrive once when it runs again", async () => {
  const mailbox = await startMailbox();
  await mailbox.stop();
  const service = await startService(mailSettingsFor(mailbox));
  const sent = [enquiry(), enquiry(), enquiry()];
  for (const one of sent) expect(await service.post(one)).toBe(204);
  await vi.waitFor(() => expect(service.output.match(/"no mail"/g)?.length).toBeGreaterThan(2), waitOptions);
  expect(await service.health()).toMatchObject({ ok: true, waiting: 3 });
  await mailbox.start();
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(sent.map(({ id }) => id).sort()), waitOptions);
  await vi.waitFor(() => expect(salesMailState()).toBe("sent"), waitOptions);
});

test("after a temporary refusal of the mail server, the service retries with growing pauses", async () => {
  const mailbox = await startMailbox();
  const attempts: number[] = [];
  mailbox.answerRecipient = () => {
    attempts.push(performance.now());
    return attempts.length < 4 ? { code: 450, text: "greylisted" } : undefined;
  };
  const service = await startService({ ...mailSettingsFor(mailbox), ENQUIRIES_RETRY_SECONDS: 0.1 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), waitOptions);
  await vi.waitFor(() => expect(states()).toMatchObject([{ state: "sent", attempts: 3 }]), waitOptions);
  for (const [index, time] of attempts.slice(1).entries()) {
    expect(time - Number(attempts[index])).toBeGreaterThanOrEqual(80 * 2 ** index);
  }
});

test("after a permanent refusal, the service raises an alarm, retries slowly, and gives up", async () => {
  const mailbox = await startMailbox();
  let tries = 0;
  mailbox.answerRecipient = () => {
    tries += 1;
    return { code: 550, text: "no such mailbox" };
  };
  const retry = 0.0000001;
  const service = await startService({ ...mailSettingsFor(mailbox), ENQUIRIES_RETRY_SECONDS: retry });
  await service.post(enquiry());
  await vi.waitFor(() => expect(salesMailState()).toBe("refused"), waitOptions);
  expect(tries).toBe(15);
  expect(await service.health()).toMatchObject({ ok: true, alarms: ["refused"], refusedForGood: 1 });
  await service.end();
  // The first pause is 120 times as long as after a temporary refusal.
  const slow = await startService({ ...mailSettingsFor(mailbox), ENQUIRIES_RETRY_SECONDS: 30 });
  await slow.post(enquiry());
  await vi.waitFor(() => expect(tries).toBe(16), waitOptions);
  await vi.waitFor(() => expect(waitingMailPause()).toBeGreaterThan(0.7 * 3_600_000), waitOptions);
  expect(await slow.health()).toMatchObject({ refusedForGood: 2 });
});

test("if the connection breaks during SMTP DATA, the service retries and sends the mail once", async () => {
  let connections = 0;
  const server = createServer((socket) => {
    const isCut = connections++ === 0;
    let isData = false;
    socket.on("error", () => {});
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString("utf8");
      if (isData && !text.endsWith(".\r\n")) return;
      if (/^DATA/.test(text)) {
        isData = true;
        // Closes the connection together with the answer, so that the test does not depend on timing.
        return void (isCut ? socket.end("354 go\r\n") : socket.write("354 go\r\n"));
      }
      socket.write(/^EHLO/.test(text) ? "250 test\r\n" : "250 ok\r\n");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const service = await startService({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: port,
    SMTP_SECURITY: "none",
    ENQUIRIES_RETRY_SECONDS: 0.05,
  });
  await service.post(enquiry());
  await vi.waitFor(() => expect(salesMailState()).toBe("sent"), waitOptions);
  expect(states()).toHaveLength(1);
  expect(service.output).not.toContain("in doubt");
  await service.end();
  server.close();
});

test("an enquiry that the mail server refuses does not delay the others", async () => {
  const mailbox = await startMailbox();
  mailbox.answer = ({ subject = "" }) => (subject.includes("Virus") ? { code: 554, text: "no" } : undefined);
  const service = await startService({ ...mailSettingsFor(mailbox), ENQUIRIES_RETRY_SECONDS: 60 });
  const [bad, good] = [enquiry({ name: "Virus" }), enquiry()];
  expect(await service.post(bad)).toBe(204);
  expect(await service.post(good)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([good.id]), waitOptions);
  expect(await service.health()).toMatchObject({ waiting: 1 });
});

test("if the mail server is slow, the service waits and sends nothing twice", async () => {
  const mailbox = await startMailbox();
  mailbox.answer = () => new Promise((done) => setTimeout(done, 700, undefined));
  const service = await startService(mailSettingsFor(mailbox));
  const sent = [enquiry(), enquiry()];
  for (const one of sent) expect(await service.post(one)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(sent.map(({ id }) => id).sort()), waitOptions);
  await vi.waitFor(async () => expect(await service.health()).toMatchObject({ sent: 2 }), waitOptions);
});

test("if the mail server hangs before it has the whole mail, the service retries", async () => {
  const mailbox = await startMailbox();
  let attempts = 0;
  mailbox.answerRecipient = () => (++attempts === 1 ? never : undefined);
  const service = await startService({ ...mailSettingsFor(mailbox), SMTP_TIMEOUT_SECONDS: 2 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), waitOptions);
  await vi.waitFor(() => expect(states()).toMatchObject([{ state: "sent" }]), waitOptions);
});

test("if the mail server never confirms a mail, the service sends a notice and no second mail", async () => {
  const mailbox = await startMailbox();
  const seen: (string | undefined)[] = [];
  mailbox.answer = ({ messageId }) => {
    seen.push(messageId);
    return seen.length === 1 ? never : undefined;
  };
  const service = await startService({ ...mailSettingsFor(mailbox), SMTP_TIMEOUT_SECONDS: 2 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), waitOptions);
  expect(seen).toEqual([`<${sent.id}.sales.1@inventada.example>`, `<${sent.id}.notice.1@inventada.example>`]);
  const [notice] = mailbox.received;
  expect(notice?.subject).toBe("Puede estar repetida: Ventas y cotizaciones · Ana Vera");
  expect(notice && textOf(notice)).toContain(sent.text);
  expect(notice?.replyTo).toMatchObject([{ address: sent.email }]);
  expect(await service.health()).toMatchObject({ ok: true, alarms: ["doubt"], doubt: 1 });
});

test("the log contains neither the password nor any content of an enquiry", async () => {
  const mailbox = await startMailbox();
  let refused = 0;
  mailbox.answer = ({ to }) =>
    refused++ < 2 ? { code: 550, text: `<${to}> and <ana@laboratorio.example> refused` } : undefined;
  const login = { SMTP_USER: "buzon", SMTP_PASSWORD: "muy-secreta", ENQUIRIES_RETRY_SECONDS: 0.001 };
  const service = await startProcess({ ...mailSettingsFor(mailbox), ...login, MAIL_RECEIPT: "yes" });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  expect(await service.post({ ...sent, id: "x", message: "" })).toBe(422);
  expect(await service.post('{"name":"Ana Vera')).toBe(400);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), waitOptions);
  await service.end();
  expect(service.output).toMatch(/"stored".*\n[\s\S]*"refused"[\s\S]*"sent"[\s\S]*"stopped"/);
  expect(service.output).not.toMatch(/muy-secreta|buzon|Ana|Vera|laboratorio|plazo|sales@|ventas@/);
});
