/** If the mail server is down, refuses, is slow or never answers, nothing is lost and nothing arrives twice. */
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { textOf } from "../../../services/enquiries/demo/mailbox.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  inFile,
  mailTo,
  soon,
  startMailbox,
  startProcess,
  startService,
} from "./support.ts";

cleanUpAfterEach();

const never = new Promise<undefined>(() => {});

const states = () =>
  inFile((database) => database.prepare("SELECT kind, state, attempts FROM mails ORDER BY kind DESC").all());
const pauseOfWaiting = () =>
  inFile((database) =>
    Number(
      database.prepare("SELECT due - queued AS pause FROM mails WHERE state = 'waiting'").get()?.pause ?? 0,
    ),
  );
const stateOfSales = () => states().find(({ kind }) => kind === "sales")?.state;

test("enquiries sent while the mail server is down arrive once when it is back", async () => {
  const mailbox = await startMailbox();
  await mailbox.stop();
  const service = await startService(mailTo(mailbox));
  const sent = [enquiry(), enquiry(), enquiry()];
  for (const one of sent) expect(await service.post(one)).toBe(204);
  await vi.waitFor(() => expect(service.output.match(/"no mail"/g)?.length).toBeGreaterThan(2), soon);
  expect(await service.health()).toMatchObject({ ok: true, waiting: 3 });
  await mailbox.start();
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(sent.map(({ id }) => id).sort()), soon);
  await vi.waitFor(() => expect(stateOfSales()).toBe("sent"), soon);
});

test("after a temporary refusal the service retries with growing pauses", async () => {
  const mailbox = await startMailbox();
  const asked: number[] = [];
  mailbox.answerRecipient = () => {
    asked.push(performance.now());
    return asked.length < 4 ? { code: 450, text: "greylisted" } : undefined;
  };
  const service = await startService({ ...mailTo(mailbox), ENQUIRIES_RETRY_SECONDS: 0.1 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
  await vi.waitFor(() => expect(states()).toMatchObject([{ state: "sent", attempts: 3 }]), soon);
  for (const [index, time] of asked.slice(1).entries()) {
    expect(time - Number(asked[index])).toBeGreaterThanOrEqual(80 * 2 ** index);
  }
});

test("a permanent refusal raises an alarm, is retried slowly and finally given up", async () => {
  const mailbox = await startMailbox();
  let tries = 0;
  mailbox.answerRecipient = () => {
    tries += 1;
    return { code: 550, text: "no such mailbox" };
  };
  const retry = 0.0000001;
  const service = await startService({ ...mailTo(mailbox), ENQUIRIES_RETRY_SECONDS: retry });
  await service.post(enquiry());
  await vi.waitFor(() => expect(stateOfSales()).toBe("refused"), soon);
  expect(tries).toBe(14);
  expect(await service.health()).toMatchObject({ ok: true, alarms: ["refused"], refusedForGood: 1 });
  await service.end();
  // The first pause is 120 times as long as after a temporary refusal.
  const slow = await startService({ ...mailTo(mailbox), ENQUIRIES_RETRY_SECONDS: 30 });
  await slow.post(enquiry());
  await vi.waitFor(() => expect(tries).toBe(15), soon);
  await vi.waitFor(() => expect(pauseOfWaiting()).toBeGreaterThan(0.7 * 3_600_000), soon);
  expect(await slow.health()).toMatchObject({ refusedForGood: 2 });
});

test("a connection that breaks inside the data is retried, and the enquiry arrives once", async () => {
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
        // The break travels with the answer, so the result does not depend on the speed of the machine.
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
  await vi.waitFor(() => expect(stateOfSales()).toBe("sent"), soon);
  expect(states()).toHaveLength(1);
  expect(service.output).not.toContain("in doubt");
  await service.end();
  server.close();
});

test("a refused enquiry does not delay the others", async () => {
  const mailbox = await startMailbox();
  mailbox.answer = ({ subject = "" }) => (subject.includes("Virus") ? { code: 554, text: "no" } : undefined);
  const service = await startService({ ...mailTo(mailbox), ENQUIRIES_RETRY_SECONDS: 60 });
  const [bad, good] = [enquiry({ name: "Virus" }), enquiry()];
  expect(await service.post(bad)).toBe(204);
  expect(await service.post(good)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([good.id]), soon);
  expect(await service.health()).toMatchObject({ waiting: 1 });
});

test("the service waits for a slow mail server and sends nothing twice", async () => {
  const mailbox = await startMailbox();
  mailbox.answer = () => new Promise((done) => setTimeout(done, 700, undefined));
  const service = await startService(mailTo(mailbox));
  const sent = [enquiry(), enquiry()];
  for (const one of sent) expect(await service.post(one)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(sent.map(({ id }) => id).sort()), soon);
  await vi.waitFor(async () => expect(await service.health()).toMatchObject({ sent: 2 }), soon);
});

test("the service retries if the mail server hangs before it has the mail", async () => {
  const mailbox = await startMailbox();
  let asked = 0;
  mailbox.answerRecipient = () => (++asked === 1 ? never : undefined);
  const service = await startService({ ...mailTo(mailbox), SMTP_TIMEOUT_SECONDS: 0.5 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
  await vi.waitFor(() => expect(states()).toMatchObject([{ state: "sent" }]), soon);
});

test("if the mail server never confirms a mail, the mailbox gets a notice instead", async () => {
  const mailbox = await startMailbox();
  const seen: (string | undefined)[] = [];
  mailbox.answer = ({ messageId }) => {
    seen.push(messageId);
    return seen.length === 1 ? never : undefined;
  };
  const service = await startService({ ...mailTo(mailbox), SMTP_TIMEOUT_SECONDS: 0.5 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), soon);
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
  const service = await startProcess({ ...mailTo(mailbox), ...login, MAIL_RECEIPT: "yes" });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  expect(await service.post({ ...sent, id: "x", message: "" })).toBe(422);
  expect(await service.post('{"name":"Ana Vera')).toBe(400);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
  await service.end();
  expect(service.output).toMatch(/"stored".*\n[\s\S]*"refused"[\s\S]*"sent"[\s\S]*"stopped"/);
  expect(service.output).not.toMatch(/muy-secreta|buzon|Ana|Vera|laboratorio|plazo|sales@|ventas@/);
});
